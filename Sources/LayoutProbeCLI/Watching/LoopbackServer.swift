import Foundation

/// Serves one page to browsers on this machine, and a number that says when there is a new one.
///
/// The lock guards the page, which makes the unchecked conformance true.
final class LoopbackServer: @unchecked Sendable {
  struct Failure: Error, CustomStringConvertible {
    let port: UInt16
    let code: Int32

    var description: String {
      "port \(port) cannot be used: \(String(cString: strerror(code)))"
    }
  }

  /// Where it listens; a free one was found if none was wanted.
  let port: UInt16
  private let listener: Int32
  private let lock = NSLock()
  private var page = ""
  private var version = 0

  /// Longer requests are none that a browser makes for a page.
  private static let maximumRequest = 16_384
  private static let patience = 5

  /// - Parameter port: 0 for any that is free.
  init(port wanted: UInt16) throws {
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    let listener = socket(AF_INET, kind, 0)
    guard listener >= 0 else { throw Failure(port: wanted, code: errno) }
    self.listener = listener
    // A port that was served a moment ago can be served again.
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = wanted.bigEndian
    // No other machine may connect.
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic -> Int32 in
        guard bind(listener, generic, length) == 0, listen(listener, 16) == 0,
          getsockname(listener, generic, &length) == 0
        else { return errno }
        return 0
      }
    }
    guard code == 0 else {
      close(listener)
      throw Failure(port: wanted, code: code)
    }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [self] in serve() }
  }

  var address: String { "http://127.0.0.1:\(port)/" }

  /// The page from now on; those who look at another load it again.
  func show(_ page: String) {
    lock.withLock {
      self.page = page
      version += 1
    }
  }

  // MARK: Requests

  private func serve() {
    while true {
      let connection = accept(listener, nil, nil)
      if connection < 0 {
        guard errno == EINTR || errno == ECONNABORTED || errno == EMFILE else { return }
        continue
      }
      _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
      Thread.detachNewThread { [self] in
        answer(connection)
        close(connection)
      }
    }
  }

  private func answer(_ connection: Int32) {
    // Who says nothing is not waited for.
    var limit = timeval(tv_sec: LoopbackServer.patience, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(
        connection, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
    guard let request = read(connection) else { return }
    let bytes = Array(response(to: request).utf8)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(connection, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// The head of a request; nil if there is no end to it.
  private func read(_ connection: Int32) -> String? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count < LoopbackServer.maximumRequest {
      let count = Foundation.read(connection, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
      let text = String(decoding: bytes, as: UTF8.self)
      if text.contains("\r\n\r\n") { return text }
    }
    return nil
  }

  /// The answer to the head of a request.
  func response(to request: String) -> String {
    let lines = request.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = (lines.first ?? "").split(separator: " ")
    let host = lines.dropFirst().first { $0.lowercased().hasPrefix("host:") }?
      .dropFirst("host:".count).trimmingCharacters(in: .whitespaces)
    // A foreign page under a host name that resolves to this address must not read it.
    guard let host, ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host) else {
      return text("403 Forbidden", "text/plain", "this is only for 127.0.0.1:\(port)\n")
    }
    guard words.count == 3, words[0] == "GET" else {
      return text("405 Method Not Allowed", "text/plain", "only GET\n")
    }
    let (page, version) = lock.withLock { (self.page, self.version) }
    return switch words[1].prefix(while: { $0 != "?" }) {
    case "/": text("200 OK", "text/html", page)
    case "/version": text("200 OK", "text/plain", "\(version)\n")
    default: text("404 Not Found", "text/plain", "there is only /\n")
    }
  }

  private func text(_ status: String, _ type: String, _ body: String) -> String {
    [
      "HTTP/1.1 \(status)", "Content-Type: \(type); charset=utf-8",
      "Content-Length: \(body.utf8.count)", "Cache-Control: no-store",
      "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY", "Connection: close", "", body,
    ].joined(separator: "\r\n")
  }
}
