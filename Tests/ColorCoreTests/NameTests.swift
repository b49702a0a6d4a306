import CaseTables
import ColorCore
import Testing

/// Colour names and the search for the nearest.
struct NameTests {
  private func bytes(_ hex: String) throws -> SRGB8 { try SRGB8(rgb: #require(UInt32(hex.dropFirst(), radix: 16))) }

  @Test func namedColors() throws {
    let table = try CaseTable("science/named-colors")
    var tally = Tally("named-colors.tsv")
    let lists = Dictionary(uniqueKeysWithValues: NameList.all.map { ($0.id, $0.colors) })
    for row in table.rows {
      let list = try #require(NameList(id: row["list"]))
      let found = lists[list.id]?.first { $0.name == row["name"] }?.bytes
      let looked = list.color(named: row["name"])?.srgb8
      try tally.check(
        found == bytes(row["hex"]) && looked == found, row, "\(row["name"]): \(String(describing: found))")
    }
    tally.finish(rows: table.rows.count)
  }

  @Test(arguments: [("list-css", "css"), ("list-xkcd", "xkcd")])
  func wholeLists(_ file: String, _ id: String) throws {
    let table = try CaseTable("science/\(file)")
    let list = try #require(NameList(id: id)).colors
    var tally = Tally("\(file).tsv")
    #expect(list.count == table.rows.count)
    for (row, color) in zip(table.rows, list) {
      try tally.check(color == NamedColor(row["name"], bytes(row["hex"])), row, "\(color)")
    }
    tally.finish(rows: table.rows.count)
  }

  @Test func listsAreWhole() {
    #expect(NameList.all.map { $0.colors.count } == [148, 954, 753, 120])
    for list in NameList.all {
      #expect(list.colors.allSatisfy { !$0.name.isEmpty && $0.name.first != " " && $0.name.last != " " })
      #expect(!list.licence.isEmpty && !list.source.isEmpty)
    }
    #expect(NameList(id: "XKCD")?.id == "xkcd")
    #expect(NameList(id: "pantone") == nil)
  }

  /// 36 ubernostrum/webcolors#22; carloscabo/colz#7.
  @Test func namesInAnyWriting() {
    #expect(NameList.css.color(named: "RebeccaPurple")?.srgb8 == SRGB8(rgb: 0x663399))
    #expect(
      NameList.xkcd.color(named: "robin's egg-blue")?.srgb8 == NameList.xkcd.color(named: "robins egg blue")?.srgb8)
    #expect(NameList.xkcd.color(named: "orange red")?.srgb8 != NameList.xkcd.color(named: "orangered")?.srgb8)
    #expect(NameList.x11.color(named: "ghostwhite")?.srgb8 == SRGB8(rgb: 0xF8F8FF))
    #expect(NameList.css.color(named: "") == nil)
    #expect(NameList.css.color(named: "notacolour") == nil)
  }

  @Test("Rival fault: CSS mediumpurple and palevioletred")
  func purpleAndViolet() {
    #expect(NameList.css.color(named: "mediumpurple")?.srgb8 == SRGB8(rgb: 0x9370DB))
    #expect(NameList.css.color(named: "palevioletred")?.srgb8 == SRGB8(rgb: 0xDB7093))
  }

  @Test func nearestNames() throws {
    let table = try CaseTable("science/nearest-name")
    var tally = Tally("nearest-name.tsv")
    let measures: [(ColorDifference, String, String)] = [
      (.ciede2000, "de2000_name", "de2000"), (.ok, "deOK_name", "deOK"), (.cie76, "de76_name", "de76"),
    ]
    let indices = Dictionary(
      uniqueKeysWithValues: NameList.all.map { list in
        (list.id, measures.map { NameIndex(list, by: $0.0) })
      })
    for row in table.rows {
      let color = try Color(bytes(row["color"]))
      var wrong = ""
      for (position, (_, nameColumn, column)) in measures.enumerated() {
        let best = try #require(indices[row["list"]]?[position].nearest(to: color).first)
        let names = row[nameColumn].split(separator: "|").map(String.init)
        let stated = try #require(row.number(column))
        if !names.contains(best.color.name) || abs(best.difference - stated) > 1e-6 {
          wrong += "\(column) \(best.color.name) \(best.difference) for \(names) \(stated) "
        }
      }
      tally.check(wrong.isEmpty, row, wrong)
    }
    tally.finish(rows: table.rows.count)
  }

  static let everyMeasure = DifferenceTests.everyMeasure

  /// The index gives what looking at every colour gives, for every measure, blues and greys included.
  @Test(arguments: everyMeasure)
  func indexIsExact(_ measure: ColorDifference) {
    var generator = SeededGenerator(seed: 31_914)
    let colors = (0..<500).map { _ in Color(.srgb, generator.srgb()) }
    let index = ColorIndex(colors, by: measure)
    for query in 0..<40 {
      var color = Color(.srgb, generator.srgb())
      if query % 4 == 0 {
        color = Color(.lch, 20 + 40 * generator.unit(), 100 * generator.unit(), 270 + 60 * generator.unit())
      }
      if query % 7 == 0 { color = Color(.lab, 100 * generator.unit(), 0, 0) }
      let brute = colors.indices.map { (index: $0, difference: color.difference(to: colors[$0], by: measure)) }
        .sorted { ($0.difference, $0.index) < ($1.difference, $1.index) }.prefix(5)
      let found = index.nearest(to: color, count: 5)
      #expect(zip(found, brute).allSatisfy { close($0.difference, $1.difference, 1e-12) })
      #expect(found.map(\.index) == brute.map(\.index))
      #expect(index.nearest(to: color)?.index == brute.first?.index)
    }
  }

  /// Bytes lie on a lattice, where many colours are equally near.
  @Test(arguments: [ColorDifference.ok, .cie76, .jz])
  func theFirstOfEquallyNearOnes(_ measure: ColorDifference) {
    let steps = stride(from: 0, to: 256, by: 31).map { UInt8($0) }
    let colors = steps.flatMap { red in
      steps.flatMap { green in steps.map { Color(SRGB8(red, green, $0)) } }
    }
    let index = ColorIndex(colors + colors.reversed(), by: measure)
    for (place, color) in colors.enumerated() {
      #expect(index.nearest(to: color)?.index == place)
    }
    // Outside the box of all colours the tree answers.
    let far = Color(.oklab, 1.5, 0.4, -0.4)
    #expect(index.nearest(to: far)?.index == index.nearest(to: far, count: 1).first?.index)
  }

  @Test func indexOfNothingAndOfTwins() {
    #expect(ColorIndex([]).nearest(to: .black).isEmpty)
    #expect(NameIndex(.css).nearest(to: .black, count: 0).isEmpty)
    let twins = ColorIndex(Array(repeating: Color.white, count: 40))
    #expect(twins.nearest(to: .black, count: 3).map(\.index) == [0, 1, 2])
    #expect(NameIndex(.css).nearest(to: Color(rgb: 0x00FFFF), count: 2).map(\.color.name) == ["aqua", "cyan"])
    #expect(NameIndex(.css).nearest(to: .white, count: 1000).count == 148)
  }
}
