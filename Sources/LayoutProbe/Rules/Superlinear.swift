import HeadlessUI

/// `superlinear`
enum Superlinear: NodeRule {
  static let id = "superlinear"
  static let severity = Severity.warning
  static let demand = "Twice as many subviews cost twice as many questions, not four times as many."
  static let why =
    "A layout that takes a millisecond for ten rows takes ten seconds for a thousand: the app "
    + "hangs with data that its author did not try."
  static let fix =
    "Ask each subview once and keep the answers in an array or in the cache; look for nested "
    + "loops over the subviews."
  static let example = """
    for index in subviews.indices {
      y = subviews[..<index].map { $0.sizeThatFits(.unspecified).height }.reduce(0, +)
    }
    """
  static let sensitivity =
    "layouts that treat their subviews differently and have fewer than eight of them"
  /// A layout may rightly insist on the number of its subviews.
  static let isExperiment = true

  private static let least = 8
  private static let most = 64

  static func check(_ subject: RuleSubject) -> Violation? {
    guard let trial = subject.trial, trial.subviewCount > 1 else { return nil }
    guard let (count, questions) = questions(trial) else { return nil }
    let (first, second) = (questions[1] - questions[0], questions[2] - questions[1])
    guard questions[2] > 4 * 4 * count, second > 3 * first else { return nil }
    return Violation(
      message: "\(subject.name) asks a number of questions that grows faster than its subviews",
      witness: zip([count, 2 * count, 4 * count], questions).map {
        "\($0) subviews: \($1) questions"
      },
      expected: "about \(questions[0] * 4) questions", found: "\(questions[2])",
      metric: Double(questions[2]) / Double(max(questions[0], 1)))
  }

  /// How often it asks with so many subviews, twice and four times as many.
  ///
  /// One that tells its subviews apart is not shown one of them several times: it is asked with
  /// parts of those that it has, if they are enough.
  @MainActor
  private static func questions(_ trial: LayoutTrial) -> (count: Int, questions: [Int])? {
    let all = trial.subviewCount
    let (own, tellsApart) = ask(trial, all)
    if tellsApart {
      let count = all / 4
      guard count >= least / 4 else { return nil }
      return (count, [ask(trial, count).asked, ask(trial, 2 * count).asked, own])
    }
    let count = min(max(all, least), most)
    return (count, [count, 2 * count, 4 * count].map { ask(trial, $0).asked })
  }

  @MainActor
  private static func ask(_ trial: LayoutTrial, _ count: Int) -> (asked: Int, tellsApart: Bool) {
    let session = trial.session(subviews: (0..<count).map { $0 % trial.subviewCount })
    let room = ProposedViewSize(width: 300, height: 300)
    let size = session.size(room)
    if size.isFinite { _ = session.place(in: CGRect(origin: .zero, size: size), room) }
    return (session.questions.count, session.tellsSubviewsApart)
  }
}
