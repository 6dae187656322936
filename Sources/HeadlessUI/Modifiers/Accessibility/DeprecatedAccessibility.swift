import Foundation

extension View {
  /// Labels the view for assistive technologies, in the words of iOS 13.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Gives the view's value, in the words of iOS 13.
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Gives a hint, in the words of iOS 13.
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// Names the view for tests, in the words of iOS 13.
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  /// Hides the view from assistive technologies, in the words of iOS 13.
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Adds traits, in the words of iOS 13.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// Removes traits, in the words of iOS 13.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  /// Sets the order, in the words of iOS 13.
  public nonisolated func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
  /// Gives names to speak, in the words of iOS 13.
  public nonisolated func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }
}
