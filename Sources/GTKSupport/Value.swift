public import CGTK

/// What properties and signals carry, in Swift's terms.
public enum Value {
  case string(String?)
  case int(Int)
  case bool(Bool)
  case double(Double)
  case rgba(GdkRGBA?)

  var type: GType {
    switch self {
    case .string: FundamentalType.string
    case .int: FundamentalType.int
    case .bool: FundamentalType.boolean
    case .double: FundamentalType.double
    case .rgba: gdk_rgba_get_type()
    }
  }

  /// Writes it into an initialised `GValue` of its type.
  func store(in value: UnsafeMutablePointer<GValue>) {
    switch self {
    case .string(let string): g_value_set_string(value, string)
    case .int(let number): g_value_set_int(value, Int32(clamping: number))
    case .bool(let flag): g_value_set_boolean(value, flag ? 1 : 0)
    case .double(let number): g_value_set_double(value, number)
    case .rgba(var color?): g_value_set_boxed(value, &color)
    case .rgba(nil): g_value_set_boxed(value, nil)
    }
  }

  /// Calls with a `GValue` of this, which ends with the call.
  public func withGValue<R>(_ body: (UnsafeMutablePointer<GValue>) -> R) -> R {
    var value = GValue()
    g_value_init(&value, type)
    store(in: &value)
    defer { g_value_unset(&value) }
    return body(&value)
  }
}

/// The values that came with a signal or a property, read as what the signal says they are.
public struct Arguments {
  let values: UnsafePointer<GValue>
  public let count: Int

  init(_ values: UnsafePointer<GValue>, count: Int) {
    self.values = values
    self.count = count
  }

  public func string(_ index: Int) -> String? { g_value_get_string(values + index).map { String(cString: $0) } }
  public func int(_ index: Int) -> Int { Int(g_value_get_int(values + index)) }
  public func uint(_ index: Int) -> UInt { UInt(g_value_get_uint(values + index)) }
  public func bool(_ index: Int) -> Bool { g_value_get_boolean(values + index) != 0 }
  public func double(_ index: Int) -> Double { g_value_get_double(values + index) }
  /// Flags, as their bits.
  public func flags(_ index: Int) -> UInt32 { g_value_get_flags(values + index) }
  /// A value that is itself a `GValue`; nil when that holds nothing that is known here.
  public func value(_ index: Int) -> Value? {
    g_value_get_boxed(values + index).flatMap { Self.value(of: $0.assumingMemoryBound(to: GValue.self)) }
  }

  /// What a `GValue` holds; nil for types other than text and colours.
  public static func value(of value: UnsafePointer<GValue>) -> Value? {
    let inner = Arguments(value, count: 1)
    switch value.pointee.g_type {
    case FundamentalType.string: return .string(inner.string(0))
    case gdk_rgba_get_type(): return .rgba(inner.rgba(0))
    default: return nil
    }
  }

  public func rgba(_ index: Int) -> GdkRGBA? {
    g_value_get_boxed(values + index)?.assumingMemoryBound(to: GdkRGBA.self).pointee
  }
}
