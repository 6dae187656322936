import Testing

@testable import LayoutProbeCLI

@Suite("Showing the compiler's messages")
struct CompilerMessagesTests {
  @Test("A message shows once, notes on generated code never, and the linker's lines last")
  func rendering() {
    let output = """
      A.swift:1:13: error: no 'x'
      x
      ^
      layoutprobe-entry:3:4: note: generated
      let y
          ^
      A.swift:1:13: error: no 'x'
      x
      ^
      error: link command failed
      B:1.swift:2:1: note: elsewhere
      """
    let sources = ModuleSources(name: "A", files: [])
    #expect(
      CompilerMessages(output).rendered(for: sources) == """
        A.swift:1:13: error: no 'x'
        x
        ^
        B:1.swift:2:1: note: elsewhere
        error: link command failed
        """)
  }
}
