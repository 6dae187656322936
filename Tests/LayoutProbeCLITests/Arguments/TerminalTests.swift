import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("The terminal")
struct TerminalTests {
  /// Collects what a progress line writes.
  private final class Screen: @unchecked Sendable {
    private let lock = NSLock()
    private var text = ""

    var written: String { lock.withLock { text } }

    func write(_ more: String) { lock.withLock { text += more } }
  }

  @Test("A pseudo terminal is recognised and tells its width; a file does neither")
  func recognition() throws {
    var controller: Int32 = -1
    var terminal: Int32 = -1
    var size = winsize(ws_row: 30, ws_col: 123, ws_xpixel: 0, ws_ypixel: 0)
    let opened = openpty(&controller, &terminal, nil, nil, &size)
    try #require(opened == 0)
    defer {
      close(controller)
      close(terminal)
    }
    #expect(Terminal.isTerminal(terminal))
    #expect(Terminal.width(terminal) == 123)

    let file = open("/dev/null", O_RDWR)
    defer { close(file) }
    #expect(!Terminal.isTerminal(file))
    #expect(Terminal.width(file) == nil)
  }

  @Test("Progress that gets shorter leaves nothing of the longer line behind")
  func overwriting() {
    let screen = Screen()
    let progress = ProgressLine(width: 20, write: screen.write)
    progress.show("12 of 100")
    progress.show("done")
    #expect(screen.written == "\r12 of 100\r         \rdone")
  }

  @Test("Clearing progress empties the line once")
  func clearing() {
    let screen = Screen()
    let progress = ProgressLine(width: 20, write: screen.write)
    progress.show("abc")
    progress.clear()
    progress.clear()
    #expect(screen.written == "\rabc\r   \r")
  }

  @Test("Progress never wraps, however long, wide or broken its text is")
  func cutting() {
    let screen = Screen()
    let progress = ProgressLine(width: 6, write: screen.write)
    progress.show("abcdefgh")
    progress.show("a\nb")
    progress.show("日本語")
    #expect(screen.written == "\rabcde\r     \ra b\r   \r日本")
  }

  @Test("Where there is no terminal, progress writes nothing")
  func noTerminal() {
    let screen = Screen()
    let progress = ProgressLine(width: nil, write: screen.write)
    progress.show("abc")
    progress.clear()
    #expect(screen.written.isEmpty)
  }

  @Test("symbols are ASCII on a terminal whose locale is not UTF-8, and there alone")
  func plainSymbols() {
    func areWanted(_ isTerminal: Bool, _ environment: [String: String]) -> Bool {
      PlainSymbols.areWanted(isTerminal: isTerminal, environment: environment)
    }
    #expect(areWanted(true, ["LANG": "C"]))
    #expect(areWanted(true, ["LC_ALL": "POSIX", "LANG": "en_US.UTF-8"]))
    #expect(!areWanted(true, ["LC_ALL": "", "LANG": "en_US.UTF-8"]))
    #expect(!areWanted(true, ["LANG": "de_DE.utf8"]))
    #expect(!areWanted(false, ["LANG": "C"]))
    #expect(!areWanted(true, [:]))
    #expect(PlainSymbols.text("✓ 20×5 → ∞ …é") == "+ 20x5 -> inf ...é")
    #expect(PlainSymbols.symbols.values.allSatisfy { $0.allSatisfy(\.isASCII) })
  }
}
