import ColorCore
import RoundTrips
import Testing

typealias SeededGenerator = RoundTrips.SeededGenerator

/// A few hundred colours, as unoptimised code takes a quarter of an hour for the 10,000 of
/// `scripts/check-round-trips`.
struct RoundTripTests {
  @Test(arguments: ColorSpace.allCases, RoundTripCheck.Kind.allCases)
  func everyPairOfSpaces(_ source: ColorSpace, _ kind: RoundTripCheck.Kind) {
    guard kind.spaces.contains(source) else { return }
    #expect(RoundTripCheck(count: 250).faults(from: source, kind) == [])
  }
}
