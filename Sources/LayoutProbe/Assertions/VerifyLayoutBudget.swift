import HeadlessUI

/// Checks what laying out a view costs; nil if it is within the budget.
///
/// - Parameters:
///   - view: the view, made anew for each run.
///   - passes: passes until layout rests.
///   - writes: changes of any one state.
///   - writesOf: changes of single states, by names such as `Wheel.angle`.
///   - sizings: questions for a size, divided by the nodes of the tree.
///   - placements: placements.
///   - window: the size of the window in points; nil for a phone's.
@MainActor
public func verifyLayoutBudget<V: View>(
  _ view: @autoclosure @escaping @MainActor () -> V, passes: Int? = nil, writes: Int? = nil,
  writesOf: [String: Int] = [:], sizings: Double? = nil, placements: Int? = nil,
  in window: CGSize? = nil
) async -> String? {
  await AssertionSubject.view(view, in: window).verified(
    .budget(
      Budget(
        passes: passes, writes: writes, writesOf: writesOf, sizesPerChild: sizings,
        placements: placements)))
}

/// Checks what laying out a model costs; see
/// ``verifyLayoutBudget(_:passes:writes:writesOf:sizings:placements:in:)``.
@MainActor
public func verifyLayoutBudget(
  _ model: @autoclosure @escaping @MainActor () -> any LayoutModel, passes: Int? = nil,
  writes: Int? = nil, writesOf: [String: Int] = [:], sizings: Double? = nil,
  placements: Int? = nil, in window: CGSize? = nil
) async -> String? {
  await AssertionSubject.model(model, in: window).verified(
    .budget(
      Budget(
        passes: passes, writes: writes, writesOf: writesOf, sizesPerChild: sizings,
        placements: placements)))
}

extension LayoutCheck {
  /// Laying out costs no more than a budget.
  package static func budget(_ budget: Budget) -> LayoutCheck {
    LayoutCheck { report in
      guard budget != Budget() else {
        return Failure(
          headline: "\(report.name): the budget limits nothing, so nothing was checked",
          details: ["name at least one of passes, writes, sizings and placements"],
          isAboutLayout: false)
      }
      guard let loop = report.loop else {
        return Failure(
          headline:
            "\(report.name) cannot be laid out, only measured: there is nothing to count")
      }
      guard loop.verdict.isSettled else {
        return Failure(
          headline: "\(report.name): layout \(loop.verdict)", details: AssertionText.loop(loop))
      }
      let lines = report.figures.flatMap { step, figures in
        budget.excesses(figures).map { excess in
          let step = step.map { " (step \($0))" } ?? ""
          return "\(NumberText.length(CGFloat(excess.now))) \(excess.figure.name)\(step); "
            + "the budget is \(NumberText.length(CGFloat(excess.before)))"
        }
      }
      guard let first = lines.first else { return nil }
      return Failure(
        headline: "\(report.name): \(first)",
        details: Array(lines.dropFirst()) + AssertionText.writes(loop))
    }
  }
}
