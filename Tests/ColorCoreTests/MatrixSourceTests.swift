import Foundation
import Testing

/// Every matrix that is checked in can be made again from the published chromaticities.
struct MatrixSourceTests {
  @Test func checkedInMatricesAreTheGenerated() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let generator = Process()
    generator.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    generator.arguments = ["python3", root.appendingPathComponent("Tools/derive_matrices.py").path]
    let output = Pipe()
    generator.standardOutput = output
    try generator.run()
    let made = output.fileHandleForReading.readDataToEndOfFile()
    generator.waitUntilExit()
    #expect(generator.terminationStatus == 0)
    let held = try Data(contentsOf: root.appendingPathComponent("Sources/ColorCore/Spaces/Matrices.generated.swift"))
    #expect(String(decoding: made, as: UTF8.self) == String(decoding: held, as: UTF8.self))
  }
}
