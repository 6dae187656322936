import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Lengths of functions")
struct FunctionLengthTests {
  private static let mostLines = 60

  /// Functions, initializers and computed properties with more lines, by name.
  private func long(_ text: String) -> [String] {
    let outline = SourceOutline(TokenizedSource(text))
    let source = outline.source
    return outline.nodes.compactMap { (node: SourceOutline.Node) -> String? in
      guard node.kind == .function || node.kind == .variable, let brace = node.brace,
        let end = outline.match(brace)
      else { return nil }
      let start = source.tokens[node.keyword].range.lowerBound
      let bytes = source.bytes[start..<source.tokens[end].range.upperBound]
      let lines = 1 + bytes.count { $0 == UInt8(ascii: "\n") }
      let name = source.text(node.keyword) + " " + source.text(node.keyword + 1)
      return lines > Self.mostLines ? "\(name): \(lines) lines" : nil
    }
  }

  @Test("no function of the package is longer than a reader can see at once")
  func package() throws {
    let files = try PackageFolder.files(in: "Sources", "swift")
    for file in files {
      let found = long(try String(contentsOf: file, encoding: .utf8))
      #expect(found == [], "\(file.lastPathComponent)")
    }
    #expect(files.count > 1_000)
  }

  @Test("a long function is found, and a long list or type is none")
  func found() {
    let body = String(repeating: "    step()\n", count: 60)
    let rows = String(repeating: "    1,\n", count: 80)
    #expect(long("struct A {\n  func b() {\n\(body)  }\n}\n") == ["func b: 62 lines"])
    #expect(long("struct A {\n  var b: Int {\n\(body)  }\n}\n") == ["var b: 62 lines"])
    #expect(long("struct A {\n  let b = [\n\(rows)  ]\n}\n") == [])
  }
}
