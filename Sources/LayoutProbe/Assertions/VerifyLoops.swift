import HeadlessUI

/// How a layout fails to come to rest, as far as a test says it.
public enum LoopShape: Equatable, Sendable {
  /// All frames and values repeat with a period, in passes; nil for any period.
  case oscillating(period: Int? = nil)
  /// Only values change, not frames: they are written in every pass.
  case churning
  /// A frame or a value grows without end.
  case diverging
  /// There is no verdict.
  case undetermined

  /// Whether a verdict is of this shape.
  public func matches(_ verdict: LoopVerdict) -> Bool {
    switch (self, verdict) {
    case (.oscillating(let period), .oscillating(let found, _)): period == nil || period == found
    case (.churning, .churning), (.diverging, .diverging), (.undetermined, .undetermined): true
    default: false
    }
  }
}

extension LoopShape: CustomStringConvertible {
  /// `oscillating with period 2`
  public var description: String {
    switch self {
    case .oscillating(let period): "oscillating" + (period.map { " with period \($0)" } ?? "")
    case .churning: "churning"
    case .diverging: "diverging"
    case .undetermined: "undetermined"
    }
  }
}

/// Checks that the layout of a view never comes to rest, in a certain way; nil if so.
///
/// For a loop that is known, so that it is noticed when it goes away or becomes another one.
///
/// - Parameters:
///   - view: the view, made anew for each run.
///   - shape: in which way.
///   - window: the size of the window in points; nil for a phone's.
@MainActor
public func verifyLoops<V: View>(
  _ view: @autoclosure @escaping @MainActor () -> V, as shape: LoopShape, in window: CGSize? = nil
) async -> String? {
  await AssertionSubject.view(view, in: window).verified(.loops(shape))
}

/// Checks that the layout of a model never comes to rest; see ``verifyLoops(_:as:in:)``.
@MainActor
public func verifyLoops(
  _ model: @autoclosure @escaping @MainActor () -> any LayoutModel, as shape: LoopShape,
  in window: CGSize? = nil
) async -> String? {
  await AssertionSubject.model(model, in: window).verified(.loops(shape))
}

extension LayoutCheck {
  /// Layout never comes to rest, in a certain way.
  static func loops(_ shape: LoopShape) -> LayoutCheck {
    LayoutCheck(ignoresBudget: true) { report in
      guard let loop = report.loop else {
        return Failure(headline: "\(report.name) was not laid out")
      }
      guard !shape.matches(loop.verdict) else { return nil }
      return Failure(
        headline: "\(report.name): layout \(loop.verdict), expected it to be \(shape)",
        details: loop.verdict.isSettled ? [] : AssertionText.loop(loop))
    }
  }
}
