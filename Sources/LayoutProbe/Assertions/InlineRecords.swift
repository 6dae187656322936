import HeadlessUI

/// A layout that is recorded in the source of its test, and where that is.
public struct InlineLayout: Sendable {
  /// What is recorded; empty if nothing is yet.
  public var expected: String
  /// The path of the source file.
  public var file: String
  /// The line of the call that has the record as a closure labelled `as:`, or as its trailing one.
  public var line: Int
  /// The column of that call's name, or of its parenthesis as `#column` has it, in bytes from 1.
  public var column: Int
  /// Whether it is written.
  public var recording = LayoutRecording()

  /// A record at a call.
  public init(expected: String, file: String, line: Int, column: Int) {
    self.expected = expected
    self.file = file
    self.line = line
    self.column = column
  }
}

/// Why a layout cannot be written into a source.
struct InlineRecordProblem: Error {
  let message: String
}

/// Writes layouts into the sources of tests.
///
/// Places are those of the source as it was compiled. So what was recorded in a file before stays in
/// mind, and each time the file is made anew of the source that was compiled.
@MainActor
final class InlineRecords {
  static let shared = InlineRecords()

  private struct Edit {
    var range: Range<Int>
    var text: String
  }

  private struct File {
    var compiled: [UInt8]
    var edits: [Edit] = []
    var written: [UInt8]
  }

  private var files: [String: File] = [:]

  /// Replaces the string literal of a call's closure.
  func write(_ text: String, for record: InlineLayout) throws(InlineRecordProblem) {
    let present = try read(record.file)
    var file = files[record.file] ?? File(compiled: present, written: present)
    guard file.written == present else {
      throw InlineRecordProblem(
        message: "the source was changed while the tests ran: build and run them again")
    }
    guard
      let call = CallText(in: file.compiled, line: record.line, column: record.column),
      let closure = call.closure(labelled: "as")
    else {
      throw InlineRecordProblem(
        message: "there is no call with a closure `as:` at column \(record.column): was the "
          + "source changed after it was compiled?")
    }
    guard let literal = call.onlyLiteral(in: closure) else {
      throw InlineRecordProblem(
        message: "the closure must hold one string literal and nothing else")
    }
    if let value = literal.value, value != record.expected {
      throw InlineRecordProblem(
        message: "the source was changed after it was compiled: build and run the tests again")
    }
    let edit = Edit(
      range: closure, text: Self.closure(text, indentation: call.indentation(of: closure)))
    if let before = file.edits.first(where: { $0.range == edit.range }) {
      guard before.text == edit.text else {
        throw InlineRecordProblem(
          message:
            "the call is run more than once, with layouts that differ: record them in files, "
            + "with `named:`")
      }
      return
    }
    file.edits.append(edit)
    var bytes = file.compiled
    for edit in file.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: record.file), options: .atomic)
    } catch {
      throw InlineRecordProblem(message: "the source cannot be written: \(error)")
    }
    file.written = bytes
    files[record.file] = file
  }

  private func read(_ path: String) throws(InlineRecordProblem) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw InlineRecordProblem(message: "the source cannot be read: \(error)")
    }
  }

  /// A closure with a literal of several lines, for any text.
  private static func closure(_ text: String, indentation: String) -> String {
    var marks = text.contains("\\") ? "#" : ""
    while text.contains("\"\"\"" + marks) || text.contains("\\" + marks) { marks += "#" }
    let tab = indentation.contains("\t") ? "\t" : "  "
    let inner = indentation + tab
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : inner + $0
    }
    return
      (["{", "\(inner)\(marks)\"\"\""] + lines + ["\(inner)\"\"\"\(marks)", "\(indentation)}"])
      .joined(separator: "\n")
  }
}
