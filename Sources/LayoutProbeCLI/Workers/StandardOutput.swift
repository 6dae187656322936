#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#endif

/// What the source prints.
enum StandardOutput {
  /// A process that crashes takes along what it has printed but not written yet.
  static func writeLinesAtOnce() { setvbuf(stdout, nil, _IOLBF, 0) }

  private nonisolated(unsafe) static var own: Int32?

  /// What a view prints is of interest once: not for each time that it is tried again. Called by a
  /// worker's one thread that runs probes.
  static func mute(_ isMuted: Bool) {
    guard isMuted != (own != nil) else { return }
    fflush(stdout)
    if let descriptor = own {
      dup2(descriptor, 1)
      close(descriptor)
      own = nil
    } else {
      let descriptor = dup(1)
      let nowhere = open("/dev/null", O_WRONLY)
      guard descriptor >= 0, nowhere >= 0 else { return }
      dup2(nowhere, 1)
      close(nowhere)
      own = descriptor
    }
  }
}
