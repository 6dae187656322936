import Testing

@testable import LayoutProbeCLI

@Suite("Control characters in texts")
struct ControlCharactersTests {
  @Test("orders to a terminal are written out, line ends, tabs and all that is read stay")
  func escaped() {
    #expect(ControlCharacters.escaped("a\u{1B}[31mb\u{7}") == "a\\u001B[31mb\\u0007")
    #expect(ControlCharacters.escaped("a\u{9B}2Jb\u{7F}\rc") == "a\\u009B2Jb\\u007F\\u000Dc")
    for text in ["a\nb\tc\r\nd", "é ×→ 👩‍👩‍👧 \u{A0}", ""] {
      #expect(ControlCharacters.escaped(text) == text)
    }
  }

  @Test("the program's own colours stay")
  func colours() {
    let text = TextColor.mark("error", .error) + " " + TextColor.mark("a", .faint)
    #expect(ControlCharacters.escaped(text) == text)
    #expect(ControlCharacters.escaped(text + "\u{1B}[8m") == text + "\\u001B[8m")
  }

  @Test(
    "a preview's name cannot do anything to a terminal", .enabled(if: CommandRun.canCompile),
    .ownThreads)
  func names() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.swift", "import SwiftUI\n#Preview(\"a\\u{1B}]0;title\\u{7}b\\u{9B}\") { Color.red }\n")
    for command in ["list", "inspect"] {
      let run = try CommandRun([command, "A.swift"], in: folder.url)
      #expect(run.output.contains("a\\u001B]0;title\\u0007b\\u009B"), "\(run.all)")
      let all = run.output + run.errors
      #expect(!all.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }, "\(run.all)")
    }
  }
}
