import Glibc

/// One thing to measure: the floor and ours on the same input, and what both read and write.
struct Item {
  let name: String
  /// Colours a run.
  let count: Int
  /// The greatest ratio to the floor that was aimed at; without a floor, the greatest time in nanoseconds.
  let goal: Double?
  /// Bytes read and written a colour, for the ratio to a memory copy.
  let bytes: Int
  let floor: (() -> Void)?
  let ours: () -> Void
}

func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

func timed(_ body: () -> Void) -> Double {
  let start = now()
  body()
  return now() - start
}

extension [Double] {
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}

/// A run of each in turn until the time is up, so that whatever else the machine does meets all alike.
func measure(_ item: Item, seconds: Double, copy: (Int) -> Void) {
  var floor: [Double] = []
  var ours: [Double] = []
  var copies: [Double] = []
  item.floor?()
  item.ours()
  let end = now() + seconds * 1e9
  while ours.count < 5 || now() < end {
    if let run = item.floor { floor.append(timed(run) / Double(item.count)) }
    ours.append(timed(item.ours) / Double(item.count))
    copies.append(timed { copy(item.count * item.bytes / 2) } / Double(item.count))
  }
  // The ratio of neighbours in time, then the median of those.
  let ratios = zip(ours, floor).map { $0 / $1 }
  print(row(item, floor, ours, ratios, copies))
}

let heading =
  padded("", 34) + padded("floor", 10, right: true) + padded("ours", 10, right: true)
  + padded("ratio", 9, right: true) + padded("of least", 9, right: true) + padded("goal", 8, right: true)
  + padded("", 9) + padded("×memcpy", 8, right: true)

private func row(
  _ item: Item, _ floor: [Double], _ ours: [Double], _ ratios: [Double], _ copies: [Double]
) -> String {
  var line = padded(item.name, 34)
  line += padded(floor.isEmpty ? "" : number(floor.median), 10, right: true)
  line += padded(number(ours.median), 10, right: true)
  line += padded(ratios.isEmpty ? "" : number(ratios.median), 9, right: true)
  // What both need when nothing else runs.
  line += padded(floor.isEmpty ? "" : number((ours.min() ?? 0) / (floor.min() ?? 1)), 9, right: true)
  line += padded(item.goal.map(number) ?? "", 8, right: true)
  // Without a floor the goal is a time.
  let reached = ratios.isEmpty ? ours.median : ratios.median
  let verdict = item.goal.map { reached <= $0 ? "  met" : "  missed" } ?? ""
  line += padded(verdict, 9)
  if item.bytes > 0 { line += padded(number(ours.median / copies.median), 8, right: true) }
  return line
}

func padded(_ text: String, _ width: Int, right: Bool = false) -> String {
  let space = String(repeating: " ", count: max(0, width - text.count))
  return right ? space + text : text + space
}

private func number(_ value: Double) -> String {
  let digits = value < 10 ? 100.0 : value < 1000 ? 10 : 1
  let rounded = (value * digits).rounded() / digits
  return digits == 1 ? "\(Int(rounded))" : "\(rounded)"
}
