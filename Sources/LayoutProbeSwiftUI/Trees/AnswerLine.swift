import Foundation

/// A line of a file of answers: something that was laid out, a proposal, and what an engine answered.
///
/// Lines with a tree have the form of layout vectors: another engine can lay the tree out.
struct AnswerLine: Codable, Equatable {
  /// Kind, name and number of the proposal: `classic/text-text#0`.
  var id: String
  var kind: String?
  /// Which engine answered, in words.
  var engine: String?
  /// The view in the notation of trees; nil for a custom view.
  var tree: TreeValue?
  /// Width and height; null for unspecified.
  var proposal: [TreeValue]
  var size: [TreeValue]
  /// Frames by path or name, in points: x, y, width, height. None if the size is not finite.
  var frames: [String: [TreeValue]]?
  /// Frames of containers and modifiers by path.
  var inner: [String: [TreeValue]]?
  /// The explicit guides of the root, by axis and name: `v.firstTextBaseline`.
  var explicitGuides: [String: TreeValue]?
  /// The paths of nodes whose frames the engine could not be asked for; nil for none.
  var untold: [String]?

  /// The lines of a file; empty ones are left out.
  static func read(_ text: String) throws -> [AnswerLine] {
    let decoder = JSONDecoder()
    return try text.split(whereSeparator: \.isNewline).enumerated().compactMap { number, line in
      guard line.contains(where: { !$0.isWhitespace }) else { return nil }
      do {
        return try decoder.decode(AnswerLine.self, from: Data(line.utf8))
      } catch {
        throw TreeProblem(message: "line \(number + 1) is not a line of answers")
      }
    }
  }

  /// The lines of a file, keys sorted: the same answers are the same bytes.
  static func text(_ lines: [AnswerLine]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try lines.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }
      .joined()
  }
}

/// Why a tree or a line cannot be used.
struct TreeProblem: Error, CustomStringConvertible {
  var message: String
  var description: String { message }
}
