import ColorCore
import CommandLineKit

/// One change of one channel: `l+0.1`.
struct ChannelChange {
  private enum Operation {
    case set
    case add
    case multiply
  }

  /// Why a text is no change.
  struct Fault: Error {
    let reason: String
  }

  /// The lane of the channel; nil for alpha.
  private let lane: Int?
  private let operation: Operation
  private let number: Double

  /// Changes with commas between them.
  static func list(_ text: String, in space: ColorSpace) throws(Fault) -> [ChannelChange] {
    var changes: [ChannelChange] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      changes.append(try ChannelChange(part, in: space))
    }
    return changes
  }

  private init(_ text: Substring, in space: ColorSpace) throws(Fault) {
    guard let sign = text.firstIndex(where: { "=+-*".contains($0) }) else {
      throw Fault(reason: "a change is like l+0.1: a channel, then =, +, - or *, then a number")
    }
    let name = text[..<sign]
    if name == "alpha" {
      lane = nil
    } else if let index = space.channels.firstIndex(where: { $0.keyword == name || $0.name == name }) {
      lane = index
    } else {
      let known = space.channels.map(\.keyword).joined(separator: ", ")
      throw Fault(reason: "\(space.name) has the channels \(known) and alpha")
    }
    // The sign of a sum belongs to its number.
    var digits = text[sign...]
    switch text[sign] {
    case "+", "-": operation = .add
    case "*": (operation, digits) = (.multiply, digits.dropFirst())
    default: (operation, digits) = (.set, digits.dropFirst())
    }
    guard let number = ValueKind.decimal(String(digits)) else {
      throw Fault(reason: "\(digits) is not a number")
    }
    self.number = number
  }

  private func result(_ value: Double) -> Double {
    switch operation {
    case .set: number
    case .add: value + number
    case .multiply: value * number
    }
  }

  /// A colour of the space with this change. A missing component counts as zero.
  func applied(to color: Color) -> Color {
    guard let lane else { return color.withAlpha(result(color.alpha)) }
    let channel = color.space.channels[lane]
    let value = result(color.components[lane])
    switch channel.kind {
    case .hue: return color.with(channel: lane, value - (value / 360).rounded(.down) * 360)
    case .chroma: return color.with(channel: lane, max(0, value))
    default: return color.with(channel: lane, min(max(value, channel.range.lowerBound), channel.range.upperBound))
    }
  }
}
