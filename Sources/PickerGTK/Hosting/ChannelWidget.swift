import CGTK
import ColorCore
import GTKSupport
public import PickerControls
public import PickerModel

/// The host of a control of one channel.
public class ChannelWidget<C: ChannelControl>: RangeWidget<C> {
  override var page: Double { control.scale.page }

  /// The channel that is shown; a colour that is set stays.
  public var channel: ChannelScale {
    get { control.scale }
    set {
      if newValue == control.scale { return }
      replace(with: control.on(newValue, showing: color), notifying: "channel")
    }
  }

  private func setChannel(_ name: String?) {
    guard let scale = ChannelScale(named: name ?? "") else {
      let reason = "no such channel; give red, green, blue, or one with its space, such as oklch/lightness"
      return refuse("channel", name ?? "", because: reason)
    }
    channel = scale
  }

  static var channelProperty: Property {
    Property(
      "channel", "red, green or blue, or another with its space: oklch/lightness", .string, of: Self.self,
      get: { .string($0.channel.name) },
      set: { if case .string(let name) = $1 { $0.setChannel(name) } })
  }
}
