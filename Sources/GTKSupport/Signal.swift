import CGTK

/// A signal that a class written in Swift emits; its handlers return nothing.
public struct Signal {
  public let name: String
  /// Whether it carries a text.
  let carriesText: Bool

  public init(_ name: String, carriesText: Bool = false) {
    self.name = name
    self.carriesText = carriesText
  }

  func register(in type: GType) {
    var parameters = carriesText ? [FundamentalType.string] : []
    g_signal_newv(
      name, type, G_SIGNAL_RUN_LAST, nil, nil, nil, nil, FundamentalType.none, UInt32(parameters.count), &parameters)
  }
}

/// Emits a signal; `text` is what it carries, when it carries one.
public func emit(_ signal: String, from object: UnsafeMutableRawPointer, text: String? = nil) {
  let type = classNumber(of: object)
  var values = [GValue(), GValue()]
  // A handler may drop the last reference to the object; the value keeps one until the end.
  g_value_init(&values[0], type)
  g_value_set_object(&values[0], object)
  g_value_init(&values[1], FundamentalType.string)
  g_value_set_string(&values[1], text)
  g_signal_emitv(values, g_signal_lookup(signal, type), 0, nil)
  for index in values.indices { g_value_unset(&values[index]) }
}
