/// Why a text is not a colour, and where.
public struct ColorTextError: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// Nothing but white space.
    case empty
    /// A word that is no colour name.
    case unknownName
    /// A hex colour has 3, 4, 6 or 8 digits.
    case hexDigitCount
    /// A character that is no hex digit after `#`.
    case hexDigit
    /// A number in hex has 6 digits, or 8 with alpha first.
    case hexNumberLength
    /// A number that is no byte among others that are.
    case byteOutOfRange
    /// Alpha outside 0…1 in a notation that does not clamp it.
    case alphaOutOfRange
    /// Something the grammar does not allow here.
    case unexpected
    /// More text after the colour.
    case trailingText
    /// A function that makes no colour and no number.
    case unknownFunction
    /// `color()` or `color-mix()` with a space that is not known.
    case unknownSpace
    /// A unit that this component does not take.
    case unknownUnit
    /// Fewer components than the function needs.
    case tooFewComponents
    /// More components than the function takes.
    case tooManyComponents
    /// A component of a kind that it cannot be: an angle for red, say.
    case componentKind
    /// With commas, all of red, green and blue are numbers or all are percentages.
    case mixedNumbersAndPercentages
    /// With commas, saturation and lightness are percentages.
    case percentageNeeded
    /// `none` does not go with commas.
    case noneWithCommas
    /// The function is not written with commas, or they are mixed with spaces.
    case commas
    /// A comma is missing between two arguments.
    case commaNeeded
    /// A colour is missing here.
    case colorNeeded
    /// A direction that is not shorter, longer, increasing or decreasing, or has no `hue` behind it,
    /// or stands with a space without a hue.
    case hueDirection
    /// A percentage in `color-mix()` outside 0 to 100.
    case shareOutOfRange
    /// `currentcolor` without a ``ParsingContext`` that has one.
    case currentColorUnknown
    /// `light-dark()` without a ``ParsingContext`` that has a scheme.
    case schemeUnknown
    /// A calculation with kinds of numbers that do not go together.
    case calculationKinds
    /// A mathematical function with too few or too many arguments.
    case argumentCount
    /// Functions inside functions beyond ``ColorTextError/greatestDepth``.
    case tooDeep
  }

  /// How deep functions may nest: far beyond any real colour, well within a small stack.
  public static let greatestDepth = 64

  public let reason: Reason
  /// UTF-8 offsets into the text that was given: where the fault is. Empty at the end of the text.
  public let range: Range<Int>

  public init(_ reason: Reason, at range: Range<Int>) {
    self.reason = reason
    self.range = range
  }
}

extension ColorTextError: CustomStringConvertible {
  /// One sentence without the place, lower case, no full stop.
  public var description: String {
    switch reason {
    case .empty: "no colour given"
    case .unknownName: "unknown colour name"
    case .hexDigitCount: "a hex colour has 3, 4, 6 or 8 digits"
    case .hexDigit: "this is not a hex digit"
    case .hexNumberLength: "a hex number has 6 digits, or 8 with alpha first"
    case .byteOutOfRange: "a byte is 0 to 255"
    case .alphaOutOfRange: "alpha is 0 to 1"
    case .unexpected: "unexpected text"
    case .trailingText: "unexpected text after the colour"
    case .unknownFunction: "unknown function"
    case .unknownSpace: "unknown colour space"
    case .unknownUnit: "this unit does not belong here"
    case .tooFewComponents: "the colour has too few components"
    case .tooManyComponents: "the colour has too many components"
    case .componentKind: "this component cannot be of that kind"
    case .mixedNumbersAndPercentages: "with commas, use only numbers or only percentages"
    case .percentageNeeded: "with commas, saturation and lightness are percentages"
    case .noneWithCommas: "none cannot be used with commas"
    case .commas: "separate the components by spaces here, not by commas"
    case .commaNeeded: "a comma is missing here"
    case .colorNeeded: "a colour is missing here"
    case .hueDirection: "a hue direction reads shorter, longer, increasing or decreasing hue, in a space with a hue"
    case .shareOutOfRange: "a percentage of a mix is 0% to 100%"
    case .currentColorUnknown: "currentcolor has no meaning without a page"
    case .schemeUnknown: "light-dark() has no meaning without a colour scheme"
    case .calculationKinds: "these kinds of numbers cannot be calculated together"
    case .argumentCount: "the function has a wrong number of arguments"
    case .tooDeep: "functions are nested too deeply"
    }
  }
}
