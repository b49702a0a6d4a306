public import ColorCore
public import PickerModel

/// A control for one channel: a slider or a dial.
public protocol ChannelControl: Control {
  init(_ scale: ChannelScale, showing color: Color?)

  var scale: ChannelScale { get }
  /// Shown numbers at which a drag catches, such as those of named colours.
  var detents: [Double] { get set }
  /// The colour with this control's numbers.
  var color: Color { get }
  /// Whether controls of this kind stand side by side; else one below the other.
  static var standInRow: Bool { get }

  /// The same control for another channel.
  func on(_ scale: ChannelScale, showing color: Color?) -> Self
}

extension ChannelControl {
  public func on(_ scale: ChannelScale, showing color: Color?) -> Self { Self(scale, showing: color) }
}
