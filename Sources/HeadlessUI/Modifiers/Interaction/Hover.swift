import Foundation

/// How a view answers a pointer above it.
public struct HoverEffect: Hashable, Sendable {
  let name: String

  /// As the system sees fit.
  public static let automatic = HoverEffect(name: "automatic")
  /// Lit up.
  public static let highlight = HoverEffect(name: "highlight")
  /// Lifted.
  public static let lift = HoverEffect(name: "lift")
}

/// Where a pointer is.
@frozen public enum HoverPhase: Equatable, Sendable {
  /// Above the view, at a place in points.
  case active(CGPoint)
  /// Not above the view any more.
  case ended
}

extension View {
  /// Adds an action for a pointer that comes and goes; the layout stays.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    recorded("onHover")
  }

  /// Adds an action for a pointer that moves above the view; the layout stays.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    recorded("onContinuousHover")
  }

  /// Sets how the view answers a pointer above it; the layout stays.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    recorded("hoverEffect", effect.name)
  }

  /// Sets how the view answers a pointer above it; the layout stays.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool)
    -> some View
  {
    recorded("hoverEffect", effect.name)
  }

  /// Turns off how views answer a pointer above them; the layout stays.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    recorded("hoverEffectDisabled", "\(disabled)")
  }

  /// Shows a text when a pointer rests above the view; the layout stays.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    recorded("help", Text(textKey).recordedText)
  }

  /// Shows a text when a pointer rests above the view; the layout stays.
  nonisolated public func help(_ text: Text) -> some View { recorded("help", text.recordedText) }

  /// Shows a text when a pointer rests above the view; the layout stays.
  @_disfavoredOverload
  nonisolated public func help<S>(_ text: S) -> some View where S: StringProtocol {
    recorded("help", String(text))
  }
}
