import HeadlessUI

/// Checks the sizes of a view; nil if they are as expected, otherwise what to tell.
///
/// - Parameters:
///   - view: the view, made anew for each run.
///   - minimum: its size for a proposal of 0×0, in points; nil to leave that out. The same for
///     `ideal` (nothing is proposed), `maximum` (infinity is) and `current` (what it is proposed in
///     the window).
///   - accuracy: how far a side may be off, in points.
///   - window: the size of the window in points; nil for a phone's.
@MainActor
public func verifySizes<V: View>(
  _ view: @autoclosure @escaping @MainActor () -> V, minimum: CGSize? = nil, ideal: CGSize? = nil,
  maximum: CGSize? = nil, current: CGSize? = nil, accuracy: CGFloat = 0.01,
  in window: CGSize? = nil
) async -> String? {
  await AssertionSubject.view(view, in: window).verified(
    .sizes(
      [(.minimum, minimum), (.ideal, ideal), (.maximum, maximum), (.current, current)], accuracy))
}

/// Checks the sizes of a model; see ``verifySizes(_:minimum:ideal:maximum:current:accuracy:in:)``.
@MainActor
public func verifySizes(
  _ model: @autoclosure @escaping @MainActor () -> any Measurable, minimum: CGSize? = nil,
  ideal: CGSize? = nil, maximum: CGSize? = nil, current: CGSize? = nil, accuracy: CGFloat = 0.01,
  in window: CGSize? = nil
) async -> String? {
  await AssertionSubject.model(model, in: window).verified(
    .sizes(
      [(.minimum, minimum), (.ideal, ideal), (.maximum, maximum), (.current, current)], accuracy))
}

/// Checks the size of a view for one proposal; nil if it is as expected, otherwise what to tell.
///
/// - Parameters:
///   - view: the view, made anew for each run.
///   - proposal: what to propose, in points; nil on a side leaves it to the view.
///   - expected: the size to be answered, in points.
///   - accuracy: how far a side may be off, in points.
@MainActor
public func verifySize<V: View>(
  _ view: @autoclosure @escaping @MainActor () -> V, proposal: ProposedViewSize,
  is expected: CGSize, accuracy: CGFloat = 0.01
) async -> String? {
  await AssertionSubject.view(view, in: nil)
    .verified(.sizes([(.proposal(size: proposal), expected)], accuracy))
}

/// Checks the size of a model for one proposal; see ``verifySize(_:proposal:is:accuracy:)``.
@MainActor
public func verifySize(
  _ model: @autoclosure @escaping @MainActor () -> any Measurable, proposal: ProposedViewSize,
  is expected: CGSize, accuracy: CGFloat = 0.01
) async -> String? {
  await AssertionSubject.model(model, in: nil)
    .verified(.sizes([(.proposal(size: proposal), expected)], accuracy))
}

extension LayoutCheck {
  /// These sizes are answered; those that are nil are not asked for.
  package static func sizes(
    _ wanted: [(request: SizeRequest, size: CGSize?)], _ accuracy: CGFloat
  ) -> LayoutCheck {
    let wanted = wanted.compactMap { request, size in size.map { (request: request, size: $0) } }
    return LayoutCheck(requests: wanted.map(\.request)) { report in
      guard !wanted.isEmpty else {
        return Failure(
          headline: "\(report.name): no size is expected, so nothing was measured",
          details: ["name at least one of minimum, ideal, maximum and current"],
          isAboutLayout: false)
      }
      var lines: [String] = []
      for (request, expected) in wanted {
        guard let measured = report.measurements.first(where: { $0.request == request }) else {
          lines.append(
            "\(request.name): was never measured, expected \(NumberText.size(expected))")
          continue
        }
        guard !isNear(measured.size, expected, accuracy) else { continue }
        lines.append(
          "\(request.name): \(NumberText.proposal(measured.proposal)) → "
            + "\(NumberText.size(measured.size)), expected \(NumberText.size(expected))")
      }
      guard !lines.isEmpty else { return nil }
      return Failure(
        headline: "\(report.name): sizes differ from the expected ones", details: lines)
    }
  }
}

/// Infinite sides are near if they are the same, and no number is near none.
private func isNear(_ a: CGSize, _ b: CGSize, _ accuracy: CGFloat) -> Bool {
  func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool {
    a == b || (a.isNaN && b.isNaN) || abs(a - b) <= accuracy
  }
  return isNear(a.width, b.width) && isNear(a.height, b.height)
}
