import Foundation

/// The digests of files, worked out once for each state of a file.
final class FileDigests: @unchecked Sendable {
  private struct State: Equatable {
    let file: ino_t
    let size: Int64
    let changed: [Int]
  }

  // Behind the lock, which makes the unchecked conformance true.
  private let lock = NSLock()
  private var known: [String: (state: State, digest: String)] = [:]

  /// The digest of a file as hexadecimal digits; nil if it cannot be read.
  func digest(_ url: URL) -> String? {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return nil }
    #if os(Linux)
      let changed = [status.st_ctim.tv_sec, status.st_ctim.tv_nsec]
    #else
      let changed = [status.st_ctimespec.tv_sec, status.st_ctimespec.tv_nsec]
    #endif
    let state = State(file: status.st_ino, size: Int64(status.st_size), changed: changed)
    if let known = lock.withLock({ known[url.path] }), known.state == state { return known.digest }
    guard let data = try? Data(contentsOf: url, options: .alwaysMapped) else { return nil }
    let digest = String(ByteDigest.of(data), radix: 16)
    lock.withLock { known[url.path] = (state, digest) }
    return digest
  }
}
