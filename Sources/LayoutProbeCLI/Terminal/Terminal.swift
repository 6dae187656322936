#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What is known about the terminal behind a file descriptor.
enum Terminal {
  static let standardError: Int32 = 2

  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// The number of columns, or nil where there is no terminal or it does not tell.
  static func width(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
