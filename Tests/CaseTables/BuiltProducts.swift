public import Foundation

/// The executables of the package, which the build puts beside the test bundle.
public enum BuiltProducts {
  public static func url(_ name: String) -> URL {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    // The test runner is either the bundle itself or a helper that is given its path.
    let candidates =
      CommandLine.arguments.filter { $0.hasSuffix(".xctest") }.map { URL(fileURLWithPath: $0) } + [bundle]
    for candidate in candidates {
      let url = candidate.deletingLastPathComponent().appendingPathComponent(name)
      if FileManager.default.isExecutableFile(atPath: url.path) { return url }
    }
    return bundle.deletingLastPathComponent().appendingPathComponent(name)
  }
}
