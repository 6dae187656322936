import Foundation

/// A browser without a window that stays on a page, which may change by itself.
final class LiveBrowser {
  static let path: String? = {
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let all = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    if let path = all.first(where: FileManager.default.isExecutableFile) { return path }
    print("*** SKIPPED: there is no browser (chromium), served pages are NOT checked in one ***")
    return nil
  }()

  static var isThere: Bool { path != nil }

  private let process = Process()
  private let profile: URL

  init(_ address: String) throws {
    profile = FileManager.default.temporaryDirectory
      .appendingPathComponent("layoutprobe-browser-\(UUID().uuidString)")
    process.executableURL = URL(fileURLWithPath: LiveBrowser.path ?? "chromium")
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--remote-debugging-port=0", "--user-data-dir=\(profile.path)", address,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  func quit() {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: profile)
  }

  /// The title of the page once it is right; the last one if it never is within half a minute.
  func title(where isRight: (String) -> Bool) async throws -> String {
    var title = ""
    for _ in 0..<150 {
      if let found = currentTitle() { title = found }
      if isRight(title) { return title }
      try await Task.sleep(for: .milliseconds(200))
    }
    return title
  }

  private func currentTitle() -> String? {
    let file = profile.appendingPathComponent("DevToolsActivePort")
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      let port = text.split(separator: "\n").first.flatMap({ UInt16($0) }),
      let pages = try? JSONSerialization.jsonObject(with: get("/json/list", port))
        as? [[String: Any]]
    else { return nil }
    return pages.first { $0["type"] as? String == "page" }?["title"] as? String
  }

  // The browser's answers have heads that Foundation refuses to read.
  /// The body of an answer; empty if there is none.
  private func get(_ path: String, _ port: UInt16) -> Data {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(connection) }
    var limit = timeval(tv_sec: 1, tv_usec: 0)
    setsockopt(
      connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    let request = "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n"
    guard isConnected, send(connection, request, request.utf8.count, 0) > 0 else { return Data() }
    var answer = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      answer.append(contentsOf: buffer[..<count])
      // It may leave the connection open.
      if answer.suffix(2) == Data("]\n".utf8) || answer.last == UInt8(ascii: "]") { break }
    }
    guard let end = answer.range(of: Data("\r\n\r\n".utf8)) else { return Data() }
    return answer[end.upperBound...]
  }
}
