public import CGTK
import GTKSupport
public import PickerControls

/// `TinctureDial`: a dial for one channel of a colour.
public final class DialWidget: ChannelWidget<Dial> {
  public static let type: GType = ClassDefinition(
    "TinctureDial", extending: gtk_range_get_type(),
    properties: commonProperties + [
      channelProperty,
      wordProperty(
        "drag-style", "How a pointer turns it: rotary, round the middle, or straight, up and to the right",
        \.dragStyle),
      wordProperty("number-style", "How the number is written: scale, or hexadecimal", \.numberStyle),
      Property(
        "default-number", "The number that a double click sets; none for nothing", .string, of: DialWidget.self,
        get: { .string($0.control.defaultNumber.map { number in number.shortestText }) },
        set: { if case .string(let text) = $1 { $0.setDefault(text) } }),
    ],
    signals: commonSignals,
    customize: {
      gtk_widget_class_set_css_name(cast($0), "tincture-dial")
      gtk_widget_class_set_accessible_role(cast($0), GTK_ACCESSIBLE_ROLE_SLIDER)
    },
    make: { DialWidget(Dial(.red), $0, $1) }
  ).register()

  /// A property that is one of a few words.
  private static func wordProperty<Word: RawRepresentable & CaseIterable & Equatable>(
    _ name: String, _ blurb: String, _ path: WritableKeyPath<Dial, Word>
  ) -> Property where Word.RawValue == String {
    Property(
      name, blurb, .string, of: DialWidget.self,
      get: { .string($0.control[keyPath: path].rawValue) },
      set: { widget, value in
        guard case .string(let text) = value else { return }
        guard let word = Word(rawValue: text ?? "") else {
          let words = Word.allCases.map(\.rawValue).joined(separator: " or ")
          return widget.refuse(name, text ?? "", because: "it is \(words)")
        }
        if word == widget.control[keyPath: path] { return }
        widget.control[keyPath: path] = word
        widget.redraw()
        widget.notify(name)
      })
  }

  private func setDefault(_ text: String?) {
    var number: Double?
    if let text, !text.isEmpty {
      number = try? control.scale.number(typed: text, from: control.number)
      guard let number, control.scale.shown.contains(number) else {
        return refuse("default-number", text, because: "it is no number of this channel")
      }
    }
    if number == control.defaultNumber { return }
    control.defaultNumber = number
    notify("default-number")
  }
}

extension Double {
  /// The shortest text that reads back as the same number; whole numbers without a point.
  fileprivate var shortestText: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}
