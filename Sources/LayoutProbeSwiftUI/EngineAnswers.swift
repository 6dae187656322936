import SwiftUI

/// What the engine that lays views out here answers, in a file to be compared with another engine's:
/// SwiftUI's on Apple platforms, HeadlessUI's on Linux.
///
///     var answers = EngineAnswers()
///     answers.record("wheel") { Wheel() }
///     try answers.record(trees: URL(fileURLWithPath: "layout.jsonl"))
///     try answers.write(to: URL(fileURLWithPath: "swiftui.jsonl"))
///
/// `layoutprobe compare swiftui.jsonl Sources` then shows where HeadlessUI's answers differ.
@MainActor
public struct EngineAnswers {
  /// The engine's name, as the comparison shows it.
  public let engine: String
  private var lines: [AnswerLine] = []

  /// Nothing is recorded yet.
  ///
  /// - Parameter engine: its name; nil for what it is, with the system's version.
  public init(engine: String? = nil) {
    self.engine = engine ?? EngineAnswers.thisEngine
  }

  private static var thisEngine: String {
    #if os(Linux)
      "HeadlessUI"
    #else
      "SwiftUI, \(ProcessInfo.processInfo.operatingSystemVersionString)"
    #endif
  }

  /// Asks a view for its sizes, and for the frames of what is in it and marked by `probed` where the
  /// answer is finite.
  ///
  /// - Parameters:
  ///   - name: the name of the probe, which the other engine's file or `#Preview` has too.
  ///   - questions: what to ask it for.
  ///   - window: what `current` proposes, in points.
  ///   - view: the view.
  public mutating func record<V: View>(
    _ name: String, _ questions: [SizeQuestion] = SizeQuestion.standard,
    window: CGSize = CGSize(width: 393, height: 852), @ViewBuilder view: () -> V
  ) {
    let view = view()
    for (number, question) in questions.enumerated() {
      let proposed = question.proposed(ProposedViewSize(window))
      let proposal = AnswerProposal(width: proposed.width, height: proposed.height)
      var line = TreeAnswers.line(
        "\(name)#\(number)", AnswerHost.answer(view, to: proposal), to: proposal, engine: engine)
      line.kind = "probe"
      if line.frames?.isEmpty == true { line.frames = nil }
      lines.append(line)
    }
  }

  /// Lays out the trees of a file of answers, such as layout vectors, with this engine.
  ///
  /// - Parameter file: a file with a line of JSON for each tree and proposal.
  /// - Throws: if the file cannot be read, or a tree is none.
  public mutating func record(trees file: URL) throws {
    for line in try AnswerLine.read(String(contentsOf: file, encoding: .utf8)) {
      if let answered = try TreeAnswers.line(line, engine: engine) { lines.append(answered) }
    }
  }

  /// The content of the file: a line of JSON for each view and proposal.
  ///
  /// - Throws: what the encoder does.
  public func text() throws -> String { try AnswerLine.text(lines) }

  /// Writes the file.
  ///
  /// - Throws: if it cannot be written.
  public func write(to file: URL) throws {
    try Data(text().utf8).write(to: file, options: .atomic)
  }
}
