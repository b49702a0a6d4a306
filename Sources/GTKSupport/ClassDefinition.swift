public import CGTK

/// A GObject class written in Swift: what GObject must know to register it.
///
/// Each registered class is one definition, which lives as long as the program.
public final class ClassDefinition {
  public let name: String
  let parent: GType
  private let make: (UnsafeMutableRawPointer, ClassDefinition) -> Instance
  let properties: [Property]
  let signals: [Signal]
  private let customize: (UnsafeMutableRawPointer) -> Void
  /// The class structure of ``parent``, set when the class is made.
  private(set) var parentClass: UnsafeMutableRawPointer?

  /// - Parameters:
  ///   - name: of the GType, with its prefix: "TincturePicker".
  ///   - parent: the class that it extends.
  ///   - properties: their owners are classes of what `make` makes.
  ///   - customize: gets the new class structure, to set what belongs to a class of widgets.
  ///   - make: makes the Swift side of a new object; a ``WidgetInstance`` when the parent is a widget.
  public init(
    _ name: String, extending parent: GType, properties: [Property] = [], signals: [Signal] = [],
    customize: @escaping (_ classStructure: UnsafeMutableRawPointer) -> Void = { _ in },
    make: @escaping (_ object: UnsafeMutableRawPointer, ClassDefinition) -> Instance
  ) {
    self.name = name
    self.parent = parent
    self.make = make
    self.properties = properties
    self.signals = signals
    self.customize = customize
  }

  /// Registers the class, and gives its number. To be called once a definition.
  public func register() -> GType {
    var query = GTypeQuery()
    g_type_query(parent, &query)
    var info = GTypeInfo()
    info.class_size = UInt16(query.class_size)
    info.instance_size = UInt16(query.instance_size)
    info.class_data = UnsafeRawPointer(Unmanaged.passRetained(self).toOpaque())
    info.class_init = { classStructure, data in
      guard let classStructure, let data else { return }
      Unmanaged<ClassDefinition>.fromOpaque(data).takeUnretainedValue().fill(classStructure)
    }
    info.instance_init = { object, _ in
      guard let object else { return }
      // While an instance is made, it is of the class whose part is being made.
      guard let definition = ClassDefinition.of(classNumber(of: object)) else { return }
      definition.make(object, definition).attach()
    }
    let type = g_type_register_static(parent, name, &info, GTypeFlags(0))
    g_type_set_qdata(type, Self.quark, UnsafeMutableRawPointer(mutating: info.class_data))
    return type
  }

  /// The definition of a class, or of the nearest class above it that has one.
  static func of(_ type: GType) -> ClassDefinition? {
    var type = type
    while type != 0 {
      if let data = g_type_get_qdata(type, quark) {
        return Unmanaged<ClassDefinition>.fromOpaque(data).takeUnretainedValue()
      }
      type = g_type_parent(type)
    }
    return nil
  }

  private static let quark = g_quark_from_static_string("tincture-class-definition")

  private func fill(_ classStructure: UnsafeMutableRawPointer) {
    parentClass = g_type_class_peek_parent(classStructure)
    let type = classStructure.assumingMemoryBound(to: GTypeClass.self).pointee.g_type
    let object: UnsafeMutablePointer<GObjectClass> = cast(classStructure)
    object.pointee.get_property = { object, number, value, _ in
      guard let object, let value, let instance = Instance.of(object) else { return }
      instance.definition.properties[Int(number) - 1].get(instance).store(in: value)
    }
    object.pointee.set_property = { object, number, value, _ in
      guard let object, let value, let instance = Instance.of(object) else { return }
      let property = instance.definition.properties[Int(number) - 1]
      property.set?(instance, property.value(from: value))
    }
    object.pointee.constructed = { object in
      guard let object, let definition = ClassDefinition.of(classNumber(of: object)) else { return }
      let parent: UnsafeMutablePointer<GObjectClass>? = definition.parentClass.map { cast($0) }
      parent?.pointee.constructed(object)
      Instance.of(object)?.setUp()
    }
    object.pointee.dispose = { object in
      guard let object, let definition = ClassDefinition.of(classNumber(of: object)) else { return }
      Instance.of(object)?.dispose()
      let parent: UnsafeMutablePointer<GObjectClass>? = definition.parentClass.map { cast($0) }
      parent?.pointee.dispose(object)
    }
    for (index, property) in properties.enumerated() {
      g_object_class_install_property(object, UInt32(index + 1), property.specification())
    }
    for signal in signals { signal.register(in: type) }
    if g_type_is_a(type, gtk_widget_get_type()) != 0 { WidgetInstance.fill(cast(classStructure)) }
    customize(classStructure)
  }
}
