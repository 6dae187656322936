import Testing

@testable import LayoutProbeCLI

@Suite("Finding code among comments and literals")
struct LexerTests {
  private func code(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return SwiftLexer.tokens(in: bytes).filter { $0.kind != .literal }
      .map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  @Test("Comments are no code, however deeply they nest")
  func comments() {
    #expect(code("a // #Preview { }\nb /* x /* #Preview */ y */ c") == ["a", "b", "c"])
  }

  @Test("Strings are no code, whether plain, raw or of several lines")
  func strings() {
    #expect(code(##"a "#Preview \" {" b"##) == ["a", "b"])
    #expect(code(##"a #"#Preview " \" {"# b"##) == ["a", "b"])
    #expect(code("a \"\"\"\n#Preview \" {\n\"\"\" b") == ["a", "b"])
    #expect(code("a #\"\"\"\n\"\"\" #Preview\n\"\"\"# b") == ["a", "b"])
    #expect(code(##"a #"""# b"##) == ["a", "b"])
  }

  @Test("A string goes on after what is interpolated, which may hold strings and parentheses")
  func interpolation() {
    #expect(code(#"a "x \(f(")", g("\(1)")) ) #Preview" b"#) == ["a", "b"])
    #expect(code(##"a #"x \(no" \#(f("}")) #Preview"# b"##) == ["a", "b"])
    #expect(code("a \"\"\"\n\\(x // )\n) \"\n\"\"\" b") == ["a", "b"])
    #expect(code("a \"\\(x /* \" ) */)\" b") == ["a", "b"])
  }

  @Test("Regular expressions are no code, and divisions are no regular expressions")
  func regularExpressions() {
    #expect(code(#"a = /"[/]{/ b"#) == ["a", "=", "b"])
    #expect(code(#"a #/ " { /# b"#) == ["a", "b"])
    #expect(code("a / b { c / d }") == ["a", "/", "b", "{", "c", "/", "d", "}"])
  }

  @Test("What has no end swallows its line or the rest of the file, as for the compiler")
  func unterminated() {
    #expect(code("a \"open {\nb") == ["a", "b"])
    #expect(code("a \"\\(open\nb") == ["a", "b"])
    #expect(code("a \"\"\"\nopen\nb") == ["a"])
    #expect(code("a /* /* */ b") == ["a"])
    #expect(code("a `open\nb") == ["a", "`open", "b"])
  }

  @Test("Every token knows its line, its column in bytes, and the brackets around it")
  func places() throws {
    let tokens = SwiftLexer.tokens(in: "é x {\r\n  f(@State)\r\n}\ry")
    let state = try #require(tokens.first { $0.kind == .attribute })
    #expect((state.line, state.column, state.depth, state.nesting) == (2, 5, 1, 1))
    #expect(tokens[1].column == 4)
    #expect(tokens.last?.line == 4)
    #expect(tokens.map(\.depth) == [0, 0, 0, 1, 1, 1, 1, 0, 0])
  }

  @Test("A byte order mark counts for nothing")
  func byteOrderMark() {
    let tokens = SwiftLexer.tokens(in: [0xEF, 0xBB, 0xBF] + Array("a b".utf8))
    #expect(tokens.map(\.column) == [1, 3])
  }
}
