extension ColorDifference {
  /// The numbers in which an index lays out colours of this measure: those of its space, with a polar
  /// one unrolled.
  func unrolled(_ c: Components) -> Components {
    self == .hct ? HCTDifference.uniform(c) : c
  }

  /// The difference of two colours in those numbers.
  func unrolledDifference(_ a: Components, _ b: Components) -> Double {
    self == .hct ? Euclid.distance(a, b) : difference(a, b)
  }

  /// Whether it is the straight distance of the unrolled numbers.
  var isDistance: Bool {
    switch self {
    case .cie76, .ok, .jz, .cam16, .hct: true
    case .cie94, .cmc, .ciede2000, .hyab, .ok2, .itp, .helmlab: false
    }
  }

  /// A difference that no colour of a box is below.
  ///
  /// - Parameters:
  ///   - query: the colour asked about.
  ///   - nearest: the point of the box that is nearest to it, coordinate by coordinate.
  ///   - high: the upper corner of the box.
  ///   - low: its lower corner.
  func leastDifference(
    from query: Components, toBoxWith nearest: Components, high: Components, low: Components
  ) -> Double {
    switch self {
    case .cie76, .ok, .jz, .cam16, .hct, .hyab: difference76(query, nearest, by: self)
    case .ok2: OK2.difference(query, nearest)
    case .itp: ITP.difference(query, nearest)
    // Of these the query is the reference, on which alone the weights depend. Their least is taken for all.
    case .cie94(let material): Euclid.distance(query, nearest) / CIE94.greatestWeight(query, material)
    case .cmc(let l, let c): Euclid.distance(query, nearest) / CMC.greatestWeight(query, lightness: l, chroma: c)
    case .helmlab: HelmlabDifference.leastDifference(from: query, toBoxWith: nearest, low, high)
    case .ciede2000: CIEDE2000.leastDifference(query, nearest, low, high)
    }
  }

  private func difference76(_ a: Components, _ b: Components, by measure: ColorDifference) -> Double {
    measure == .hyab ? HyAB.difference(a, b) : Euclid.distance(a, b)
  }
}
