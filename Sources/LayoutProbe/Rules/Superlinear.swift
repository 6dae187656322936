import HeadlessUI

/// `superlinear`
enum Superlinear: NodeRule {
  static let id = "superlinear"
  static let severity = Severity.warning
  static let demand = "Twice as many subviews cost twice as many questions, not four times."
  static let why =
    "What takes a millisecond with ten rows takes ten seconds with a thousand: the app hangs where "
    + "the author never looked."
  static let fix =
    "Ask each subview once and keep the answers (in an array, or in the cache); look for loops over "
    + "subviews inside of loops over subviews."
  static let example = """
    for index in subviews.indices {
      y = subviews[..<index].map { $0.sizeThatFits(.unspecified).height }.reduce(0, +)
    }
    """
  /// A layout may rightly insist on the number of its subviews.
  static let isExperiment = true

  private static let least = 8
  private static let most = 64

  static func check(_ subject: RuleSubject) -> Violation? {
    guard let trial = subject.trial, trial.subviewCount > 1 else { return nil }
    let count = min(max(trial.subviewCount, least), most)
    let questions = [count, 2 * count, 4 * count].map { ask(trial, $0) }
    let (first, second) = (questions[1] - questions[0], questions[2] - questions[1])
    guard questions[2] > 4 * 4 * count, second > 3 * first else { return nil }
    return Violation(
      message: "\(subject.name) asks its subviews more often than they grow in number",
      witness: zip([count, 2 * count, 4 * count], questions).map {
        "\($0) subviews: \($1) questions"
      },
      expected: "about \(questions[0] * 4) questions", found: "\(questions[2])",
      metric: Double(questions[2]) / Double(max(questions[0], 1)))
  }

  @MainActor private static func ask(_ trial: LayoutTrial, _ count: Int) -> Int {
    let session = trial.session(subviews: (0..<count).map { $0 % trial.subviewCount })
    let room = ProposedViewSize(width: 300, height: 300)
    let size = session.size(room)
    if size.isFinite { _ = session.place(in: CGRect(origin: .zero, size: size), room) }
    return session.questions.count
  }
}
