public import CGTK
public import ColorCore
import GTKSupport
import PickerControls
import PickerModel

/// `TinctureDialGroup`: a dial for each channel of a space, with the colour they make below them.
public final class DialGroupWidget: ChoiceWidget {
  public static let type: GType = ClassDefinition(
    "TinctureDialGroup", extending: gtk_widget_get_type(),
    properties: commonProperties + [
      Property(
        "space", "The space whose channels the dials have: srgb, cmyk, oklch, and so on", .string,
        of: DialGroupWidget.self,
        get: { .string($0.space.name) },
        set: { if case .string(let name) = $1 { $0.setSpace(name) } })
    ],
    signals: commonSignals,
    customize: {
      gtk_widget_class_set_css_name(cast($0), "tincture-dial-group")
      gtk_widget_class_set_accessible_role(cast($0), GTK_ACCESSIBLE_ROLE_GROUP)
      gtk_widget_class_set_layout_manager_type(cast($0), gtk_box_layout_get_type())
    },
    make: { DialGroupWidget($0, $1) }
  ).register()

  private var dials: [DialWidget] = []
  private var preview: PreviewWidget?
  private var title: UnsafeMutablePointer<GtkWidget>?

  /// The space whose channels the dials have.
  public var space = ColorSpace.srgb {
    didSet {
      if space == oldValue { return }
      fill()
      notify("space")
    }
  }

  public override func setUp() {
    super.setUp()
    let layout = UnsafeMutableRawPointer(gtk_widget_get_layout_manager(widget))
    if let layout {
      gtk_orientable_set_orientation(cast(layout), GTK_ORIENTATION_VERTICAL)
      gtk_box_layout_set_spacing(cast(layout), UInt32(Metrics.desktop.gap / 2))
    }
    fill()
  }

  public override func dispose() {
    empty()
    super.dispose()
  }

  private var parts: [ChoiceWidget] { dials + [preview].compactMap { $0 } }

  private func empty() {
    (dials, preview, title) = ([], nil, nil)
    while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
  }

  private func fill() {
    empty()
    Accessibility(pointer).set(GTK_ACCESSIBLE_PROPERTY_LABEL, space.title)
    let label = gtk_label_new(space.title)
    let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, Int32(Metrics.desktop.spacing))
    guard let label, let row, let preview = PreviewWidget.of(newObject(PreviewWidget.type)) else { return }
    gtk_widget_add_css_class(label, "heading")
    gtk_label_set_xalign(cast(UnsafeMutableRawPointer(label)), 0)
    gtk_box_set_homogeneous(cast(UnsafeMutableRawPointer(row)), 1)
    gtk_widget_set_vexpand(row, 1)
    for scale in ChannelScale.all(of: space) {
      guard let dial = DialWidget.of(newObject(DialWidget.type)) else { continue }
      dial.channel = scale
      gtk_widget_set_hexpand(dial.widget, 1)
      gtk_box_append(cast(UnsafeMutableRawPointer(row)), dial.widget)
      dials.append(dial)
    }
    preview.fixedHeight = ChannelStrip.height
    for child in [label, row, preview.widget] { gtk_widget_set_parent(child, widget) }
    self.preview = preview
    for part in parts {
      part.whole = self
      if let choice { part.join(choice) }
    }
  }

  private func setSpace(_ name: String?) {
    guard let space = ColorSpace(name: name ?? "") else {
      return refuse("space", name ?? "", because: "no such space; give srgb, cmyk, hsl, oklch, and so on")
    }
    self.space = space
  }

  override func join(_ other: Choice) {
    super.join(other)
    for part in parts { part.join(other) }
  }
}
