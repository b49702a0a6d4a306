import Foundation
import Testing

/// Text that was looked at once and must not change unseen.
///
/// With `TINCTURE_RECORD=1` in the environment the files are written anew: look at the difference
/// before it is taken.
struct Recording {
  let name: String

  private var file: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Recorded/\(name)")
  }

  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["TINCTURE_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try Data(text.utf8).write(to: file)
    }
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    #expect(text == recorded, "differs from \(file.lastPathComponent)", sourceLocation: sourceLocation)
  }
}
