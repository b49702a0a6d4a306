import CFloor
import ColorCore

/// Whole buffers, against vectors written by hand.
func bulkItems(_ inputs: Inputs) -> [Item] {
  let count = inputs.count
  let rgb = inputs.rgb
  let floats = Scratch<Float>(3 * count)
  let reference = Scratch<Float>(3 * count)
  let bytes = Scratch<UInt8>(3 * count)
  let referenceBytes = Scratch<UInt8>(3 * count)

  func conversion(
    _ name: String, _ space: ColorSpace, _ goal: Double,
    _ floor: @escaping (UnsafePointer<UInt8>, UnsafeMutablePointer<Float>, Int) -> Void
  ) -> Item {
    let conversion = BulkConversion(from: .srgb, to: space)
    // Three bytes read, three floats written.
    return Item(
      name: name, count: count, goal: goal, bytes: 15, floor: { floor(rgb, reference.base, count) },
      ours: {
        var span = MutableSpan(_unsafeElements: floats.buffer)
        try? conversion.convert(rgb.span, .rgb, into: &span, .rgb, count: count)
      })
  }

  // Pairs of neighbours in Lab, in planes: L, a, b of the first, then of the second.
  let lab = Scratch<Float>(3 * count)
  var labSpan = MutableSpan(_unsafeElements: lab.buffer)
  try? BulkConversion(from: .srgb, to: .labD65).convert(
    rgb.span, .rgb, into: &labSpan, .planar(count), count: count)
  let first = Array(lab.buffer)
  let second = (0..<3).flatMap { channel in (0..<count).map { first[channel * count + ($0 + 1) % count] } }
  let pairs = first + second
  let picks = Inputs.planes(inputs.oklch)
  let reduction = BulkConversion(from: .oklch, to: .srgb, bounds: .reduced)
  let difference = BulkDifference(by: .ciede2000)

  return [
    conversion("srgb8 → oklab bulk", .oklab, 1.1, floor_oklab),
    conversion("srgb8 → oklch bulk", .oklch, 1.1, floor_oklch),
    conversion("srgb8 → lab bulk", .labD65, 1.1, floor_lab),
    conversion("srgb8 → hsl bulk", .hsl, 1.0, floor_hsl),
    Item(
      name: "oklch → srgb8 reduced bulk", count: count, goal: 0.5, bytes: 15,
      floor: { floor_gamut(picks, count, referenceBytes.base) },
      ours: {
        var span = MutableSpan(_unsafeElements: bytes.buffer)
        try? reduction.convert(picks.span, .planar(count), into: &span, .rgb, count: count)
      }),
    Item(
      name: "ΔE2000 bulk", count: count, goal: 1.1, bytes: 28,
      floor: { floor_de2000(pairs, count, reference.base) },
      ours: {
        var span = MutableSpan(_unsafeElements: floats.buffer)
        try? difference.measure(
          first.span, .planar(count), second.span, .planar(count), into: &span, count: count)
      }),
  ]
}

/// Memory that results are written to; both sides write to some of their own.
struct Scratch<Element: BitwiseCopyable> {
  let buffer: UnsafeMutableBufferPointer<Element>

  init(_ count: Int) {
    let raw = UnsafeMutableRawPointer.allocate(byteCount: count * MemoryLayout<Element>.stride, alignment: 64)
    raw.initializeMemory(as: UInt8.self, repeating: 0, count: count * MemoryLayout<Element>.stride)
    buffer = UnsafeMutableBufferPointer(start: raw.assumingMemoryBound(to: Element.self), count: count)
  }

  var base: UnsafeMutablePointer<Element> { buffer.baseAddress! }
}
