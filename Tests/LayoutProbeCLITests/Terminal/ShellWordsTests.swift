import Testing

@testable import LayoutProbeCLI

@Suite("Words of a command line")
struct ShellWordsTests {
  @Test(
    "A line is split as a shell splits it",
    arguments: [
      ("", []), ("  a  b ", ["a", "b"]), ("'a b' c", ["a b", "c"]), (#"a\ b"#, ["a b"]),
      (#"-D"x y"z"#, ["-Dx yz"]), ("''", [""]), (#"'it'\''s'"#, ["it's"]), (#"'\'"#, [#"\"#]),
      (#""a\"b""#, [#"a"b"#]),
    ])
  func split(line: String, words: [String]) {
    #expect(ShellWords.split(line) == words)
  }
}
