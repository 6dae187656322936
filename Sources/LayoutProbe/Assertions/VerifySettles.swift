import HeadlessUI

/// Checks that the layout of a view comes to rest; nil if it does, otherwise why it does not.
///
/// - Parameters:
///   - view: the view, made anew for each run.
///   - passes: within how many passes; nil for any number.
///   - window: the size of the window in points; nil for a phone's.
@MainActor
public func verifySettles<V: View>(
  _ view: @autoclosure @escaping @MainActor () -> V, within passes: Int? = nil,
  in window: CGSize? = nil
) async -> String? {
  await verifySettles(of: AssertionSubject.view(view, in: window), passes)
}

/// Checks that the layout of a model comes to rest; see ``verifySettles(_:within:in:)``.
@MainActor
public func verifySettles(
  _ model: @autoclosure @escaping @MainActor () -> any LayoutModel, within passes: Int? = nil,
  in window: CGSize? = nil
) async -> String? {
  await verifySettles(of: AssertionSubject.model(model, in: window), passes)
}

@MainActor
private func verifySettles(of probe: Probe, _ limit: Int?) async -> String? {
  let (report, excess) = await probe.inspected()
  guard let loop = report.loop else {
    return AssertionText.failure("\(report.name) was not laid out", [], of: report)
  }
  guard case .settled(let passes) = loop.verdict else {
    return AssertionText.failure(
      "\(report.name): layout \(loop.verdict)", AssertionText.loop(loop), of: report)
  }
  guard let limit, passes > limit else { return excess }
  return AssertionText.failure(
    "\(report.name): layout \(loop.verdict), expected within \(limit)", AssertionText.writes(loop),
    of: report)
}
