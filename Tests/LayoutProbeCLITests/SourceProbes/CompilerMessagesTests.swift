import Testing

@testable import LayoutProbeCLI

@Suite("Showing the compiler's messages")
struct CompilerMessagesTests {
  @Test("of many errors those are told that nothing mended, with their notes; all if none is left")
  func unmended() {
    let first = """
      A.swift:3:5: error: cannot find 'Map' in scope
        Map()
        ^~~
      A.swift:9:1: error: cannot find type 'Route' in scope
        let route: Route
                   ^
      B.swift:1:1: note: did you mean 'Router'?
      A.swift:9:2: error: consecutive statements
      """
    let last = """
      A.swift:9:4: error: cannot find type 'Route' in scope
      layoutprobe-standins.swift:2:1: error: invalid
      """
    #expect(
      CompilerMessages.unmended(of: first, in: last) == """
        A.swift:9:1: error: cannot find type 'Route' in scope
          let route: Route
                     ^
        B.swift:1:1: note: did you mean 'Router'?
        """)
    let other = CompilerMessages.unmended(of: first, in: "A.swift:9:1: error: other")
    #expect(other.hasPrefix("A.swift:9:1: error: cannot find type") && !other.contains("Map"))
    #expect(CompilerMessages.unmended(of: first, in: "A.swift:8:1: error: other") == first)
  }

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

  @Test("What is wrong in a macro's expansion is said of the place that expands it")
  func expansion() {
    let output = """
      /tmp/@__swiftmacro_1AMf_.swift:2:26: error: no member 'x'
          made.x
               ^
      A.swift:4:11: note: in expansion of macro 'made' here
        let p = #made
                ^
      """
    let sources = ModuleSources(
      name: "A", files: [.init(path: "A.swift", text: "\n\n\n  let p = #made\n")])
    let messages = CompilerMessages(output)
    let error = messages.diagnostics(for: sources).first
    #expect(error?.path == "A.swift")
    #expect(error?.line == 4)
    #expect(error?.column == 11)
    #expect(error?.message == "no member 'x'")
    #expect(messages.rendered(for: sources).hasPrefix("A.swift:4:11: error: no member 'x'"))
  }

  @Test("and of the property, where a macro was added by another one")
  func nestedExpansion() {
    let output = """
      /tmp/@__swiftmacro_1A8DocumentC3url18ObservationTrackedfMp_.swift:11:7: error: not so
            nonisolated var _url: URL? {
            ^
      /tmp/@__swiftmacro_1A8DocumentC3url10ObservablefMr_.swift:1:1: note: in expansion of macro \
      'ObservationTracked' on property 'url' here
      @ObservationTracked
      ^
      """
    let sources = ModuleSources(
      name: "A",
      files: [
        .init(
          path: "Other.swift", text: "class Other { var url = 1 }\nclass Doc { var url = 1 }\n"),
        .init(
          path: "A.swift",
          text: """
            struct Row { var url = 1 }
            class DocumentController { var url = 1 }
            class Document {
              // var url
              var url_old = 1
              nonisolated var url: URL?
            }

            """),
      ])
    let error = CompilerMessages(output).diagnostics(for: sources).first
    #expect(error?.path == "A.swift")
    #expect(error?.line == 6)
    #expect(error?.column == 15)
    #expect(error?.message == "not so")
    #expect(!CompilerMessages(output).rendered(for: sources).contains("_url"))
    let longer = output.replacing("8DocumentC", with: "18DocumentControllerC")
    #expect(CompilerMessages(longer).diagnostics(for: sources).first?.line == 2)
    let unknown = output.replacing("property 'url'", with: "property 'gone'")
    #expect(CompilerMessages(unknown).diagnostics(for: sources).first?.path?.hasPrefix("/") == true)
  }
}
