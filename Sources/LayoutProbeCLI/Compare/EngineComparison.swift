import LayoutProbe

/// Where two engines answer differently: the answers that one recorded, and those of the other.
struct EngineComparison {
  /// One difference: the size, a frame or a guide, as text in both engines.
  struct Difference: Equatable {
    var name: String
    var proposal: String
    /// `size`, or the path or name of a frame or guide.
    var what: String
    var recorded: String
    var other: String
  }

  private(set) var differences: [Difference] = []
  /// The recorded lines that are answered differently.
  private(set) var differing: [AnswerLine] = []
  /// The recorded lines that the other engine did not answer, by name and proposal.
  private(set) var unanswered: [String] = []
  /// How many lines were compared.
  private(set) var compared = 0
  let recordedEngine: String
  let otherEngine: String
  /// In points.
  let tolerance: CGFloat

  init(recorded: [AnswerLine], other: [AnswerLine], tolerance: CGFloat) {
    self.tolerance = tolerance
    recordedEngine = recorded.lazy.compactMap(\.engine).first ?? "recorded"
    otherEngine = other.lazy.compactMap(\.engine).first ?? "other"
    let answers = Dictionary(other.map { ($0.question, $0) }) { first, _ in first }
    for line in recorded {
      guard let answer = answers[line.question] else {
        unanswered.append("\(line.name) \(line.proposalText)")
        continue
      }
      compared += 1
      let found = differences(line, answer)
      if !found.isEmpty { differing.append(line) }
      differences += found
    }
  }

  private func differences(_ line: AnswerLine, _ answer: AnswerLine) -> [Difference] {
    var found: [Difference] = []
    func compare(_ what: String, _ a: [TreeValue]?, _ b: [TreeValue]?) {
      guard !agree(a, b) else { return }
      found.append(
        Difference(
          name: line.name, proposal: line.proposalText, what: what,
          recorded: EngineComparison.text(a), other: EngineComparison.text(b)))
    }
    compare("size", line.size, answer.size)
    // A report has sizes alone.
    if let a = line.allFrames, let b = answer.allFrames {
      let untold = (line.untold ?? []) + (answer.untold ?? [])
      for path in Set(a.keys).union(b.keys).subtracting(untold).sorted() {
        compare(path, a[path], b[path])
      }
    }
    if line.tree != nil, line.frames != nil, answer.frames != nil {
      let (a, b) = (line.explicitGuides ?? [:], answer.explicitGuides ?? [:])
      for name in Set(a.keys).union(b.keys).sorted() {
        compare(name, a[name].map { [$0] }, b[name].map { [$0] })
      }
    }
    return found
  }

  /// Equal to the tolerance; infinities and NaN only to themselves.
  private func agree(_ a: [TreeValue]?, _ b: [TreeValue]?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.count == b.count
      && zip(a, b).allSatisfy { a, b in
        guard let a = a.length, let b = b.length else { return a == b }
        if a.isNaN || b.isNaN { return a.isNaN && b.isNaN }
        return a == b || abs(a - b) <= tolerance
      }
  }

  /// `120×44`, `12,8 120×44`, or a length; `none` for an answer that is missing.
  private static func text(_ values: [TreeValue]?) -> String {
    guard let values else { return "none" }
    let texts = values.map(\.lengthText)
    switch texts.count {
    case 2: return texts.joined(separator: "×")
    case 4: return "\(texts[0]),\(texts[1]) \(texts[2])×\(texts[3])"
    default: return texts.joined(separator: ", ")
    }
  }
}

extension AnswerLine {
  /// What was asked: two lines with one question are answers to the same.
  struct Question: Hashable {
    var name: String
    var proposal: String
  }

  /// The id without the number of the proposal.
  var name: String {
    guard let sign = id.lastIndex(of: "#"), id[id.index(after: sign)...].allSatisfy(\.isNumber)
    else { return id }
    return String(id[..<sign])
  }

  var question: Question { Question(name: name, proposal: proposalText) }

  /// `320×nil`
  var proposalText: String { proposal.map(\.lengthText).joined(separator: "×") }

  /// Frames of leaves and of what is around them; nil if none were recorded.
  fileprivate var allFrames: [String: [TreeValue]]? {
    guard frames != nil || inner != nil else { return nil }
    return (frames ?? [:]).merging(inner ?? [:]) { leaf, _ in leaf }
  }
}

extension TreeValue {
  /// At most four decimals; `nil`, `inf`, `-inf`, `nan`.
  fileprivate var lengthText: String {
    guard let length else { return "nil" }
    guard length.isFinite else { return length.isNaN ? "nan" : length > 0 ? "inf" : "-inf" }
    let rounded = (Double(length) * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int64(rounded))" : "\(rounded)"
  }
}
