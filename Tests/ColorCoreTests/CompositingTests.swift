import CaseTables
import ColorCore
import Testing

/// Blend modes and Porter–Duff operators.
struct CompositingTests {
  private func color(_ hex8: String) throws -> Color {
    let value = try #require(UInt32(hex8.dropFirst(), radix: 16))
    var bytes = SRGB8(rgb: value >> 8)
    bytes.alpha = UInt8(value & 255)
    return Color(bytes)
  }

  @Test func compositingTable() throws {
    let table = try CaseTable("science/compositing")
    var tally = Tally("compositing.tsv")
    var modes: Set<BlendMode> = []
    for row in table.rows {
      let mode = try #require(BlendMode(rawValue: row["blend"]))
      modes.insert(mode)
      let found = try color(row["source"]).composited(over: color(row["backdrop"]), mode: mode)
      let stated = try ["r", "g", "b", "alpha"].map { try #require(row.number($0)) }
      let numbers = [found.components.x, found.components.y, found.components.z, found.alpha]
      tally.check(zip(numbers, stated).allSatisfy { close($0, $1, 1e-9) }, row, "\(mode) \(numbers) for \(stated)")
    }
    tally.finish(rows: table.rows.count)
    #expect(modes == Set(BlendMode.allCases))
  }

  @Test("Rival fault: hard-light asks about the source, overlay about the backdrop")
  func hardLightAndOverlayAreEachOthersMirror() {
    let dark = Color(.srgb, 0.2, 0.2, 0.2)
    let light = Color(.srgb, 0.8, 0.8, 0.8)
    #expect(close(dark.composited(over: light, mode: .hardLight).components.x, 0.32, 1e-12))
    #expect(close(dark.composited(over: light, mode: .overlay).components.x, 0.68, 1e-12))
    var generator = SeededGenerator(seed: 10)
    for _ in 0..<200 {
      let a = Color(.srgb, generator.srgb())
      let b = Color(.srgb, generator.srgb())
      #expect(a.composited(over: b, mode: .hardLight) == b.composited(over: a, mode: .overlay))
    }
  }

  @Test("Rival fault: over a half-transparent backdrop the mixed colour counts by half")
  func halfTransparentBackdrop() {
    let source = Color(.srgb, 0.5, 0.5, 0.5)
    let backdrop = Color(.srgb, 0.2, 0.6, 1, alpha: 0.5)
    let found = source.composited(over: backdrop, mode: .multiply)
    #expect(found.alpha == 1)
    #expect(close(found.components.x, 0.5 * 0.5 + 0.5 * 0.1, 1e-15))
    #expect(close(found.components.z, 0.5, 1e-15))
    let overNothing = source.composited(over: .transparent, mode: .multiply)
    #expect(overNothing == source)
  }

  @Test func porterDuff() {
    let source = Color(.srgb, 1, 0, 0, alpha: 0.5)
    let backdrop = Color(.srgb, 0, 0, 1, alpha: 0.75)
    let expected: [CompositeOperator: (red: Double, blue: Double)] = [
      .clear: (0, 0), .copy: (0.5, 0), .destination: (0, 0.75), .sourceOver: (0.5, 0.375),
      .destinationOver: (0.125, 0.75), .sourceIn: (0.375, 0), .destinationIn: (0, 0.375), .sourceOut: (0.125, 0),
      .destinationOut: (0, 0.375), .sourceAtop: (0.375, 0.375), .destinationAtop: (0.125, 0.375),
      .xor: (0.125, 0.375), .lighter: (0.5, 0.75),
    ]
    for composite in CompositeOperator.allCases {
      let found = source.composited(over: backdrop, by: composite)
      let wanted = expected[composite] ?? (-1, -1)
      #expect(close(found.alpha, min(1, wanted.red + wanted.blue), 1e-15), "\(composite)")
      #expect(close(found.components.x * found.alpha, wanted.red, 1e-15), "\(composite)")
      #expect(close(found.components.z * found.alpha, wanted.blue, 1e-15), "\(composite)")
    }
  }

  @Test(arguments: BlendMode.allCases)
  func totalAndInRange(_ mode: BlendMode) {
    for a in TotalityTests.extremes {
      for b in TotalityTests.extremes {
        let found = Color(.srgb, a, b, 0.5, alpha: 0.3).composited(over: Color(.srgb, b, 1, a, alpha: 0.6), mode: mode)
        for lane in 0..<3 {
          #expect(found.components[lane].isFinite)
          if mode != .normal { #expect((-1e-12...1 + 1e-12).contains(found.components[lane])) }
        }
      }
    }
  }
}
