import ColorCSS
import Testing
