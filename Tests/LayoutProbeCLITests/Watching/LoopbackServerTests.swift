import Foundation
import Testing

@testable import LayoutProbeCLI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Pages served to this machine")
struct LoopbackServerTests {
  private func get(_ server: LoopbackServer, _ path: String) async throws -> (Int, String) {
    let url = try #require(URL(string: server.address + path))
    let (data, response) = try await URLSession.shared.data(from: url)
    return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
  }

  @Test("the page that is shown last is served, and its number counts up")
  func pages() async throws {
    let server = try LoopbackServer(port: 0)
    #expect(server.port > 0)
    server.show("<p>one ü</p>")
    #expect(try await get(server, "") == (200, "<p>one ü</p>"))
    #expect(try await get(server, "version") == (200, "1\n"))
    server.show("<p>two</p>")
    #expect(try await get(server, "") == (200, "<p>two</p>"))
    #expect(try await get(server, "version") == (200, "2\n"))
    #expect(try await get(server, "etc/passwd").0 == 404)
  }

  @Test("who calls it by another name, or wants anything but to read, is refused")
  func refusals() throws {
    let server = try LoopbackServer(port: 0)
    server.show("secret")
    func status(_ request: String) -> String {
      String(server.response(to: request).prefix { $0 != "\r\n" })
    }
    let host = "Host: 127.0.0.1:\(server.port)\r\n\r\n"
    #expect(status("GET / HTTP/1.1\r\n" + host) == "HTTP/1.1 200 OK")
    #expect(status("POST / HTTP/1.1\r\n" + host) == "HTTP/1.1 405 Method Not Allowed")
    for request in [
      "GET / HTTP/1.1\r\nHost: evil.example:\(server.port)\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", "",
    ] {
      #expect(status(request) == "HTTP/1.1 403 Forbidden")
      #expect(!server.response(to: request).contains("secret"))
    }
  }

  @Test("a port that somebody has is said")
  func taken() throws {
    let server = try LoopbackServer(port: 0)
    #expect(throws: LoopbackServer.Failure.self) { try LoopbackServer(port: server.port) }
  }

  @Test("stamps are others when a source is changed, added or gone, and only then")
  func stamps() throws {
    let folder = try TemporaryFolder()
    try folder.write("a/One.swift", "1")
    func stamps() -> FileStamps { FileStamps(paths: [folder.url.path]) }
    let first = stamps()
    #expect(stamps() == first)
    try folder.write("notes.txt", "not a source")
    #expect(stamps() == first)
    try folder.write("a/One.swift", "12")
    let second = stamps()
    #expect(second != first)
    try folder.write("Two.swift", "")
    #expect(stamps() != second)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Two.swift"))
    #expect(stamps() == second)
  }
}
