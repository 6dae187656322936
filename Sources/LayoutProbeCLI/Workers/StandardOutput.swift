#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#endif

/// What the source prints.
enum StandardOutput {
  /// A process that crashes takes along what it has printed but not written yet.
  static func writeLinesAtOnce() { setvbuf(stdout, nil, _IOLBF, 0) }

  /// What it was before it was sent elsewhere; the file tells whether the number still is its own.
  private struct Saved {
    let descriptor: Int32
    let file: ino_t
  }

  /// Used by a worker's one thread that runs probes.
  private nonisolated(unsafe) static var saved: [Saved] = []
  private nonisolated(unsafe) static var isMuted = false

  /// Out of the way of user's code that closes or uses the numbers that usually come first.
  private static let firstDescriptor: Int32 = 200

  /// What a view prints is of interest once: not for each time that it is tried again.
  static func mute(_ isMuted: Bool) {
    guard isMuted != self.isMuted else { return }
    self.isMuted = isMuted
    if isMuted { send(to: "/dev/null") } else { restore() }
  }

  /// Sends what is printed to a file until ``restore()`` is called.
  static func send(to path: String) {
    fflush(stdout)
    let descriptor = fcntl(1, F_DUPFD_CLOEXEC, firstDescriptor)
    let target = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    if descriptor >= 0, target >= 0, let file = file(descriptor) {
      dup2(target, 1)
      saved.append(Saved(descriptor: descriptor, file: file))
    } else {
      if descriptor >= 0 { close(descriptor) }
      // Nothing to go back to.
      saved.append(Saved(descriptor: -1, file: 0))
    }
    if target >= 0 { close(target) }
  }

  /// Sends what is printed to where it went before.
  static func restore() {
    fflush(stdout)
    guard let last = saved.popLast(), last.descriptor >= 0, file(last.descriptor) == last.file
    else { return }
    dup2(last.descriptor, 1)
    close(last.descriptor)
  }

  private static func file(_ descriptor: Int32) -> ino_t? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status.st_ino : nil
  }
}
