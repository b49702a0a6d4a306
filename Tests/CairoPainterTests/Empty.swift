import CairoPainter
import Testing
