/// The parts of the four blend modes that work on hue, saturation and luminosity (section 10.2).
///
/// They are those of PDF 1.4: luminosity is a weighted sum of encoded channels, saturation their spread.
enum HueBlend {
  /// Luma with the weights of BT.601, table 1, which the specification prints rounded to 0.3, 0.59, 0.11.
  ///
  /// The weights in full are those of the reference table; the rounded ones differ by less than 0.003
  /// in a channel.
  static func luminosity(_ c: Components) -> Double { 0.299 * c.x + 0.587 * c.y + 0.114 * c.z }

  static func saturation(_ c: Components) -> Double { max(c.x, c.y, c.z) - min(c.x, c.y, c.z) }

  /// The colour moved to another luminosity, and pulled to the grey of it until no channel is outside 0…1.
  static func setLuminosity(_ c: Components, _ luminosity: Double) -> Components {
    let shift = luminosity - Self.luminosity(c)
    let moved = Components(c.x + shift, c.y + shift, c.z + shift)
    let low = min(moved.x, moved.y, moved.z)
    let high = max(moved.x, moved.y, moved.z)
    let grey = Components(luminosity, luminosity, luminosity)
    var result = moved
    if low < 0 { result = grey + (result - grey) * (luminosity / (luminosity - low)) }
    if high > 1 { result = grey + (result - grey) * ((1 - luminosity) / (high - luminosity)) }
    return result
  }

  /// The colour with its least channel at 0 and its greatest at the wanted spread; a grey becomes black.
  static func setSaturation(_ c: Components, _ saturation: Double) -> Components {
    let low = min(c.x, c.y, c.z)
    let span = max(c.x, c.y, c.z) - low
    if span == 0 { return Components() }
    return (c - Components(low, low, low)) * (saturation / span)
  }
}
