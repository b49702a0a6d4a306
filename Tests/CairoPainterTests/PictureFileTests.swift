import CairoPainter
import ColorCore
import Foundation
import Pictures
import Testing

private let picture = Picture(
  size: Size(40, 28),
  items: [
    .fill(.rect(Rect(0, 0, 40, 28)), .color(Color(rgb: 0x2E8B57))),
    .text(TextLine("Green", in: Rect(0, 0, 40, 28), size: 10, color: .black)),
  ])

/// A folder that goes with the test.
private final class Folder {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent("tincture-\(UUID().uuidString)").path

  init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(atPath: path) }

  var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() } }
  subscript(name: String) -> String { "\(path)/\(name)" }
  func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: self[name]))) }
}

@Suite struct PictureFileTests {
  @Test func pngHasTheSizeInPixels() throws {
    let bytes = try picture.encoded(as: .png, scale: 1.5)
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    // Width and height are the first fields of the header chunk, 16 bytes into the file.
    #expect(Array(bytes[16..<24]) == [0, 0, 0, 60, 0, 0, 0, 42])
  }

  @Test func svgHasTheSizeInCSSPixels() throws {
    let text = String(decoding: try picture.encoded(as: .svg, scale: 2), as: UTF8.self)
    #expect(text.contains("<svg") && text.contains("viewBox=\"0 0 80 56\""))
    #expect(text.contains("width=\"80px\""))
  }

  @Test func pdfHasTheSizeInPoints() throws {
    let text = String(decoding: try picture.encoded(as: .pdf), as: UTF8.self)
    #expect(text.hasPrefix("%PDF-"))
    #expect(text.contains("/MediaBox [ 0 0 30 21 ]"))
  }

  @Test(arguments: PictureFormat.allCases)
  func writesTheWholeFileAndNothingBeside(format: PictureFormat) throws {
    let folder = try Folder()
    try Data("old".utf8).write(to: URL(fileURLWithPath: folder["a.\(format)"]))
    try picture.write(to: folder["a.\(format)"])
    #expect(try folder.names == ["a.\(format)"])
    // Only PNG is the same every time: cairo counts the parts of an SVG, and dates a PDF.
    let expected = try picture.encoded(as: format)
    #expect(try format == .png ? folder.bytes("a.png") == expected : folder.bytes("a.\(format)").count > 100)
  }

  @Test func extensionIsReadInAnyCase() {
    #expect(PictureFormat(path: "a/b.PNG") == .png)
    #expect(PictureFormat(path: "b.tar.svg") == .svg)
    #expect(PictureFormat(path: "dir.pdf/b") == nil)
    #expect(PictureFormat(path: "png") == nil)
    #expect(PictureFormat(path: "") == nil)
  }

  @Test func keepsPermissionsOfAFileThatExists() throws {
    let folder = try Folder()
    _ = FileManager.default.createFile(atPath: folder["a.png"], contents: nil, attributes: [.posixPermissions: 0o640])
    try picture.write(to: folder["a.png"])
    let mode = try FileManager.default.attributesOfItem(atPath: folder["a.png"])[.posixPermissions] as? Int
    #expect(mode == 0o640)
  }

  @Test func symbolicLinkStaysOne() throws {
    let folder = try Folder()
    _ = FileManager.default.createFile(atPath: folder["real.png"], contents: nil)
    try FileManager.default.createSymbolicLink(atPath: folder["link.png"], withDestinationPath: "real.png")
    try picture.write(to: folder["link.png"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder["link.png"]) == "real.png")
    #expect(try folder.bytes("real.png").count > 100)
  }

  @Test func nameMayBeAsLongAsNamesCanBe() throws {
    let folder = try Folder()
    let name = String(repeating: "n", count: 251) + ".png"
    try picture.write(to: folder[name])
    #expect(try folder.names == [name])
  }

  @Test func failuresSayPathAndReasonAndLeaveTheFile() throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(atPath: folder["d.png"], withIntermediateDirectories: false)
    let cases: [(path: String, scale: Double, reason: String)] = [
      ("a.gif", 1, "the name must end in .png, .svg, .pdf"),
      ("a.png", 0, "the scale 0.0 is not above 0"),
      ("a.png", .nan, "the scale nan is not above 0"),
      ("a.png", 1000, "a picture of 40000.0 × 28000.0 pixels cannot be drawn (1 to 32767 a side)"),
      ("none/a.png", 1, "No such file or directory"),
      ("d.png", 1, "Is a directory"),
    ]
    for (path, scale, reason) in cases {
      let error = #expect(throws: PictureFileError.self) { try picture.write(to: folder[path], scale: scale) }
      #expect(error?.description == "\(folder[path]): \(reason)")
    }
    #expect(try folder.names == ["d.png"])
  }

  @Test func emptyPictureIsRefused() {
    #expect(throws: PictureFileError.Reason.size(width: 0, height: 5)) {
      try Picture(size: Size(0, 5)).encoded(as: .png)
    }
  }
}
