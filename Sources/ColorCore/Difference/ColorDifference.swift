/// A measure of how different two colours look: 0 for the same, about 1 for the least that can be seen
/// by most of the CIE measures.
public enum ColorDifference: Hashable, Sendable {
  /// CIE 1976: the distance in Lab.
  case cie76
  /// CIE 1994 for one kind of material; the first colour is the reference.
  case cie94(CIE94.Material)
  /// CMC l:c 1984; the first colour is the reference. `2, 1` judges acceptability, `1, 1` perceptibility.
  case cmc(lightness: Double, chroma: Double)
  /// CIEDE2000 (CIE 142; ISO/CIE 11664-6).
  case ciede2000
  /// HyAB: lightness apart from the rest, for large differences (Abasi, Tehran, Fairchild 2020).
  case hyab
  /// The distance in Oklab (CSS Color 4); 0.02 is just noticeable, black to white is 1.
  case ok
  /// The distance in Oklab with a and b doubled (Ottosson 2024), nearer to what is seen.
  case ok2
  /// ΔE ITP of BT.2124; 1 is just noticeable under the most critical adaptation.
  case itp
  /// The distance in Jzazbz.
  case jz
  /// The distance in CAM16-UCS.
  case cam16
  /// The distance in HCT with its chroma bent as CAM16-UCS bends it.
  case hct
  /// The measure of Helmlab, fitted to many data sets at once; black to white is 0.149.
  case helmlab

  /// The space whose numbers the measure compares. Lab is taken relative to D65 unless another is asked for.
  func space(lab: ColorSpace) -> ColorSpace {
    switch self {
    case .cie76, .cie94, .cmc, .ciede2000, .hyab: lab
    case .ok, .ok2: .oklab
    case .itp: .ictcp
    case .jz: .jzazbz
    case .cam16: .cam16UCS
    case .hct: .hct
    case .helmlab: .helmlabMetric
    }
  }

  /// The difference of two sets of numbers of that space.
  func difference(_ a: Components, _ b: Components) -> Double {
    switch self {
    case .cie76, .ok, .jz, .cam16: Euclid.distance(a, b)
    case .cie94(let material): CIE94.difference(a, b, material: material)
    case .cmc(let l, let c): CMC.difference(a, b, lightness: l, chroma: c)
    case .ciede2000: CIEDE2000.difference(a, b)
    case .hyab: HyAB.difference(a, b)
    case .ok2: OK2.difference(a, b)
    case .itp: ITP.difference(a, b)
    case .hct: HCTDifference.difference(a, b)
    case .helmlab: HelmlabDifference.difference(a, b)
    }
  }
}

/// The white that Lab is relative to when two colours are compared in it.
public enum LabWhite: Hashable, Sendable, CaseIterable {
  /// The white of screens: no adaptation comes between.
  case d65
  /// The white of print and of CSS `lab()`.
  case d50

  var space: ColorSpace { self == .d65 ? .labD65 : .lab }
}

extension Color {
  /// How different another colour looks from this one; 0 or more, alpha not counted.
  ///
  /// - Parameters:
  ///   - other: the sample; this colour is the reference where a measure is not symmetric.
  ///   - measure: which formula.
  ///   - white: the white of Lab, for the measures that are defined on Lab.
  public func difference(
    to other: Color, by measure: ColorDifference = .ciede2000, white: LabWhite = .d65
  ) -> Double {
    let space = measure.space(lab: white.space)
    // What is asked for most stands first: both are in that space already.
    if self.space == space && other.space == space { return measure.difference(components, other.components) }
    return measure.difference(
      self.space.convert(components, to: space), other.space.convert(other.components, to: space))
  }
}
