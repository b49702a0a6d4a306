import Foundation
import Testing

/// Every matrix and table that is checked in can be made again from published figures.
struct MatrixSourceTests {
  @Test(arguments: [
    ("derive_matrices.py", "ColorCore/Spaces/Matrices.generated.swift"),
    ("derive_math_tables.py", "CMath/include/CMathTables.h"),
    ("derive_vision_matrices.py", "ColorCore/Vision/VisionMatrices.generated.swift"),
  ])
  func checkedInFilesAreTheGenerated(_ tool: String, _ file: String) throws {
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
    let held = try Data(contentsOf: root.appendingPathComponent("Sources/\(file)"))
    #expect(String(decoding: made, as: UTF8.self) == String(decoding: held, as: UTF8.self))
  }
}
