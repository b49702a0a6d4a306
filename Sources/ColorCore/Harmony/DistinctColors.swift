extension Color {
  /// Colours of sRGB that are as different from each other as can be.
  ///
  /// The least difference between any two, and between any and those to stay away from, is made large:
  /// first one colour after the other, each as far as possible from all before; then each is moved, over
  /// a grid and then in single bytes, as long as that widens the gap next to it. The same arguments give
  /// the same colours.
  ///
  /// - Parameters:
  ///   - count: how many; the first ones are the most different.
  ///   - others: colours that are there already, such as the background.
  ///   - measure: what counts as different.
  public static func distinct(
    _ count: Int, from others: [Color] = [], by measure: ColorDifference = .ciede2000
  ) -> [Color] {
    guard count > 0 else { return [] }
    var search = DistinctSearch(count: count, others: others, measure: measure)
    search.fill()
    search.exchange()
    search.refine()
    return search.chosen.map { Color($0) }
  }
}

/// One search for colours far from each other.
private struct DistinctSearch {
  let count: Int
  let measure: ColorDifference
  private let space: ColorSpace
  private let others: [Components]
  /// The grid of colours to choose from, as bytes and as numbers of the measure.
  private let grid: [SRGB8]
  private let places: [Components]
  private(set) var chosen: [SRGB8] = []
  private var chosenPlaces: [Components] = []

  /// Steps a channel of the grid.
  private static let steps = 14

  init(count: Int, others: [Color], measure: ColorDifference) {
    self.count = count
    self.measure = measure
    let space = measure.space(lab: LabWhite.d65.space)
    self.space = space
    self.others = others.map { $0.space.convert($0.components, to: space) }
    let last = Double(Self.steps - 1)
    var grid: [SRGB8] = []
    for red in 0..<Self.steps {
      for green in 0..<Self.steps {
        for blue in 0..<Self.steps {
          grid.append(
            SRGB8(SRGB8.byte(Double(red) / last), SRGB8.byte(Double(green) / last), SRGB8.byte(Double(blue) / last)))
        }
      }
    }
    self.grid = grid
    places = grid.map { Self.place($0, space) }
  }

  private static func place(_ bytes: SRGB8, _ space: ColorSpace) -> Components {
    ColorSpace.srgb.convert(Color(bytes).components, to: space)
  }

  /// Greedy: each colour as far as possible from all before; the first as far as possible from grey.
  mutating func fill() {
    var gaps = places.map { place in others.map { measure.difference($0, place) }.min() ?? .infinity }
    if others.isEmpty {
      let grey = Self.place(SRGB8(rgb: 0x808080), space)
      gaps = places.map { measure.difference(grey, $0) }
    }
    for turn in 0..<count {
      var best = 0
      for index in gaps.indices where gaps[index] > gaps[best] { best = index }
      chosen.append(grid[best])
      chosenPlaces.append(places[best])
      if turn == 0 && others.isEmpty { gaps = places.map { _ in .infinity } }
      for index in gaps.indices { gaps[index] = min(gaps[index], measure.difference(places[best], places[index])) }
    }
  }

  /// Puts each colour where on the grid its gap is widest, until none moves.
  mutating func exchange() {
    for _ in 0..<8 {
      var moved = false
      for index in chosen.indices {
        var best = gap(of: chosenPlaces[index], except: index, atLeast: 0)
        for (bytes, place) in zip(grid, places) {
          let found = gap(of: place, except: index, atLeast: best)
          if found > best + 1e-9 {
            (best, moved) = (found, true)
            chosen[index] = bytes
            chosenPlaces[index] = place
          }
        }
      }
      if !moved { return }
    }
  }

  /// Moves each colour by ever fewer bytes in one channel while its gap widens.
  mutating func refine() {
    var step = 8
    while step > 0 {
      var moved = false
      for index in chosen.indices {
        var best = gap(of: chosenPlaces[index], except: index, atLeast: 0)
        for channel in 0..<3 {
          for sign in [-step, step] {
            var bytes = chosen[index]
            guard bytes.move(channel, by: sign) else { continue }
            let place = Self.place(bytes, space)
            let found = gap(of: place, except: index, atLeast: best)
            if found > best + 1e-9 {
              (best, moved) = (found, true)
              chosen[index] = bytes
              chosenPlaces[index] = place
            }
          }
        }
      }
      if !moved { step /= 2 }
    }
  }

  /// The distance to the nearest other colour; once that is below a bound the rest is not looked at.
  private func gap(of place: Components, except index: Int, atLeast bound: Double) -> Double {
    var least = Double.infinity
    for other in others {
      least = min(least, measure.difference(other, place))
      if least < bound { return least }
    }
    for (position, other) in chosenPlaces.enumerated() where position != index {
      least = min(least, measure.difference(other, place))
      if least < bound { return least }
    }
    return least
  }
}

extension SRGB8 {
  /// Moves one channel (0 red, 1 green, 2 blue); false at the end of its range.
  fileprivate mutating func move(_ channel: Int, by step: Int) -> Bool {
    let value = [Int(red), Int(green), Int(blue)][channel] + step
    guard (0...255).contains(value) else { return false }
    switch channel {
    case 0: red = UInt8(value)
    case 1: green = UInt8(value)
    default: blue = UInt8(value)
    }
    return true
  }
}
