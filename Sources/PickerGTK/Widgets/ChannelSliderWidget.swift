public import CGTK
import GTKSupport
public import PickerControls

/// `TinctureChannelSlider`: a slider for one channel of a colour.
public final class ChannelSliderWidget: ChannelWidget<ChannelSlider> {
  public static let type: GType = ClassDefinition(
    "TinctureChannelSlider", extending: gtk_range_get_type(), properties: commonProperties + [channelProperty],
    signals: commonSignals,
    customize: {
      gtk_widget_class_set_css_name(cast($0), "tincture-channel-slider")
      gtk_widget_class_set_accessible_role(cast($0), GTK_ACCESSIBLE_ROLE_SLIDER)
    },
    make: { ChannelSliderWidget(ChannelSlider(.red), $0, $1) }
  ).register()
}
