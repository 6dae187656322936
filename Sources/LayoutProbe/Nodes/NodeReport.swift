import HeadlessUI

/// A node of the layout tree in a report.
///
/// A tree is the list of its nodes, each before the nodes in it, with their depths: unlike nested
/// lists it has no depth at which readers of JSON give up.
public struct NodeReport: Equatable, Sendable {
  /// How many nodes it is in.
  public var depth: Int
  /// What the node is: a view's, layout's or modifier's name.
  public var label: String
  /// What tells it from others of its kind; nil if nothing does.
  public var detail: String?
  /// Effects without influence on layout between the node and its parent, innermost first.
  public var effects: [String]
  /// Its frame in the coordinates of the window, in points; nil if it was never placed.
  public var frame: CGRect?
  /// What it was proposed when it was placed; nil if it never was.
  public var proposal: ProposedViewSize?
  /// What it draws; nil if that is nothing, or drawing was not asked for.
  public var picture: NodePicture?
  /// What it was asked by the node it is in while it was laid out, in the order of the first of
  /// each kind; empty if questions were not recorded.
  public var questions: [NodeQuestion] = []
  /// How many more questions there were that are like none of these.
  public var otherQuestions = 0
  /// Why it has its size and place, a line each; empty unless that was asked for.
  public var reasons: [String] = []

  /// A node as the engine shows it.
  @MainActor
  init(_ node: NodeSnapshot, depth: Int, isDrawn: Bool, asked recorder: QuestionRecorder?) {
    self.depth = depth
    label = node.label
    detail = node.detail
    effects = node.effects.map { effect in
      effect.detail.map { "\(effect.name)(\($0))" } ?? effect.name
    }
    frame = node.frame
    proposal = node.frame == nil ? nil : node.proposal
    if isDrawn, let frame, frame.isFinite {
      picture = NodePicture(node, in: frame)
    }
    guard let asked = recorder?.questions(for: node.reference) else { return }
    questions = asked.questions
    otherQuestions = asked.others
  }

  /// A node of which only the frame is known.
  init(label: String, frame: CGRect) {
    depth = 0
    self.label = label
    effects = []
    self.frame = frame
  }

  /// All nodes of a tree, each before the nodes in it.
  ///
  /// - Parameters:
  ///   - isDrawn: whether it is found out what they draw.
  ///   - recorder: who knows what they were asked.
  @MainActor
  static func tree(
    _ root: NodeSnapshot, isDrawn: Bool, asked recorder: QuestionRecorder? = nil
  ) -> [NodeReport] {
    var reports: [NodeReport] = []
    var pending = [(node: root, depth: 0)]
    while let (node, depth) = pending.popLast() {
      reports.append(NodeReport(node, depth: depth, isDrawn: isDrawn, asked: recorder))
      pending += node.children.reversed().map { ($0, depth + 1) }
    }
    return reports
  }
}

extension NodeReport: Codable {
  private enum Key: String, CodingKey {
    case depth, label, detail, effects, frame, proposal, picture, questions, otherQuestions, reasons
  }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    depth = try values.decode(Int.self, forKey: .depth)
    label = try values.decode(String.self, forKey: .label)
    detail = try values.decodeIfPresent(String.self, forKey: .detail)
    effects = try values.decodeIfPresent([String].self, forKey: .effects) ?? []
    frame = try values.decodeIfPresent(ReportedFrame.self, forKey: .frame)?.frame
    proposal = try values.decodeIfPresent(ReportedProposal.self, forKey: .proposal)?.proposal
    picture = try values.decodeIfPresent(NodePicture.self, forKey: .picture)
    questions = try values.decodeIfPresent([NodeQuestion].self, forKey: .questions) ?? []
    otherQuestions = try values.decodeIfPresent(Int.self, forKey: .otherQuestions) ?? 0
    reasons = try values.decodeIfPresent([String].self, forKey: .reasons) ?? []
  }

  /// Leaves out what is empty.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(depth, forKey: .depth)
    try values.encode(label, forKey: .label)
    try values.encodeIfPresent(detail, forKey: .detail)
    if !effects.isEmpty { try values.encode(effects, forKey: .effects) }
    try values.encodeIfPresent(frame.map(ReportedFrame.init), forKey: .frame)
    try values.encodeIfPresent(proposal.map(ReportedProposal.init), forKey: .proposal)
    try values.encodeIfPresent(picture, forKey: .picture)
    if !questions.isEmpty { try values.encode(questions, forKey: .questions) }
    if otherQuestions != 0 { try values.encode(otherQuestions, forKey: .otherQuestions) }
    if !reasons.isEmpty { try values.encode(reasons, forKey: .reasons) }
  }
}
