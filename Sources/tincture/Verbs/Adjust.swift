import ColorCore
import CommandLineKit

/// `adjust`
enum Adjust: Verb {
  static let change = Option(
    "change", letter: "c", .text("CHANGES"), "what to change, as l+0.1,c*1.2,h=180,alpha-0.5", isRequired: true)
  static let space = MixingOptions.spaceOption("the space whose channels are changed", fallback: .oklch)

  static let command = Command(
    "adjust", "changes single channels of colours", options: [change, space] + ColorOutput.options,
    notes: [
      """
      CHANGES are channels with what happens to them, with commas between them: =0.5 sets, +0.1 adds, -0.1 takes \
      away, *1.2 multiplies. Channels have the letters of CSS: r g b, h s l, l c h, l a b, x y z and so on, and alpha. \
      Hues go round; other channels stop at the ends of their range. In CSS the same is said by relative colours, which \
      may be given as COLOR too.
      """
    ],
    examples: [
      Command.Example("tincture adjust --change l+0.1 '#1560bd'", "a little lighter"),
      Command.Example(
        "tincture adjust --in hsl --change h+180,s*0.5 --to hex teal", "the opposite hue, half as strong"),
    ])

  static func run(_ arguments: Arguments, in session: Session) throws(Failure) {
    let space = arguments.space(space) ?? .oklch
    let text = arguments[change] ?? ""
    let changes: [ChannelChange]
    do throws(ChannelChange.Fault) { changes = try ChannelChange.list(text, in: space) } catch {
      throw .usage(.unsuitable(change, text, reason: error.reason, command: command.name))
    }
    let output = ColorOutput(arguments, in: session)
    try session.answerEach(arguments.operands, of: command) { color, stream in
      output.write(changes.reduce(color.converted(to: space)) { $1.applied(to: $0) }, to: stream)
    }
  }
}
