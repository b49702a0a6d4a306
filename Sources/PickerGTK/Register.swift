import CGTK

/// Registers every widget class, so that `.ui` files can name them. Calling it again does nothing.
///
/// The C name is for programs in other languages: load `libTinctureGTK.so`, call this after GTK has
/// been initialised, and the classes are there by name.
@c(tincture_gtk_register)
public func registerWidgets() {
  let types = [
    PresetListWidget.type, ChannelSliderWidget.type, PreviewWidget.type, PickerWidget.type, DialWidget.type,
    DialGroupWidget.type, SpinnerWidget.type, SwatchWidget.type, ColorGridWidget.type, WellWidget.type,
    PaintPairWidget.type,
  ]
  for type in types { g_type_ensure(type) }
}

// The names that GtkBuilder looks for when a `.ui` file comes before the registration.

@c(tincture_preset_list_get_type)
public func presetListType() -> UInt { UInt(PresetListWidget.type) }

@c(tincture_channel_slider_get_type)
public func channelSliderType() -> UInt { UInt(ChannelSliderWidget.type) }

@c(tincture_preview_get_type)
public func previewType() -> UInt { UInt(PreviewWidget.type) }

@c(tincture_picker_get_type)
public func pickerType() -> UInt { UInt(PickerWidget.type) }

@c(tincture_dial_get_type)
public func dialType() -> UInt { UInt(DialWidget.type) }

@c(tincture_dial_group_get_type)
public func dialGroupType() -> UInt { UInt(DialGroupWidget.type) }

@c(tincture_spinner_get_type)
public func spinnerType() -> UInt { UInt(SpinnerWidget.type) }

@c(tincture_swatch_get_type)
public func swatchType() -> UInt { UInt(SwatchWidget.type) }

@c(tincture_color_grid_get_type)
public func colorGridType() -> UInt { UInt(ColorGridWidget.type) }

@c(tincture_well_get_type)
public func wellType() -> UInt { UInt(WellWidget.type) }

@c(tincture_paint_pair_get_type)
public func paintPairType() -> UInt { UInt(PaintPairWidget.type) }
