import HeadlessUI

/// `cache-stale`
enum CacheStale: NodeRule {
  static let id = "cache-stale"
  static let severity = Severity.error
  static let demand =
    "A cache changes the speed of an answer, never the answer: neither earlier proposals nor "
    + "the age of the cache affect it."
  static let why =
    "The surroundings decide in which order sizes are proposed, and answers are memoized. The "
    + "last proposal before the placement is often not the one that the placement uses, so "
    + "subviews get positions that belong to another size."
  static let fix =
    "Key cached values by their proposal, compute them again in placeSubviews, and empty the "
    + "cache in updateCache. Values in an object of the layout are a cache too."
  static let example = """
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Rows) -> CGSize {
      if cache.rows.isEmpty { cache.rows = rows(proposal, subviews) }  // of another proposal
      return size(cache.rows)
    }
    """
  static let sensitivity =
    "caches that several layouts share, and answers that only a longer series of proposals makes "
    + "wrong"

  private static let lengths: [CGFloat?] = [nil, 100, 300, 0, .infinity, 50]
  private static let proposals =
    lengths.map { ProposedViewSize(width: $0, height: nil) }
    + [
      ProposedViewSize(width: 0, height: 0), ProposedViewSize(width: .infinity, height: .infinity),
      ProposedViewSize(width: nil, height: 100), ProposedViewSize(width: 300, height: 300),
    ]

  static func check(_ subject: RuleSubject) -> Violation? {
    guard let trial = subject.trial, trial.hasCache || trial.hasObject else { return nil }
    let truth = Truth(trial: trial)
    var asked = proposals
    if trial.wasPlaced { asked.append(trial.proposal) }
    // What is kept in an object is none of SwiftUI's business, as long as it is right.
    guard trial.hasCache else { return order(subject, truth, asked) }
    return order(subject, truth, asked) ?? beside(subject, truth) ?? elsewhere(truth, asked)
      ?? ownCache(subject, truth, asked)
  }

  /// What a cache that was just made answers.
  @MainActor private struct Truth {
    let trial: LayoutTrial

    func size(_ proposal: ProposedViewSize) -> CGSize { trial.session().size(proposal) }

    func frames(_ proposal: ProposedViewSize) -> (bounds: CGRect, frames: [CGRect])? {
      let session = trial.session()
      let bounds = CGRect(origin: .zero, size: session.size(proposal))
      guard bounds.isFinite else { return nil }
      return (bounds, session.place(in: bounds, proposal).map(\.frame))
    }
  }

  /// Whether a question before changes the answer, or the places.
  @MainActor private static func order(
    _ subject: RuleSubject, _ truth: Truth, _ proposals: [ProposedViewSize]
  ) -> Violation? {
    for proposal in proposals {
      let expected = truth.size(proposal)
      // A layout that contradicts itself with a new cache is no case for this rule.
      guard !RuleSubject.differ(truth.size(proposal), expected) else { return nil }
      let placed = truth.frames(proposal)
      for before in proposals where before != proposal {
        let session = truth.trial.session()
        let first = session.size(before)
        let found = session.size(proposal)
        if RuleSubject.differ(found, expected) {
          return Violation(
            message: "the answers of \(subject.name) depend on earlier proposals",
            witness: [
              "\(NumberText.proposal(proposal)) → \(NumberText.size(expected)), asked first",
              "\(NumberText.proposal(before)) → \(NumberText.size(first)), then "
                + "\(NumberText.proposal(proposal)) → \(NumberText.size(found))",
            ], expected: NumberText.size(expected), found: NumberText.size(found))
        }
        _ = session.size(before)
        guard let placed else { continue }
        // The answer to the proposal is remembered, so the layout is not asked again.
        let frames = session.place(in: placed.bounds, proposal).map(\.frame)
        guard
          let index = zip(frames, placed.frames).enumerated()
            .first(where: { RuleSubject.differ($1.0, $1.1) })?.offset
        else { continue }
        let name = truth.trial.name(of: index)
        return Violation(
          message: "the placements of \(subject.name) depend on the last proposal",
          witness: [
            "asked \(NumberText.proposal(proposal)), placed in \(NumberText.frame(placed.bounds)): "
              + "\(name) at \(NumberText.frame(placed.frames[index]))",
            "asked \(NumberText.proposal(proposal)), then \(NumberText.proposal(before)), "
              + "placed in the same bounds: "
              + "\(name) at \(NumberText.frame(frames[index]))",
          ], expected: NumberText.frame(placed.frames[index]),
          found: NumberText.frame(frames[index]))
      }
    }
    return nil
  }

