import CGTK

/// Calls `handler` at every emission of a signal, for as long as the object lives.
///
/// The closure is released when the object lets go of it, so it may keep anything but the object
/// itself. For signals that return a truth value, the handler's answer is it: whether the event is
/// used up.
///
/// - Parameters:
///   - signal: with its detail, such as `notify::color`.
///   - handler: gets the arguments without the object.
/// - Returns: the number by which `g_signal_handler_disconnect` knows the connection.
@discardableResult
public func connect(
  _ object: UnsafeMutableRawPointer, _ signal: String, answering handler: @escaping (Arguments) -> Bool
) -> UInt {
  let box = Unmanaged.passRetained(HandlerBox(handler)).toOpaque()
  let closure = g_closure_new_simple(UInt32(MemoryLayout<GClosure>.size), box)
  g_closure_add_finalize_notifier(closure, box) { box, _ in
    if let box { Unmanaged<HandlerBox>.fromOpaque(box).release() }
  }
  g_closure_set_marshal(closure) { closure, result, count, values, _, _ in
    guard let box = closure?.pointee.data, let values, count > 0 else { return }
    let handler = Unmanaged<HandlerBox>.fromOpaque(box).takeUnretainedValue().handler
    let answer = handler(Arguments(values + 1, count: Int(count) - 1))
    if let result, result.pointee.g_type == FundamentalType.boolean { g_value_set_boolean(result, answer ? 1 : 0) }
  }
  return UInt(g_signal_connect_closure(object, signal, closure, 0))
}

/// Calls `handler` at every emission of a signal that wants no answer.
@discardableResult
public func connect(
  _ object: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping (Arguments) -> Void
) -> UInt {
  connect(
    object, signal,
    answering: { arguments in
      handler(arguments)
      return false
    })
}

private final class HandlerBox {
  let handler: (Arguments) -> Bool
  init(_ handler: @escaping (Arguments) -> Bool) { self.handler = handler }
}
