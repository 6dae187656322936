#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#endif

/// What the source prints.
enum StandardOutput {
  /// A process that crashes takes along what it has printed but not written yet.
  static func writeLinesAtOnce() { setvbuf(stdout, nil, _IOLBF, 0) }
}
