import CGTK

/// The property of an object, read as what `kind` holds.
///
/// - Parameter kind: a value of the type that the property has; what it holds does not matter.
private func read<T>(
  _ property: String, of object: UnsafeMutableRawPointer, as kind: Value, _ take: (Arguments) -> T
) -> T {
  kind.withGValue { value in
    g_object_get_property(cast(object), property, value)
    return take(Arguments(value, count: 1))
  }
}

public func boolProperty(_ property: String, of object: UnsafeMutableRawPointer) -> Bool {
  read(property, of: object, as: .bool(false)) { $0.bool(0) }
}

public func stringProperty(_ property: String, of object: UnsafeMutableRawPointer) -> String? {
  read(property, of: object, as: .string(nil)) { $0.string(0) }
}

public func intProperty(_ property: String, of object: UnsafeMutableRawPointer) -> Int {
  read(property, of: object, as: .int(0)) { $0.int(0) }
}

/// Sets a property of an object.
public func setProperty(_ property: String, of object: UnsafeMutableRawPointer, to value: Value) {
  value.withGValue { g_object_set_property(cast(object), property, $0) }
}
