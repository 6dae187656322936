import LayoutProbe

/// Files that are there whole or not at all, whenever the program ends.
enum AtomicFile {
  struct Failure: Error, CustomStringConvertible {
    let path: String
    let code: Int32

    var description: String { "\(path): cannot be written: \(String(cString: strerror(code)))" }
  }

  /// Replaces a file, or makes it with the folders it is in. What is no regular file, such as
  /// `/dev/stdout` or a pipe, is written to as it is; `-` is standard output.
  static func write(_ text: String, to path: String) throws {
    if path == "-" { return try write(text, to: STDOUT_FILENO, "standard output") }
    var target = stat()
    if stat(path, &target) == 0, target.st_mode & S_IFMT != S_IFREG {
      let descriptor = open(path, O_WRONLY)
      guard descriptor >= 0 else { throw Failure(path: path, code: errno) }
      defer { close(descriptor) }
      return try write(text, to: descriptor, path)
    }
    let folder = RelativePath.folder(of: path)
    if !folder.isEmpty {
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    }
    // A link stays one: what it leads to is replaced.
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let temporary = real + ".\(getpid())-\(UUID().uuidString.prefix(8)).tmp"
    Interruption.shared.add(path: temporary)
    defer { Interruption.shared.forget(path: temporary) }
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    guard descriptor >= 0 else { throw Failure(path: path, code: errno) }
    do {
      defer { close(descriptor) }
      try write(text, to: descriptor, path)
      guard fsync(descriptor) == 0 else { throw Failure(path: path, code: errno) }
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, real) == 0 else {
      let code = errno
      unlink(temporary)
      throw Failure(path: path, code: code)
    }
  }

  /// Adds to a file in one piece, for files that several programs add to.
  static func append(_ text: String, to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o666)
    guard descriptor >= 0 else { throw Failure(path: path, code: errno) }
    defer { close(descriptor) }
    try write(text, to: descriptor, path)
  }

  private static func write(_ text: String, to descriptor: Int32, _ path: String) throws {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Failure(path: path, code: errno) }
      bytes = bytes.dropFirst(count)
    }
  }
}
