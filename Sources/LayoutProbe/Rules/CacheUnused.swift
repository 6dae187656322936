import HeadlessUI

/// `cache-unused`
enum CacheUnused: NodeRule {
  static let id = "cache-unused"
  static let severity = Severity.note
  static let demand = "A layout uses the values in its cache."
  static let why =
    "makeCache runs whenever a subview changes: a cache that no answer depends on costs time "
    + "and has no effect."
  static let fix = "Use the cached values instead of computing them again, or remove makeCache."
  static let example = """
    func makeCache(subviews: Subviews) -> [CGSize] {
      subviews.map { $0.sizeThatFits(.unspecified) }  // and sizeThatFits asks again
    }
    """
  static let sensitivity =
    "caches that are written while answering, and subviews that all have one size"
  static let impliedBy: [any Rule.Type] = [CacheStale.self]
  /// A layout may rightly insist on a cache of its own subviews.
  static let isExperiment = true

  private static let proposals = [
    ProposedViewSize.unspecified, .zero, .infinity, ProposedViewSize(width: 100, height: nil),
  ]

  static func check(_ subject: RuleSubject) -> Violation? {
    guard let trial = subject.trial, trial.hasCache, trial.subviewCount > 1 else { return nil }
    let truth = answers(trial.session())
    // Who writes into it while answering uses it.
    guard !truth.writes else { return nil }
    // Caches of as many subviews, all of one kind: what reads one of them answers otherwise, if the
    // subviews are not all alike.
    let count = trial.subviewCount
    let own = trial.session().cacheDigest
    var isOther = false
    for index in 0..<count {
      let session = trial.session(cache: .made(for: Array(repeating: index, count: count)))
      isOther = isOther || session.cacheDigest != own
      let other = answers(session)
      guard other.sizes == truth.sizes, other.frames == truth.frames, !other.writes else {
        return nil
      }
    }
    guard isOther, areDifferent(trial) else { return nil }
    return Violation(
      message: "no answer or placement of \(subject.name) depends on its cache",
      witness: ["the answers are the same with a cache that was made for other subviews"],
      expected: "other answers", found: "the same")
  }

  @MainActor private static func answers(_ session: any LayoutSession) -> (
    sizes: [CGSize], frames: [CGRect], writes: Bool
  ) {
    let before = session.cacheDigest
    let sizes = proposals.map { session.size($0) }
    let bounds = CGRect(origin: .zero, size: sizes[0])
    let frames = bounds.isFinite ? session.place(in: bounds, .unspecified).map(\.frame) : []
    return (sizes, frames, session.cacheDigest != before)
  }

  /// Whether some subview has another natural size than another.
  @MainActor private static func areDifferent(_ trial: LayoutTrial) -> Bool {
    let sizes = (0..<trial.subviewCount).map { trial.naturalSize(of: $0) }
    return sizes.contains { RuleSubject.differ($0, sizes[0]) }
  }
}
