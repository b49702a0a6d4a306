// Sends 10,000 seeded colours of each kind through every pair of spaces and back, and tells what was lost.
import ColorCore
import Glibc
import RoundTrips

let check = RoundTripCheck(count: 10_000)
var pairs = 0
var faults: [String] = []
for kind in RoundTripCheck.Kind.allCases {
  for source in kind.spaces { faults += check.faults(from: source, kind) }
  pairs += kind.spaces.count * kind.spaces.count
}
for fault in faults { print(fault) }
print("\(pairs) ways through two spaces, \(check.count) colours each: \(faults.count) lost more than 1e-9")
exit(faults.isEmpty ? 0 : 1)
