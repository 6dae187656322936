import Foundation

/// What becomes of the elements inside an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String

  /// They are ignored.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They stay.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They become one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
  /// Makes the view an element; the layout stays.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    recorded("accessibilityElement", "children: \(children.name)")
  }

  /// Gives the view other elements, which are not shown; the layout stays.
  nonisolated public func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View
  where V: View {
    recorded("accessibilityChildren")
  }

  /// Describes the view by another one, which is not shown; the layout stays.
  nonisolated public func accessibilityRepresentation<V>(
    @ViewBuilder representation: () -> V
  ) -> some View where V: View {
    recorded("accessibilityRepresentation")
  }

  /// Hides the view from assistive technology; the layout stays.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    recorded("accessibilityHidden", "\(hidden)")
  }

  /// Hides the view from assistive technology; the layout stays.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    recorded("accessibilityHidden", "\(hidden)")
  }

  /// Names the view for tests; the layout stays.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    recorded("accessibilityIdentifier", identifier)
  }

  /// Names the view for tests; the layout stays.
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool)
    -> some View
  {
    recorded("accessibilityIdentifier", identifier)
  }

  /// Sets the order of the view among its siblings, higher first; the layout stays.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    recorded("accessibilitySortPriority", Number.text(sortPriority))
  }

  /// Sets whether the view answers touches; the layout stays.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    recorded("accessibilityRespondsToUserInteraction", "\(respondsToUserInteraction)")
  }

  /// Sets where the view is touched for the user; the layout stays.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    recorded("accessibilityActivationPoint")
  }

  /// Sets where the view is touched for the user, in points; the layout stays.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    recorded("accessibilityActivationPoint")
  }

  /// Keeps the colors when the user inverts them; the layout stays.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    recorded("accessibilityIgnoresInvertColors", "\(active)")
  }

  /// Shows the content large when a finger rests on it; the layout stays.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    recorded("accessibilityShowsLargeContentViewer")
  }

  /// Shows other content large when a finger rests on the view; the layout stays.
  nonisolated public func accessibilityShowsLargeContentViewer<V>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View where V: View {
    recorded("accessibilityShowsLargeContentViewer")
  }

  /// Links views that say the same; the layout stays.
  nonisolated public func accessibilityLinkedGroup<ID>(
    id: ID, in namespace: Namespace.ID
  ) -> some View where ID: Hashable {
    recorded("accessibilityLinkedGroup", "\(id)")
  }

  /// Pairs a label with its content; the layout stays.
  nonisolated public func accessibilityLabeledPair<ID>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View where ID: Hashable {
    recorded("accessibilityLabeledPair", "\(role)")
  }
}

/// What a view is in a pair.
@frozen public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label.
  case label
  /// The content.
  case content
}
