import Foundation

/// One line that tells how far the work is, overwritten in place. It shows only on a terminal,
/// so that a log or a pipe never holds it.
///
/// Several jobs may report at once: the lock makes the unchecked conformance true.
final class ProgressLine: @unchecked Sendable {
  private let width: Int?
  private let write: @Sendable (String) -> Void
  private let lock = NSLock()
  private var shownWidth = 0

  /// A width of nil stands for a place that is no terminal.
  init(width: Int?, write: @escaping @Sendable (String) -> Void) {
    self.width = width
    self.write = write
  }

  convenience init() {
    let descriptor = Terminal.standardError
    let width = Terminal.isTerminal(descriptor) ? Terminal.width(descriptor) ?? 80 : nil
    self.init(width: width) { FileHandle.standardError.write(Data($0.utf8)) }
  }

  func show(_ text: String) {
    guard let width else { return }
    lock.withLock {
      // The last column stays free: many terminals wrap as soon as it is written.
      let (line, lineWidth) = Self.cut(ControlCharacters.escaped(text), to: width - 1)
      write(eraser + "\r" + line)
      shownWidth = lineWidth
    }
  }

  /// Leaves the line empty and the cursor at its beginning.
  func clear() {
    lock.withLock {
      guard shownWidth > 0 else { return }
      write(eraser + "\r")
      shownWidth = 0
    }
  }

  /// Blanks the whole line that is shown, as the width of a new one is not known well enough to
  /// blank only what is left over.
  private var eraser: String {
    shownWidth > 0 ? "\r" + String(repeating: " ", count: shownWidth) : ""
  }

  /// Counts what is not ASCII as two columns: too much is harmless, too little would wrap.
  private static func cut(_ text: String, to width: Int) -> (line: String, width: Int) {
    var line = ""
    var used = 0
    for character in text {
      let columns = character.isASCII ? 1 : 2
      if used + columns > width { break }
      line.append(character.isNewline || character == "\t" ? " " : character)
      used += columns
    }
    return (line, used)
  }
}
