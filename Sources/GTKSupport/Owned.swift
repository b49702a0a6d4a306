public import CGTK

/// A reference of our own to a GObject, given back when this goes.
public final class Owned {
  public let pointer: UnsafeMutableRawPointer

  /// Adds a reference, and leaves one that floats, as a new widget's does, to whoever will take it.
  public init(keeping object: UnsafeMutableRawPointer) { pointer = g_object_ref(object) }

  /// Adds a reference, or takes over one that floats.
  public init(sinking object: UnsafeMutableRawPointer) { pointer = g_object_ref_sink(object) }

  /// Takes over a reference that a function handed to its caller.
  public init(taking object: UnsafeMutableRawPointer) { pointer = object }

  deinit { g_object_unref(pointer) }
}

/// Makes an object of a class, with its properties as they are by default.
public func newObject(_ type: GType) -> UnsafeMutableRawPointer {
  guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
    preconditionFailure("no object can be made of \(String(cString: g_type_name(type)))")
  }
  return UnsafeMutableRawPointer(object)
}
