import ColorCSS
import ColorCore
import CommandLineKit

/// How a verb that answers with colours writes them: the options that all such verbs share.
struct ColorOutput {
  static let to = Option("to", letter: "t", .notation, "the notation of the answer", fallback: "css")
  static let gamut = Option(
    "gamut", letter: "g", .word("METHOD", GamutMethod.words), "what happens to colours that the notation cannot hold",
    fallback: "css for hex, rgb, hsl and their like, else none")
  static let precision = Option(
    "precision", letter: "p", .integer("N", 0...17), "digits behind the full stop", fallback: "the notation's own")
  static let raw = Option.flag(
    "raw", "writes bare components and alpha with TAB between them, unrounded, and none for missing ones")

  /// For the verb whose help explains them.
  static let explained = [to, gamut, precision, raw]
  /// For all others.
  static let options = [to.explained(by: "convert"), gamut.explained(by: "convert"), precision, raw]

  private let notation: Notation
  private let template: ColorTemplate?
  private let space: ColorSpace?
  private let mapping: GamutMapping?
  private let style: TextStyle
  private let isRaw: Bool
  private let isRich: Bool

  /// - Parameter template: what is written instead of the notation.
  init(_ arguments: Arguments, in session: Session, template: ColorTemplate? = nil) {
    self.template = template
    notation = arguments.notation(Self.to) ?? .css
    space = notation.space
    let method = arguments[Self.gamut].flatMap(GamutMethod.init(rawValue:))
    mapping = method.map(\.mapping) ?? notation.defaultMapping
    style = StyleOptions.style(arguments, precision: arguments.integer(Self.precision))
    isRaw = arguments.has(Self.raw)
    isRich = session.isRich
  }

  /// Writes one colour as a line without its end.
  func write(_ color: Color, to output: OutputStream) {
    let fitted = color.fitted(to: space ?? color.space, by: mapping)
    if let template { return output.write(template.text(for: fitted, style)) }
    if isRaw { return output.write(fitted.rawText) }
    if isRich { output.write(SwatchText.of(fitted) + " ") }
    output.write(room: Color.longestText) { fitted.write(as: notation, style, into: $0) }
  }

  /// Writes several colours, a line each, the last without its end.
  func write(_ colors: [Color], to output: OutputStream) {
    for (index, color) in colors.enumerated() {
      if index > 0 { output.endLine() }
      write(color, to: output)
    }
  }

  /// Writes colours that belong to no single input, a line each.
  func writeLines(_ colors: some Sequence<Color>, to output: OutputStream) throws(Failure) {
    for color in colors {
      write(color, to: output)
      output.endLine()
      // A reader who goes away ends even an endless row.
      try output.check()
    }
  }
}
