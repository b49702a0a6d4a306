import CGTK

/// Registers every widget class, so that `.ui` files can name them. Calling it again does nothing.
///
/// The C name is for programs in other languages: load `libTinctureGTK.so`, call this after GTK has
/// been initialised, and the classes are there by name.
@c(tincture_gtk_register)
public func registerWidgets() {
  for type in [ChannelSliderWidget.type] { g_type_ensure(type) }
}

@c(tincture_channel_slider_get_type)
public func channelSliderType() -> UInt { UInt(ChannelSliderWidget.type) }
