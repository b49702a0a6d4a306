import ColorCore
import Testing
