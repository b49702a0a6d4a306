import ColorCore

/// Whether two numbers differ by no more than `tolerance`, relative to the larger above 1.
func close(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool {
  abs(a - b) <= tolerance * max(1, abs(a), abs(b))
}

/// Whether two angles in degrees are within `tolerance` of each other on the circle, relative to a radian.
func closeAngles(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool {
  abs((a - b).remainder(dividingBy: 360)) <= tolerance * 360
}

/// How far apart two sets of numbers of one space are: every component close, hues on the circle.
///
/// A nil component is one that is missing or not stated; it matches anything that also counts as
/// absent, and a hue it faces is free when the chroma beside it is zero.
func close(_ color: Color, _ expected: [Double?], _ tolerance: Double) -> Bool {
  for (index, channel) in color.space.channels.enumerated() {
    let value = color.components[index]
    guard let wanted = expected[index] else {
      if channel.kind == .hue {
        if color[channel: index] != nil { return false }
      } else if !close(value, 0, tolerance) {
        return false
      }
      continue
    }
    if channel.kind == .hue {
      if color[channel: index] == nil || !closeAngles(value, wanted, tolerance) { return false }
    } else if !close(value, wanted, tolerance) {
      return false
    }
  }
  return true
}
