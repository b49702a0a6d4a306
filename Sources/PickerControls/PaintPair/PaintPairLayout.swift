import PickerModel
import Pictures

/// Where the squares and the buttons of a pair lie: the stroke's from the top at the leading side, the
/// fill's to the bottom at the other, the two buttons in the free corners.
struct PaintPairLayout {
  private let rects: [(part: PaintPair.Part, rect: Rect)]

  init(_ frame: Frame) {
    let size = frame.size
    let side = (min(size.width, size.height) * Self.squareShare).rounded()
    let free = min(size.width, size.height) - side
    let corner = min(free, (size.height - side))
    let rects: [(PaintPair.Part, Rect)] = [
      (.stroke, Rect(0, 0, side, side)),
      (.fill, Rect(size.width - side, size.height - side, side, side)),
      (.swap, Rect(size.width - corner, 0, corner, corner)),
      (.standard, Rect(0, size.height - corner, corner, corner)),
    ]
    let isMirrored = frame.surroundings.isRightToLeft
    self.rects = rects.map { part, rect in (part, isMirrored ? rect.mirrored(inWidth: size.width) : rect) }
  }

  /// How much of the whole a square takes on each side; the rest is a button's.
  private static let squareShare = 0.64

  func rect(of part: PaintPair.Part) -> Rect {
    rects.first { $0.part == part }?.rect ?? Rect(size: .zero)
  }

  /// The part at a place; where the squares overlap, the one in front.
  func part(at point: Point, front: PaintRole) -> PaintPair.Part? {
    let first = PaintPair.Part(front)
    if rect(of: first).contains(point) { return first }
    return rects.first { $0.rect.contains(point) }?.part
  }
}
