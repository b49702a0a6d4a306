import Foundation
import Testing

/// Every matrix that is checked in can be made again from the published chromaticities.
struct MatrixSourceTests {
  @Test(arguments: [
    ("derive_matrices.py", "Spaces/Matrices.generated.swift"),
    ("derive_vision_matrices.py", "Vision/VisionMatrices.generated.swift"),
  ])
  func checkedInMatricesAreTheGenerated(_ tool: String, _ file: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let generator = Process()
    generator.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    generator.arguments = ["python3", root.appendingPathComponent("Tools/\(tool)").path]
    let output = Pipe()
    generator.standardOutput = output
    try generator.run()
    let made = output.fileHandleForReading.readDataToEndOfFile()
    generator.waitUntilExit()
    #expect(generator.terminationStatus == 0)
    let held = try Data(contentsOf: root.appendingPathComponent("Sources/ColorCore/\(file)"))
    #expect(String(decoding: made, as: UTF8.self) == String(decoding: held, as: UTF8.self))
  }
}
