import ColorCore
import CommandLineKit

/// `difference`
enum Difference: Verb {
  static let white = Option(
    "white", .word("WHITE", [Word("d50"), Word("d65")]), "the white of Lab, where the measure uses it: d50 or d65",
    fallback: "d65")
  static let raw = Option.flag("raw", "writes the number unrounded")

  static let command = Command(
    "difference", "measures how different two colours look", operands: .colorPairs("A", "B"),
    options: [DifferenceMetric.option, white, raw],
    notes: [
      """
      The answer is ΔE, rounded to four decimals: 0 for equal colours, about 1 where most measures see the least \
      difference. Where a measure is not symmetric, A is the reference. Alpha is not counted.
      """
    ],
    examples: [
      Command.Example("tincture difference red '#fe0000'", "writes 0.2079"),
      Command.Example("paste old.txt new.txt | tincture difference --metric ok", "two lists, colour by colour"),
    ])

  static func run(_ arguments: Arguments, in session: Session) throws(Failure) {
    let measure = DifferenceMetric(arguments).measure
    let white: LabWhite = arguments[white] == "d50" ? .d50 : .d65
    let isRaw = arguments.has(raw)
    try session.answerGroups(of: 2, arguments.operands, of: command) { pair, output in
      let difference = pair[0].difference(to: pair[1], by: measure, white: white)
      output.write(isRaw ? NumberText.shortest(difference) : NumberText.rounded(difference, decimals: 4))
    }
  }
}
