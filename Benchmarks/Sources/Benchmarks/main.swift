import CFloor
import CFloorBaseline
import ColorCore
import Glibc

let arguments = CommandLine.arguments.dropFirst()
let inputs = Inputs(count: 1_000_000)
if arguments.first == "--hex-lines", let count = arguments.dropFirst().first.flatMap({ Int($0) }) {
  for index in 0..<count { print(hexText(inputs, index % inputs.count)) }
  exit(0)
}
let wanted = arguments.first { Double($0) == nil } ?? ""
let seconds = arguments.compactMap { Double($0) }.first ?? 1

floor_setup()
baseline_setup()
let items = singleItems(inputs) + bulkItems(inputs) + parseItems(inputs)

let buffer = UnsafeMutableRawPointer.allocate(byteCount: 128 << 20, alignment: 64)
buffer.initializeMemory(as: UInt8.self, repeating: 1, count: 128 << 20)
let copy = { (count: Int) in _ = memcpy(buffer, buffer + (64 << 20), count) }
print("nanoseconds a colour, medians; ratios of runs next to each other in time")
print(heading)
for item in items where wanted.isEmpty || item.name.contains(wanted) { measure(item, seconds: seconds, copy: copy) }
// The lists of the floor take seconds to make.
if wanted.isEmpty || "nearest of 31,914".contains(wanted) {
  for item in nameItems(inputs) { measure(item, seconds: seconds, copy: copy) }
}
