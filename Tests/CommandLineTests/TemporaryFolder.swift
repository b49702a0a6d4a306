import Foundation

/// A folder that lives as long as this object.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("tincture-test-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] }

  func bytes(_ name: String) -> [UInt8] {
    (FileManager.default.contents(atPath: "\(path)/\(name)")).map(Array.init) ?? []
  }

  /// Guarded, as a program that inherited the open file would keep it from being executed.
  func write(_ name: String, _ text: String, permissions: Int = 0o644) {
    _ = Descriptors.guarded {
      FileManager.default.createFile(
        atPath: "\(path)/\(name)", contents: Data(text.utf8), attributes: [.posixPermissions: permissions])
    }
  }

  /// `tincture` alone, without the programs that otherwise stand beside it.
  func lonelyTincture() -> Program {
    let program = Program.tincture
    let bytes = FileManager.default.contents(atPath: "\(program.folder)/tincture")
    Descriptors.guarded {
      _ = FileManager.default.createFile(
        atPath: "\(path)/tincture", contents: bytes, attributes: [.posixPermissions: 0o755])
    }
    return Program(name: "tincture", folder: path)
  }
}
