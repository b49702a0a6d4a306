public import CGTK

/// A pointer to a C instance as the type that the called function takes.
///
/// C casts up and down the class tree by macros that Swift does not see. Whether the instance is
/// of that class is the caller's word, as it is in C.
@inline(__always)
public func cast<T>(_ instance: UnsafeMutableRawPointer) -> UnsafeMutablePointer<T> {
  instance.assumingMemoryBound(to: T.self)
}

/// The same for the many types whose insides C keeps to itself.
@inline(__always)
public func cast(_ instance: UnsafeMutableRawPointer) -> OpaquePointer { OpaquePointer(instance) }

/// The number of an instance's class, as `G_OBJECT_TYPE` gives it.
func classNumber(of instance: UnsafeMutableRawPointer) -> GType {
  let header: UnsafeMutablePointer<GTypeInstance> = cast(instance)
  return header.pointee.g_class.pointee.g_type
}

/// Class numbers that GLib fixes for good (`G_TYPE_MAKE_FUNDAMENTAL` of gtype.h); C has them as macros.
public enum FundamentalType {
  private static func make(_ number: GType) -> GType { number << 2 }
  public static let none = make(1)
  public static let boolean = make(5)
  public static let int = make(6)
  public static let uint = make(7)
  public static let double = make(15)
  public static let string = make(16)
}
