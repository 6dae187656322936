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
  await AssertionSubject.view(view, in: window).verified(.settles(within: passes))
}

/// Checks that the layout of a model comes to rest; see ``verifySettles(_:within:in:)``.
@MainActor
public func verifySettles(
  _ model: @autoclosure @escaping @MainActor () -> any LayoutModel, within passes: Int? = nil,
  in window: CGSize? = nil
) async -> String? {
  await AssertionSubject.model(model, in: window).verified(.settles(within: passes))
}

extension LayoutCheck {
  /// Layout comes to rest, within so many passes; nil for any number.
  package static func settles(within limit: Int?) -> LayoutCheck {
    LayoutCheck { report in
      guard let loop = report.loop else {
        return Failure(headline: "\(report.name) was not laid out")
      }
      guard case .settled(let passes) = loop.verdict else {
        return Failure(
          headline: "\(report.name): layout \(loop.verdict)", details: AssertionText.loop(loop))
      }
      guard let limit, passes > limit else { return nil }
      return Failure(
        headline: "\(report.name): layout \(loop.verdict), expected within \(limit)",
        details: AssertionText.writes(loop))
    }
  }

  /// The same of what can be laid out; what can only be measured has nothing to settle.
  package static let settlesIfLaidOut = LayoutCheck { report in
    report.loop == nil ? nil : LayoutCheck.settles(within: nil).failure(report)
  }
}
