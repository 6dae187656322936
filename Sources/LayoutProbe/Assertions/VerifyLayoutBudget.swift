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
  await verifyLayoutBudget(
    of: AssertionSubject.view(view, in: window),
    Budget(
      passes: passes, writes: writes, writesOf: writesOf, sizesPerChild: sizings,
      placements: placements))
}

/// Checks what laying out a model costs; see
/// ``verifyLayoutBudget(_:passes:writes:writesOf:sizings:placements:in:)``.
@MainActor
public func verifyLayoutBudget(
  _ model: @autoclosure @escaping @MainActor () -> any LayoutModel, passes: Int? = nil,
  writes: Int? = nil, writesOf: [String: Int] = [:], sizings: Double? = nil,
  placements: Int? = nil, in window: CGSize? = nil
) async -> String? {
  await verifyLayoutBudget(
    of: AssertionSubject.model(model, in: window),
    Budget(
      passes: passes, writes: writes, writesOf: writesOf, sizesPerChild: sizings,
      placements: placements))
}

@MainActor
private func verifyLayoutBudget(of probe: Probe, _ budget: Budget) async -> String? {
  let (report, excess) = await probe.inspected()
  guard budget != Budget() else {
    return AssertionText.failure(
      "\(report.name): the budget limits nothing, so nothing was checked",
      ["name at least one of passes, writes, sizings and placements"], of: report)
  }
  return AssertionText.excess(report, budget) ?? excess
}
