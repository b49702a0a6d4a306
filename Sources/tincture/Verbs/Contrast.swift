import ColorCore
import CommandLineKit

/// `contrast`
enum Contrast: Verb {
  static let wcag = Option.flag("wcag", "writes only the ratio of WCAG 2")
  static let apca = Option.flag("apca", "writes only Lc of APCA \(APCA.version)")
  static let reach = Option(
    "reach", .number("N", 0...108),
    "writes instead the colour nearest to FG, of the same hue, that reaches this ratio, or with --apca this Lc")
  static let raw = Option.flag("raw", "writes numbers unrounded")

  static let command = Command(
    "contrast", "measures how well a text can be read on a background", operands: .colorPairs("FG", "BG"),
    options: [wcag, apca, reach, raw, ColorOutput.to.explained(by: "convert"), ColorOutput.precision],
    notes: [
      """
      The answer is the ratio of WCAG 2 (1 to 21), TAB, and the lightness contrast Lc of APCA, a draft measure \
      (negative for light text on dark). Numbers are cut, never rounded up: 4.499 is written 4.49, since 4.5 would be a \
      pass. A see-through FG is laid over BG. Where BG is see-through too, anything may lie beneath it, and the answers \
      are ranges such as 1.31..4.52.
      """
    ],
    examples: [
      Command.Example("tincture contrast '#767676' white", "writes 4.54, TAB, 71.5"),
      Command.Example("tincture contrast --reach 4.5 orange white --to hex", "an orange that passes"),
    ])

  static func run(_ arguments: Arguments, in session: Session) throws(Failure) {
    let isRaw = arguments.has(raw)
    let onlyRatio = arguments.has(wcag) && !arguments.has(apca)
    let onlyLc = arguments.has(apca) && !arguments.has(wcag)
    let output = ColorOutput(arguments, in: session)
    try session.answerGroups(of: 2, arguments.operands, of: command) { pair, stream throws(NoAnswer) in
      let (text, background) = (pair[0], pair[1])
      if let goal = arguments.number(reach) {
        let target: ContrastTarget = onlyLc ? .apca(goal) : .wcag2(goal)
        guard let found = text.nearest(reaching: target, on: background) else {
          throw NoAnswer("neither black nor white reaches \(NumberText.shortest(goal)) on this background")
        }
        return output.write(found, to: stream)
      }
      var parts: [String] = []
      if !onlyLc {
        parts.append(
          Self.text(WCAG2.contrast(text: text, background: background)) { isRaw ? $0 : WCAG2.displayed($0) })
      }
      if !onlyRatio {
        parts.append(Self.text(APCA.contrast(text: text, background: background)) { isRaw ? $0 : APCA.displayed($0) })
      }
      let sample = session.isRich ? SwatchText.sample(of: text, on: background) + " " : ""
      stream.write(sample + parts.joined(separator: "\t"))
    }
  }

  private static func text(_ range: ClosedRange<Double>, _ displayed: (Double) -> Double) -> String {
    let ends = [range.lowerBound, range.upperBound].map { NumberText.shortest(displayed($0)) }
    return ends[0] == ends[1] ? ends[0] : ends.joined(separator: "..")
  }
}
