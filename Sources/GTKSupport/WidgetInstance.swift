public import CGTK

/// The Swift side of a widget whose class is written in Swift. What is not overridden does what the
/// class above does.
open class WidgetInstance: Instance {
  public var widget: UnsafeMutablePointer<GtkWidget> { cast(pointer) }

  private var parentClass: UnsafeMutablePointer<GtkWidgetClass> {
    guard let parent = definition.parentClass else { preconditionFailure("\(definition.name) has no class structure") }
    return cast(parent)
  }

  open func snapshot(_ snapshot: OpaquePointer) { parentClass.pointee.snapshot?(widget, snapshot) }

  /// The least and the best extent along one axis, in logical pixels.
  ///
  /// - Parameter other: the extent along the other axis that is fixed already, or −1.
  open func measure(_ orientation: GtkOrientation, for other: Int32) -> (minimum: Int32, natural: Int32) {
    var (minimum, natural): (Int32, Int32) = (0, 0)
    parentClass.pointee.measure?(widget, orientation, other, &minimum, &natural, nil, nil)
    return (minimum, natural)
  }

  open func allocate(width: Int32, height: Int32, baseline: Int32) {
    parentClass.pointee.size_allocate?(widget, width, height, baseline)
  }

  /// The theme, or what it says of this widget, changed.
  open func styleChanged(_ change: OpaquePointer?) { parentClass.pointee.css_changed?(widget, change) }

  open func stateChanged(from old: GtkStateFlags) { parentClass.pointee.state_flags_changed?(widget, old) }

  open func directionChanged(from old: GtkTextDirection) { parentClass.pointee.direction_changed?(widget, old) }

  /// The keyboard wants to come in or to move within; false lets it go on to the next widget.
  open func moveFocus(_ direction: GtkDirectionType) -> Bool { parentClass.pointee.focus?(widget, direction) == 1 }

  open func grabFocus() -> Bool { parentClass.pointee.grab_focus?(widget) == 1 }

  /// The widget comes on the screen, with its window.
  open func map() { parentClass.pointee.map?(widget) }

  open func unmap() { parentClass.pointee.unmap?(widget) }
}

extension WidgetInstance {
  /// Asks for a new picture, for when it shows something else but is as large as before.
  public func redraw() { gtk_widget_queue_draw(widget) }

  /// Asks for a new layout too.
  public func resize() { gtk_widget_queue_resize(widget) }

  /// Sends the virtual functions of a new class to the Swift side.
  ///
  /// A class above may call them while its part of an instance is made, before there is a Swift
  /// side; these first calls are not ours to answer.
  static func fill(_ table: UnsafeMutablePointer<GtkWidgetClass>) {
    table.pointee.snapshot = { widget, snapshot in
      guard let snapshot else { return }
      swiftSide(widget)?.snapshot(snapshot)
    }
    table.pointee.measure = { widget, orientation, other, minimum, natural, minimumBaseline, naturalBaseline in
      let extent = swiftSide(widget)?.measure(orientation, for: other) ?? (minimum: 0, natural: 0)
      minimum?.pointee = extent.minimum
      natural?.pointee = extent.natural
      minimumBaseline?.pointee = -1
      naturalBaseline?.pointee = -1
    }
    table.pointee.size_allocate = { swiftSide($0)?.allocate(width: $1, height: $2, baseline: $3) }
    table.pointee.css_changed = { swiftSide($0)?.styleChanged($1) }
    table.pointee.state_flags_changed = { swiftSide($0)?.stateChanged(from: $1) }
    table.pointee.direction_changed = { swiftSide($0)?.directionChanged(from: $1) }
    table.pointee.focus = { swiftSide($0)?.moveFocus($1) == true ? 1 : 0 }
    table.pointee.grab_focus = { swiftSide($0)?.grabFocus() == true ? 1 : 0 }
    table.pointee.map = { swiftSide($0)?.map() }
    table.pointee.unmap = { swiftSide($0)?.unmap() }
  }
}

private func swiftSide(_ widget: UnsafeMutablePointer<GtkWidget>?) -> WidgetInstance? {
  widget.flatMap { WidgetInstance.of(UnsafeMutableRawPointer($0)) }
}
