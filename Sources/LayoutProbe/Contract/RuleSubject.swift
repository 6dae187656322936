import HeadlessUI

/// What rules are checked on: something that answers proposals, and what was said while it was laid
/// out.
@MainActor
final class RuleSubject {
  let path: String
  /// What it is called in sentences.
  let name: String
  /// The layout's or view's type; nil for a model without nodes.
  let typeName: String?
  /// What SwiftUI would have printed about it.
  let issues: [RuntimeIssue]
  private let ask: ([ProposedViewSize]) -> [CGSize]
  private var known: [Question: CGSize] = [:]

  private struct Question: Hashable {
    var width: CGFloat?
    var height: CGFloat?
  }

  init(
    path: String, name: String, typeName: String? = nil, issues: [RuntimeIssue],
    ask: @escaping ([ProposedViewSize]) -> [CGSize]
  ) {
    self.path = path
    self.name = name
    self.typeName = typeName
    self.issues = issues
    self.ask = ask
  }

  /// Lengths that are proposed, the simplest first.
  static let lengths: [CGFloat?] = [nil, 100, 0, 300, .infinity, 1, 50, 1000]

  /// All pairs of those lengths, the simplest first.
  static let proposals: [ProposedViewSize] = lengths.indices.flatMap { sum in
    lengths.indices.filter { $0 <= sum }.flatMap { other in
      other == sum ? [(sum, sum)] : [(sum, other), (other, sum)]
    }
  }
  .map { ProposedViewSize(width: lengths[$0.0], height: lengths[$0.1]) }

  /// The answer to a proposal, asked once.
  func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    let question = Question(width: width, height: height)
    if let size = known[question] { return size }
    let size = fresh(ProposedViewSize(width: width, height: height))
    known[question] = size
    return size
  }

  func size(_ proposal: ProposedViewSize) -> CGSize { size(proposal.width, proposal.height) }

  /// The answer to a proposal, asked again.
  func fresh(_ proposal: ProposedViewSize) -> CGSize { ask([proposal]).first ?? .zero }

  /// An answer as a witness shows it.
  func line(_ width: CGFloat?, _ height: CGFloat?) -> String {
    let proposal = ProposedViewSize(width: width, height: height)
    return "\(NumberText.proposal(proposal)) → \(NumberText.size(size(width, height)))"
  }

  /// What is smaller than this is the rounding of sums.
  nonisolated static let tolerance: CGFloat = 0.01
}
