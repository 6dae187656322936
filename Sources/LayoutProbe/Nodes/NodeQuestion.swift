import HeadlessUI

/// Questions for the size of a node that were alike.
///
/// Asked by the node around it: whom a layout asks are its subviews, and modifiers ask what they
/// modify.
public struct NodeQuestion: Equatable, Sendable {
  /// What was proposed.
  public var proposal: ProposedViewSize
  /// What was answered, in points.
  public var answer: CGSize
  /// The part of a layout's own code that asked; nil if no custom layout did.
  public var phase: LayoutPhase?
  /// How often it was asked.
  public var count: Int
  /// How many of the answers came from memory.
  public var fromMemo: Int
}

extension NodeQuestion: Codable {
  private enum Key: String, CodingKey { case proposal, answer, phase, count, fromMemo }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    proposal = try values.decode(ReportedProposal.self, forKey: .proposal).proposal
    answer = try values.decode(ReportedSize.self, forKey: .answer).size
    phase = try values.decodeIfPresent(LayoutPhase.self, forKey: .phase)
    count = try values.decodeIfPresent(Int.self, forKey: .count) ?? 1
    fromMemo = try values.decodeIfPresent(Int.self, forKey: .fromMemo) ?? 0
  }

  /// Leaves out what is usual: asked once, and not from memory.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(ReportedProposal(proposal), forKey: .proposal)
    try values.encode(ReportedSize(answer), forKey: .answer)
    try values.encodeIfPresent(phase, forKey: .phase)
    if count != 1 { try values.encode(count, forKey: .count) }
    if fromMemo != 0 { try values.encode(fromMemo, forKey: .fromMemo) }
  }
}

/// Keeps all questions for sizes, by the node that was asked.
final class QuestionRecorder: LayoutObserver {
  /// The questions of a node, in the order in which they were first asked.
  struct Asked {
    var questions: [NodeQuestion] = []
    /// How many more there were that are like none of these.
    var others = 0
    fileprivate var places: [Kind: Int] = [:]
  }

  fileprivate struct Kind: Hashable {
    var numbers: [UInt64]
    var phase: LayoutPhase?
  }

  private let next: (any LayoutObserver)?
  private var asked: [NodeReference: Asked] = [:]
  private var running: [(node: NodeReference, phase: LayoutPhase)] = []

  /// More kinds of questions than this are only counted.
  private static let maximumKinds = 32

  init(forwardingTo next: (any LayoutObserver)?) { self.next = next }

  /// What a node was asked.
  func questions(for node: NodeReference) -> Asked { asked[node] ?? Asked() }

  func observe(_ event: LayoutEvent) {
    switch event {
    case .sized(let node, let proposal, let answer, let fromMemo):
      let asker = running.last.flatMap { $0.node == node.asker ? $0.phase : nil }
      record(node, proposal, answer, asker, fromMemo)
    case .entering(let node, let phase): running.append((node, phase))
    case .leaving: _ = running.popLast()
    case .placed, .placedForGuides, .cacheMade, .cacheUpdated, .bodyEvaluated, .actionBegan,
      .actionsEnded:
      break
    }
    next?.observe(event)
  }

  private func record(
    _ node: NodeReference, _ proposal: ProposedViewSize, _ answer: CGSize, _ phase: LayoutPhase?,
    _ fromMemo: Bool
  ) {
    // Numbers that are none are not equal to themselves, but their bits are.
    let lengths = [proposal.width ?? .nan, proposal.height ?? .nan, answer.width, answer.height]
    let kind = Kind(numbers: lengths.map { Double($0).bitPattern }, phase: phase)
    var all = asked[node] ?? Asked()
    asked[node] = nil
    if let place = all.places[kind] {
      all.questions[place].count += 1
      if fromMemo { all.questions[place].fromMemo += 1 }
    } else if all.questions.count < QuestionRecorder.maximumKinds {
      all.places[kind] = all.questions.count
      all.questions.append(
        NodeQuestion(
          proposal: proposal, answer: answer, phase: phase, count: 1, fromMemo: fromMemo ? 1 : 0))
    } else {
      all.others += 1
    }
    asked[node] = all
  }
}
