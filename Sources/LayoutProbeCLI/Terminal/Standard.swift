import Foundation

/// The standard streams, written to whole.
enum Standard {
  /// Why standard output could not be written to, an `errno`; 0 if it could, and if the reader ended
  /// first, as `head` does: no reader is left to tell.
  static var failure: Int32 { lock.withLock { lastFailure } }
  // Behind the lock: reports are written by several threads.
  private nonisolated(unsafe) static var lastFailure: Int32 = 0
  private static let lock = NSLock()

  static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        let code = errno
        if count < 0, code != EPIPE, descriptor == 1 { lock.withLock { lastFailure = code } }
        return
      }
      bytes = bytes.dropFirst(count)
    }
  }
}
