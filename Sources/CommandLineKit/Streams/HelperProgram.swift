import Glibc

/// A program that stands beside this one and takes over from it.
public enum HelperProgram {
  /// Replaces this program by the helper, with the same arguments; comes back only with a failure.
  public static func execute(_ name: String, _ arguments: [String]) -> Failure {
    guard let folder = ownFolder() else {
      return .unavailable("cannot find the folder of this program: is /proc mounted?")
    }
    let path = folder + "/" + name
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    // Programs expect to be started with the signal as it is by default.
    signal(SIGPIPE, SIG_DFL)
    execv(path, &words)
    let reason = errno
    signal(SIGPIPE, SIG_IGN)
    if reason == ENOENT { return .unavailable("\(name) is not installed beside this program, in \(folder)") }
    return .unavailable("cannot start \(path): \(String(cString: strerror(reason)))")
  }

  private static func ownFolder() -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX) + 1) { buffer in
      let count = readlink("/proc/self/exe", buffer.baseAddress!, buffer.count - 1)
      guard count > 0 else { return nil }
      let path = String(decoding: UnsafeRawBufferPointer(buffer)[..<count], as: UTF8.self)
      return path.lastIndex(of: "/").map { String(path[..<$0]) }
    }
  }
}
