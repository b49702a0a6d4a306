import ColorCSS
import CommandLineKit

/// The options of `convert` that choose within a notation.
enum StyleOptions {
  static let percent = Option(
    "percent", .word("PARTS", [Word("own"), Word("lightness"), Word("all")]),
    "which components are percentages: own, lightness or all", fallback: "own, as the notation has it")
  static let separators = Option(
    "separators", .word("MARKS", [Word("own"), Word("spaces"), Word("commas")]),
    "what stands between components: own, spaces or commas", fallback: "own, as the notation has it")
  static let alpha = Option(
    "alpha", .word("WHEN", [Word("automatic"), Word("always"), Word("never")]),
    "whether alpha is written: automatic, always or never", fallback: "automatic, where it is not 1")
  static let degrees = Option.flag("deg", "writes hues with their unit")
  static let uppercase = Option.flag("upper", "writes hex digits as capitals")
  static let short = Option.flag("short", "writes one hex digit a channel where that says the same")
  static let prefix = Option(
    "prefix", .word("PREFIX", [Word("hash"), Word("0x"), Word("none")]),
    "what stands before hex digits: hash, 0x or none",
    fallback: "hash")

  static let all = [percent, separators, alpha, degrees, uppercase, short, prefix]

  static func style(_ arguments: Arguments, precision: Int?) -> TextStyle {
    var style = TextStyle(precision: precision)
    switch arguments[percent] {
    case "lightness": style.percentages = .lightness
    case "all": style.percentages = .all
    default: break
    }
    switch arguments[separators] {
    case "spaces": style.separators = .spaces
    case "commas": style.separators = .commas
    default: break
    }
    switch arguments[alpha] {
    case "always": style.alpha = .always
    case "never": style.alpha = .never
    default: break
    }
    switch arguments[prefix] {
    case "0x": style.hexPrefix = .zeroX
    case "none": style.hexPrefix = .none
    default: break
    }
    style.hueHasUnit = arguments.has(degrees)
    style.hexIsUppercase = arguments.has(uppercase)
    style.hexLength = arguments.has(short) ? .shortest : .full
    return style
  }
}
