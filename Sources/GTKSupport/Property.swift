import CGTK

/// A GObject property of a class that is written in Swift.
public struct Property {
  /// What the property holds, and what it is at the start.
  public enum Kind {
    case string
    case rgba
    case bool(default: Bool)
    case int(ClosedRange<Int>, default: Int)
  }

  public let name: String
  let blurb: String
  let kind: Kind
  let get: (Instance) -> Value
  let set: ((Instance, Value) -> Void)?

  /// - Parameters:
  ///   - owner: the Swift class whose instances have it.
  ///   - set: nil for a property that can only be read. It gets a value of `kind` and tells of
  ///     changes itself, by ``Instance/notify(_:)``.
  public init<Owner: Instance>(
    _ name: String, _ blurb: String, _ kind: Kind, of owner: Owner.Type = Owner.self,
    get: @escaping (Owner) -> Value, set: ((Owner, Value) -> Void)? = nil
  ) {
    self.name = name
    self.blurb = blurb
    self.kind = kind
    // The class that has the property made the instance, so it is of the owner's class.
    self.get = { get(unsafeDowncast($0, to: Owner.self)) }
    self.set = set.map { set in { set(unsafeDowncast($0, to: Owner.self), $1) } }
  }

  /// A new `GParamSpec`.
  func specification() -> UnsafeMutablePointer<GParamSpec>? {
    // Changes are told by the setter, and only when there was one.
    var flags = G_PARAM_READABLE.rawValue | G_PARAM_EXPLICIT_NOTIFY.rawValue
    if set != nil { flags |= G_PARAM_WRITABLE.rawValue }
    let all = GParamFlags(flags)
    switch kind {
    case .string: return g_param_spec_string(name, nil, blurb, nil, all)
    case .rgba: return g_param_spec_boxed(name, nil, blurb, gdk_rgba_get_type(), all)
    case .bool(let value): return g_param_spec_boolean(name, nil, blurb, value ? 1 : 0, all)
    case .int(let range, let value):
      return g_param_spec_int(
        name, nil, blurb, Int32(clamping: range.lowerBound), Int32(clamping: range.upperBound),
        Int32(clamping: value), all)
    }
  }

  /// A `GValue` of this property in Swift's terms.
  func value(from value: UnsafePointer<GValue>) -> Value {
    let arguments = Arguments(value, count: 1)
    return switch kind {
    case .string: .string(arguments.string(0))
    case .rgba: .rgba(arguments.rgba(0))
    case .bool: .bool(arguments.bool(0))
    case .int: .int(arguments.int(0))
    }
  }
}
