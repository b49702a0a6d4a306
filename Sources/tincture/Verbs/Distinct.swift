import ColorCore
import CommandLineKit

/// `distinct`
enum Distinct: Verb {
  static let count = Option("n", .integer("K", 1...100), "so many colours", fallback: "5")

  static let command = Command(
    "distinct", "makes colours that are as different as can be", operands: .colorArguments,
    options: [count, DifferenceMetric.option.explained(by: "difference")] + ColorOutput.options,
    notes: [
      """
      A COLOR is one that is there already, such as a background: the answers keep away from it. The first answers are \
      the most different ones. The same question has always the same answer.
      """
    ],
    examples: [Command.Example("tincture distinct -n 6 --to hex white black", "six inks for a white or black page")])

  static func run(_ arguments: Arguments, in session: Session) throws(Failure) {
    let others = try session.collect(arguments.operands, of: command)
    // With a colour missing it would be another question.
    if session.hasFaults { return }
    let output = ColorOutput(arguments, in: session)
    let found = Color.distinct(
      arguments.integer(count) ?? 5, from: others, by: DifferenceMetric(arguments).measure)
    try output.writeLines(found, to: session.output)
  }
}
