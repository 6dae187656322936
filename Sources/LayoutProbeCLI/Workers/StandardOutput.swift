#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#endif

/// What the source prints.
enum StandardOutput {
  /// A process that crashes takes along what it has printed but not written yet.
  static func writeLinesAtOnce() { setvbuf(stdout, nil, _IOLBF, 0) }

  private nonisolated(unsafe) static var own: (descriptor: Int32, file: ino_t)?

  /// Out of the way of user's code that closes or uses the numbers that usually come first.
  private static let firstDescriptor: Int32 = 200

  /// What a view prints is of interest once: not for each time that it is tried again. Called by a
  /// worker's one thread that runs probes.
  static func mute(_ isMuted: Bool) {
    guard isMuted != (own != nil) else { return }
    fflush(stdout)
    if let (descriptor, file) = own {
      own = nil
      guard self.file(descriptor) == file else { return }
      dup2(descriptor, 1)
      close(descriptor)
    } else {
      let descriptor = fcntl(1, F_DUPFD_CLOEXEC, firstDescriptor)
      let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0, nowhere >= 0, let file = file(descriptor) else { return }
      dup2(nowhere, 1)
      close(nowhere)
      own = (descriptor, file)
    }
  }

  private static func file(_ descriptor: Int32) -> ino_t? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status.st_ino : nil
  }
}
