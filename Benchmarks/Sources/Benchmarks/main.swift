import CFloor
import ColorCore
import Glibc

let arguments = CommandLine.arguments.dropFirst()
let wanted = arguments.first { Double($0) == nil } ?? ""
let seconds = arguments.compactMap { Double($0) }.first ?? 1

floor_setup()
let inputs = Inputs(count: 1_000_000)
let items = singleItems(inputs) + bulkItems(inputs) + nameItems(inputs)

let buffer = UnsafeMutableRawPointer.allocate(byteCount: 128 << 20, alignment: 64)
buffer.initializeMemory(as: UInt8.self, repeating: 1, count: 128 << 20)
print("nanoseconds a colour, medians; ratios of runs next to each other in time")
print(
  padded("", 34) + padded("floor", 10, right: true) + padded("ours", 10, right: true)
    + padded("ratio", 9, right: true) + padded("of least", 9, right: true) + padded("goal", 8, right: true)
    + padded("", 9)
    + padded("×memcpy", 8, right: true))
for item in items where wanted.isEmpty || item.name.contains(wanted) {
  measure(item, seconds: seconds) { memcpy(buffer, buffer + (64 << 20), $0) }
}
