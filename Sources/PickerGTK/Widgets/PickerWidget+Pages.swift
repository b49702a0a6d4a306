import CGTK
import ColorCore
import GTKSupport
import PickerControls
import PickerModel

/// What stands on the pages.
extension PickerWidget {
  func content(of page: Page) -> UnsafeMutablePointer<GtkWidget>? {
    switch page {
    case .preset: presetPage()
    case .rgb, .hsl, .oklch: sliderPage(page.sliders)
    case .dials: dialPage(page.dialSpaces)
    }
  }

  /// The list, which scrolls where there is no room for all of it.
  private func presetPage() -> UnsafeMutablePointer<GtkWidget>? {
    guard let list: PresetListWidget = part(PresetListWidget.type) else { return nil }
    gtk_widget_set_valign(list.widget, GTK_ALIGN_START)
    return scrolling(list.widget)
  }

  /// Room that scrolls where it is less than a thing likes.
  private func scrolling(_ content: UnsafeMutablePointer<GtkWidget>?) -> UnsafeMutablePointer<GtkWidget>? {
    guard let scroller = gtk_scrolled_window_new() else { return nil }
    let window = OpaquePointer(scroller)
    gtk_scrolled_window_set_policy(window, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_height(window, 1)
    // There is nothing to do in it for the keyboard but to go on to the content.
    gtk_widget_set_focusable(scroller, 0)
    gtk_scrolled_window_set_child(window, content)
    return scroller
  }

  /// A column of things that belong to one page.
  private func column(_ children: [UnsafeMutablePointer<GtkWidget>]) -> UnsafeMutablePointer<GtkWidget>? {
    guard let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, Self.spacing) else { return nil }
    for child in children { gtk_box_append(cast(UnsafeMutableRawPointer(column)), child) }
    return column
  }

  /// A slider for each channel, and the preview.
  private func sliderPage(_ scales: [ChannelScale]) -> UnsafeMutablePointer<GtkWidget>? {
    guard let card = sliderCard(scales), let preview: PreviewWidget = part(PreviewWidget.type) else { return nil }
    return column([card, preview.widget])
  }

  private func sliderCard(_ scales: [ChannelScale]) -> UnsafeMutablePointer<GtkWidget>? {
    guard let card = CardWidget.of(newObject(CardWidget.type)) else { return nil }
    for scale in scales {
      guard let slider: ChannelSliderWidget = part(ChannelSliderWidget.type) else { continue }
      slider.channel = scale
      place(slider.widget)
      gtk_widget_set_parent(slider.widget, card.widget)
    }
    return card.widget
  }

  /// The spinner, and the dials of each space.
  private func dialPage(_ spaces: [ColorSpace]) -> UnsafeMutablePointer<GtkWidget>? {
    guard let spinner: SpinnerWidget = part(SpinnerWidget.type) else { return nil }
    let groups = spaces.compactMap { space -> UnsafeMutablePointer<GtkWidget>? in
      let group: DialGroupWidget? = part(DialGroupWidget.type)
      group?.space = space
      return group?.widget
    }
    return scrolling(column([spinner.widget] + groups))
  }

  /// A control on a card: a row as high as those of lists, and higher where its text is large.
  private func place(_ control: UnsafeMutablePointer<GtkWidget>) {
    let metrics = Metrics.desktop
    gtk_widget_set_margin_start(control, Int32(metrics.spacing))
    gtk_widget_set_margin_end(control, Int32(metrics.spacing))
    gtk_widget_set_margin_top(control, Int32(metrics.gap / 2))
    gtk_widget_set_margin_bottom(control, Int32(metrics.gap / 2))
    gtk_widget_set_size_request(control, -1, Int32(metrics.rowHeight - metrics.gap))
  }
}
