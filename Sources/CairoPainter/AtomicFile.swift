import Glibc

/// A file that is replaced as a whole: at any moment, and after a crash, its path holds either the
/// old bytes or the new ones.
struct AtomicFile {
  let path: String

  /// - Parameter path: a symbolic link is followed, so that it goes on being one.
  init(_ path: String) {
    guard let real = realpath(path, nil) else {
      self.path = path
      return
    }
    self.path = String(cString: real)
    free(real)
  }

  private var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  func write(_ bytes: [UInt8]) throws(PictureFileError.Reason) {
    var old = stat()
    let exists = stat(path, &old) == 0
    if exists, old.st_mode & S_IFMT != S_IFREG {
      // A pipe or a terminal has nothing to keep, and cannot be replaced. A folder fails here.
      return try fill(try open(path, O_WRONLY), with: bytes, syncing: false)
    }
    let (temporary, file) = try temporaryFile()
    do throws(PictureFileError.Reason) {
      if exists { _ = fchmod(file, old.st_mode & 0o7777) }
      try fill(file, with: bytes, syncing: true)
      if rename(temporary, path) != 0 { throw .lastError }
    } catch {
      unlink(temporary)
      throw error
    }
    // The file itself is safe by now, and some file systems refuse to sync a folder: no error.
    let directory = Glibc.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if directory >= 0 {
      fsync(directory)
      close(directory)
    }
  }

  /// A new file in the same folder, as only a rename within a file system is atomic. Its name does
  /// not hold that of the file, which may already be as long as names can be.
  private func temporaryFile() throws(PictureFileError.Reason) -> (path: String, descriptor: Int32) {
    while true {
      let name = "\(folder)/.tincture-\(getpid())-\(String(UInt32.random(in: .min ... .max), radix: 16))"
      do throws(PictureFileError.Reason) {
        return (name, try open(name, O_WRONLY | O_CREAT | O_EXCL))
      } catch {
        guard case .system(_, EEXIST) = error else { throw error }
      }
    }
  }

  private func open(_ path: String, _ flags: Int32) throws(PictureFileError.Reason) -> Int32 {
    let descriptor = Glibc.open(path, flags | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw .lastError }
    return descriptor
  }

  /// Writes all bytes and closes the file.
  private func fill(_ file: Int32, with bytes: [UInt8], syncing: Bool) throws(PictureFileError.Reason) {
    var failure: PictureFileError.Reason?
    var rest = bytes[...]
    while failure == nil, !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        failure = .lastError
      }
    }
    if failure == nil, syncing, fsync(file) != 0 { failure = .lastError }
    if close(file) != 0, failure == nil { failure = .lastError }
    if let failure { throw failure }
  }
}

extension PictureFileError.Reason {
  fileprivate static var lastError: Self {
    let number = errno
    return .system(String(cString: strerror(number)), errno: number)
  }
}
