import Foundation
import Testing

/// The page of the controls tells of every widget that programs can name, with pictures that are there.
@Suite struct ControlsPageTests {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func everyWidgetHasItsSection() throws {
    let page = try String(contentsOf: root.appendingPathComponent("Documentation/controls.md"), encoding: .utf8)
    let folder = root.appendingPathComponent("Sources/PickerGTK/Widgets")
    var count = 0
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let source = try String(contentsOf: file, encoding: .utf8)
      guard source.contains("public static let type"), let start = source.range(of: "\"Tincture")?.lowerBound,
        let name = source[start...].split(separator: "\"").first
      else { continue }
      count += 1
      #expect(page.contains("\n## \(name)\n"), "\(name)")
    }
    #expect(count > 10)
  }

  @Test func everyPictureIsThere() throws {
    let page = try String(contentsOf: root.appendingPathComponent("Documentation/controls.md"), encoding: .utf8)
    let pictures = page.components(separatedBy: "](controls/").dropFirst().map { $0.prefix { $0 != ")" } }
    #expect(pictures.count > 20)
    for picture in pictures {
      let path = root.appendingPathComponent("Documentation/controls/\(picture)").path
      #expect(FileManager.default.fileExists(atPath: path), "\(picture)")
    }
  }
}
