import ColorCSS
import ColorCore
import CommandLineKit
import Glibc
import PickerModel

/// Where each step of an edit is told, when the environment asks for it.
struct EditTrace {
  private let descriptor: Int32?

  /// `TINCTURE_TRACE` is 1 for standard error, or names a file, which is written anew.
  init() throws(Failure) {
    let name = getenv("TINCTURE_TRACE").map { String(cString: $0) } ?? ""
    switch name {
    case "", "0": descriptor = nil
    case "1": descriptor = 2
    default:
      let file = open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
      guard file >= 0 else {
        throw .inaccessible(.cannotCreate, "cannot write '\(name)'", reason: String(cString: strerror(errno)))
      }
      descriptor = file
    }
  }

  func tell(_ edit: Edit) {
    guard let descriptor else { return }
    let line =
      switch edit {
      case .began: "began\n"
      case .changing(let color): "changing \(Self.text(color))\n"
      case .chosen(let color): "chosen \(Self.text(color))\n"
      case .cancelled: "cancelled\n"
      }
    let bytes = Array(line.utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  /// As the window tells it: in hex where that says it all.
  private static func text(_ color: Color?) -> String {
    color.map { $0.text(as: Color($0.srgb8) == $0 ? .hex : .css) } ?? "none"
  }
}
