import Testing

@testable import LayoutProbeCLI

@Suite("A program's main file")
struct MainFileTests {
  @Test("declarations stay in their lines, statements go")
  func declarations() {
    let text = """
      import AppKit
      let folder = URL(fileURLWithPath: "/")
        .appendingPathComponent("App")
      try? FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true)
      @MainActor private(set) var count = 1
      do {
        let local = 1
        print(local)
      } catch {}
      #if DEBUG
      print("debug")
      func helper() {
        run()
      }
      #endif
      repeat { break } while true
      public final class Delegate: NSObject {}
      _ = Delegate()
      private let delegate = Delegate()
      NSApplication.shared.delegate = delegate
      """
    let kept = MainFile.declarations(in: text)
    #expect(
      kept.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.allSatisfy { $0 == " " } ? "" : String(line)
      } == [
        "import AppKit", "let folder = URL(fileURLWithPath: \"/\")",
        "  .appendingPathComponent(\"App\")", "", "", "@MainActor private(set) var count = 1", "",
        "", "", "", "#if DEBUG", "", "func helper() {", "  run()", "}", "#endif", "",
        "public final class Delegate: NSObject {}", "", "private let delegate = Delegate()", "",
      ])
    #expect(MainFile.declarations(in: "run()") == "     ")
    #expect(MainFile.declarations(in: "") == "")
  }
}
