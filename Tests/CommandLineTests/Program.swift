import Glibc
import Synchronization
import Testing

/// A built executable, run as a shell would run it.
struct Program {
  let name: String
  var folder = Self.builtFolder
  /// Beyond a PATH and a HOME, nothing of the test's own environment reaches the program.
  var environment: [String: String] = [:]

  static let tincture = Program(name: "tincture")

  struct Outcome: Hashable {
    var output: String
    var errors: String
    var status: Int32
    /// The signal that ended it, 0 for none.
    var signal: Int32 = 0
  }

  /// The folder of the executables, which is that of the test bundle.
  static let builtFolder: String = {
    let path = realpath("/proc/self/exe", nil).map { String(cString: $0) } ?? ""
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }()

  /// Runs it to its end with the given text, or nothing, as standard input.
  func run(_ arguments: [String], input: String = "") throws -> Outcome {
    let (stdin, stdout, stderr) = (try TemporaryFile(input), try TemporaryFile(), try TemporaryFile())
    let process = try withExtendedLifetime(stdin) {
      try start(arguments, stdin.descriptor, stdout.descriptor, stderr.descriptor)
    }
    var outcome = try Self.wait(for: process)
    outcome.output = stdout.text
    outcome.errors = stderr.text
    return outcome
  }

  /// Starts it on three descriptors and comes back at once.
  func start(_ arguments: [String], _ stdin: Int32, _ stdout: Int32, _ stderr: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (from, to) in [(stdin, 0), (stdout, 1), (stderr, 2)] as [(Int32, Int32)] {
      posix_spawn_file_actions_adddup2(&actions, from, to)
    }
    let path = "\(folder)/\(name)"
    let variables = ["PATH": "/usr/bin:/bin", "HOME": "/nonexistent"].merging(environment) { $1 }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var settings = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + settings).forEach { free($0) } }
    var process = pid_t()
    let error = Descriptors.guarded { posix_spawn(&process, path, &actions, nil, &words, &settings) }
    try #require(error == 0, "cannot start \(path): \(String(cString: strerror(error)))")
    return process
  }

  static func wait(for process: pid_t) throws -> Outcome {
    var status: Int32 = 0
    while true {
      if waitpid(process, &status, 0) == process { break }
      try #require(errno == EINTR)
    }
    let signal = status & 0x7F
    return Outcome(output: "", errors: "", status: signal == 0 ? status >> 8 & 0xFF : -1, signal: signal)
  }
}

/// A file without a name, gone with its last descriptor.
final class TemporaryFile {
  let descriptor: Int32

  init(_ text: String = "") throws {
    var template = Array("/tmp/tincture-test-XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    try #require(descriptor >= 0)
    unlink(template)
    var text = text
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        rest = rest.dropFirst(max(0, write(descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)))
      }
    }
    lseek(descriptor, 0, SEEK_SET)
  }

  deinit { close(descriptor) }

  /// All that was written to it.
  var text: String {
    lseek(descriptor, 0, SEEK_SET)
    return readAll(descriptor)
  }
}

/// Everything up to the end of a file or pipe; a terminal whose other side is closed counts as ended.
func readAll(_ descriptor: Int32) -> String {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = read(descriptor, &chunk, chunk.count)
    if count > 0 { bytes += chunk[..<count] } else if count == 0 || errno != EINTR { break }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Both ends of a pipe.
struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    let result = Descriptors.guarded {
      let result = pipe(&ends)
      Descriptors.keep(ends)
      return result
    }
    try #require(result == 0)
    (reading, writing) = (ends[0], ends[1])
  }
}

/// Tests run side by side: no program may inherit the descriptors of another test, or a pipe would
/// stay open behind its back.
enum Descriptors {
  private static let lock = Mutex(())

  /// Opening descriptors and starting programs exclude each other.
  static func guarded<Result>(_ work: () -> Result) -> Result { lock.withLock { _ in work() } }

  /// Marks descriptors as not to be inherited.
  static func keep(_ descriptors: [Int32]) {
    for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
  }
}
