import CGTK
import GTKSupport

@testable import PickerGTK

/// A widget as a program has it: a GObject with properties and signals, known by the name of its class.
@MainActor
final class TestWidget {
  let owner: Owned
  private(set) var heard: [String] = []

  init(_ className: String) {
    owner = Owned(sinking: newObject(g_type_from_name(className)))
    listen()
  }

  /// The object with that identifier in the text of a `.ui` file.
  init(_ identifier: String, inInterface xml: String) {
    let builder = Owned(taking: UnsafeMutableRawPointer(gtk_builder_new_from_string(xml, -1)!))
    owner = Owned(keeping: UnsafeMutableRawPointer(gtk_builder_get_object(cast(builder.pointer), identifier)!))
    listen()
  }

  var pointer: UnsafeMutableRawPointer { owner.pointer }

  private func listen() {
    for signal in ["began", "changing", "chosen", "cancelled"] {
      connect(pointer, signal) { [weak self] arguments -> Void in
        let text = arguments.count == 0 ? signal : "\(signal) \(arguments.string(0) ?? "nothing")"
        MainActor.assumeIsolated { self?.heard.append(text) }
      }
    }
    connect(pointer, "notify::color") { [weak self] _ -> Void in
      MainActor.assumeIsolated { self?.heard.append("color \(self?.color ?? "nothing")") }
    }
  }

  /// What was heard since the last time.
  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  subscript(property: String) -> String? {
    get { stringProperty(property, of: pointer) }
    set { setProperty(property, of: pointer, to: .string(newValue)) }
  }

  subscript(number property: String) -> Int {
    get { intProperty(property, of: pointer) }
    set { setProperty(property, of: pointer, to: .int(newValue)) }
  }

  var color: String? {
    get { self["color"] }
    set { self["color"] = newValue }
  }

  var rgba: GdkRGBA? {
    get {
      Value.rgba(nil).withGValue { value in
        g_object_get_property(cast(pointer), "rgba", value)
        return g_value_get_boxed(value)?.assumingMemoryBound(to: GdkRGBA.self).pointee
      }
    }
    set { setProperty("rgba", of: pointer, to: .rgba(newValue)) }
  }

  func side<Side: ChoiceWidget>(_ kind: Side.Type = Side.self) -> Side { Side.of(pointer)! }
}

/// Calls `drop` when an edit begins, in the middle of what the widget tells.
@MainActor
func connectDropping(_ pointer: UnsafeMutableRawPointer, _ drop: @escaping @MainActor () -> Void) {
  connect(pointer, "began") { _ -> Void in MainActor.assumeIsolated { drop() } }
}
