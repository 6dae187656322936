import HeadlessUI

/// `size-impure`
enum SizeImpure: NodeRule {
  static let id = "size-impure"
  static let severity = Severity.error
  static let demand = "The same proposal gets the same size, however often it is made."
  static let why =
    "SwiftUI memoizes answers, and the order of the proposals decides which answer is used: "
    + "the layout differs from time to time, and may never settle."
  static let fix =
    "Compute the size from the proposal and the subviews alone: no random numbers, clocks, "
    + "counters, or variables outside of the cache."
  static let example = """
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: .random(in: 10...20), height: 10)
    }
    """
  static let sensitivity =
    "answers that depend on what changes neither from question to question nor with the time"

  private static let repetitions = 3

  static func check(_ subject: RuleSubject) -> Violation? {
    let proposals = Array(RuleSubject.proposals.prefix(9))
    let first = subject.fresh(proposals)
    for _ in 1..<repetitions {
      let again = subject.fresh(proposals)
      for (index, proposal) in proposals.enumerated() {
        let (before, after) = (first[index], again[index])
        guard differs(before.width, after.width) || differs(before.height, after.height) else {
          continue
        }
        return violation(
          "\(subject.name) returns different sizes for the same proposal", proposal, before, after,
          "again")
      }
    }
    return clock(subject) ?? spacing(subject)
  }

  /// Three years, some hours and minutes: a time at which each part of a date is another one.
  private static let later: Int64 = 100_003_211

  /// The subviews stay as they are: what they show may well depend on the time.
  @MainActor private static func clock(_ subject: RuleSubject) -> Violation? {
    guard let trial = subject.trial else { return nil }
    for proposal in [ProposedViewSize.unspecified, ProposedViewSize(width: 300, height: nil)] {
      let before = trial.later(by: 0) { trial.session().size(proposal) }
      let after = trial.later(by: later) { trial.session().size(proposal) }
      guard differs(before.width, after.width) || differs(before.height, after.height) else {
        continue
      }
      return violation(
        "\(subject.name) returns another size at another time", proposal, before, after, "later")
    }
    return nil
  }

  private static func violation(
    _ message: String, _ proposal: ProposedViewSize, _ before: CGSize, _ after: CGSize,
    _ when: String
  ) -> Violation {
    let asked = NumberText.proposal(proposal)
    let (first, second) = NumberText.apart(before, after)
    return Violation(
      message: message, witness: ["\(asked) → \(first)", "\(asked) → \(second), \(when)"],
      expected: first, found: second)
  }

  /// What it prefers beside it is asked for as often as its size.
  @MainActor private static func spacing(_ subject: RuleSubject) -> Violation? {
    guard let session = subject.trial?.session() else { return nil }
    let first = session.spacingDigest()
    for _ in 1..<repetitions where session.spacingDigest() != first {
      return Violation(
        message: "\(subject.name) returns another spacing each time it is asked",
        witness: ["spacing(subviews:cache:) returns another spacing than before"],
        expected: "the same spacing", found: "another one")
    }
    return nil
  }

  private static func differs(_ a: CGFloat, _ b: CGFloat) -> Bool {
    // To the last bit: what is computed alike is alike.
    a != b && !(a.isNaN && b.isNaN)
  }
}
