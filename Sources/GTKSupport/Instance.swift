import CGTK

/// The Swift side of a GObject whose class is written in Swift.
///
/// The object owns it: it is made with the object, and goes when the object is finalized. It points
/// back without a reference, so nothing here keeps the object alive.
open class Instance {
  /// The `GObject`.
  public let pointer: UnsafeMutableRawPointer
  public let definition: ClassDefinition

  public init(_ pointer: UnsafeMutableRawPointer, _ definition: ClassDefinition) {
    self.pointer = pointer
    self.definition = definition
  }

  /// Called once, when the classes above have made their parts and the object can be used: the place
  /// to make children and controllers.
  open func setUp() {}

  /// The object is being taken apart: children must be let go of here. May be called more than once.
  open func dispose() {}

  /// Tells everyone who listens that a property changed.
  public func notify(_ property: String) { g_object_notify(cast(pointer), property) }

  /// The Swift side of an object, or nil when its class is not written in Swift.
  public static func of(_ object: UnsafeMutableRawPointer) -> Self? {
    guard let data = g_object_get_qdata(cast(object), Self.quark) else { return nil }
    return Unmanaged<Instance>.fromOpaque(data).takeUnretainedValue() as? Self
  }

  /// Ties this to its object for as long as that lives.
  func attach() {
    g_object_set_qdata_full(cast(pointer), Self.quark, Unmanaged.passRetained(self).toOpaque()) {
      if let data = $0 { Unmanaged<Instance>.fromOpaque(data).release() }
    }
  }

  private static let quark = g_quark_from_static_string("tincture-swift-instance")
}