  /// Whether the answer to a length nearby is taken for that to another one: a cache keyed by whole
  /// numbers. Answers change where the natural size just fits.
  @MainActor private static func beside(_ subject: RuleSubject, _ truth: Truth) -> Violation? {
    let natural = truth.size(.unspecified)
    guard natural.isFinite else { return nil }
    for axis in Axis.allCases where natural[axis] > 1 {
      for distance in [-0.5, -0.4, 0.4] as [CGFloat] {
        let pair = [natural[axis], natural[axis] + distance].map {
          ProposedViewSize($0, on: axis, across: nil)
        }
        if let violation = order(subject, truth, pair) { return violation }
      }
    }
    return nil
  }

  /// Whether placing in other bounds before changes the places: a window is resized, a neighbour
  /// grows, and the cache is not updated.
  @MainActor private static func elsewhere(
    _ truth: Truth, _ proposals: [ProposedViewSize]
  ) -> Violation? {
    var before: (proposal: ProposedViewSize, bounds: CGRect)?
    for proposal in ordinary + proposals {
      let fresh = truth.trial.session()
      let bounds = CGRect(origin: movedOrigin, size: fresh.size(proposal))
      guard bounds.isFinite, bounds.width >= 0, bounds.height >= 0 else { continue }
      guard let first = before else {
        before = (proposal, CGRect(origin: .zero, size: bounds.size))
        continue
      }
      let expected = fresh.place(in: bounds, proposal).map(\.frame)
      let session = truth.trial.session()
      _ = session.size(first.proposal)
      _ = session.place(in: first.bounds, first.proposal)
      _ = session.size(proposal)
      let found = session.place(in: bounds, proposal).map(\.frame)
      guard
        let index = zip(found, expected).enumerated()
          .first(where: { RuleSubject.differ($1.0, $1.1) })?.offset
      else { continue }
      let name = truth.trial.name(of: index)
      let place = "placed in \(NumberText.frame(bounds)): \(name) at "
      return Violation(
        message: "the placements of subviews depend on the bounds of the placement before",
        witness: [
          place + NumberText.frame(expected[index]),
          "placed in \(NumberText.frame(first.bounds)) before, then " + place
            + NumberText.frame(found[index]),
        ], expected: NumberText.frame(expected[index]), found: NumberText.frame(found[index]))
    }
    return nil
  }

  /// Bounds that a layout gets in an app, before those that are hard to imagine.
  private static let ordinary = [100, 300].map { ProposedViewSize(width: $0, height: $0) }
  private static let movedOrigin = CGPoint(x: 100, y: 50)

  /// Whether the node's own cache, after all that happened to it, answers as a new one.
  @MainActor private static func ownCache(
    _ subject: RuleSubject, _ truth: Truth, _ proposals: [ProposedViewSize]
  ) -> Violation? {
    for proposal in proposals {
      let expected = truth.size(proposal)
      let found = truth.trial.session(cache: .own).size(proposal)
      guard RuleSubject.differ(found, expected) else { continue }
      return Violation(
        message: "\(subject.name) returns another size with its own cache than with a new one",
        witness: [
          "\(NumberText.proposal(proposal)) → \(NumberText.size(expected)), new cache",
          "\(NumberText.proposal(proposal)) → \(NumberText.size(found)), own cache",
        ], expected: NumberText.size(expected), found: NumberText.size(found))
    }
    return nil
  }
}
