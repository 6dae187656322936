import Foundation

// SwiftUI has these for texts too, so that these can be joined. Where any view will do, those of views
// are taken, which are recorded.
extension Text {
  /// Sets what the text is called; the layout stays.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: Text) -> Text { self }

  /// Sets what the text is called; the layout stays.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }

  /// Sets what the text is called; the layout stays.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(_ label: S) -> Text where S: StringProtocol { self }

  /// Makes the text a heading; the layout stays.
  @_disfavoredOverload
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }

  /// Says what kind of text it is; the layout stays.
  @_disfavoredOverload
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> Text { self }

  /// Sets how the text is spoken; the layout stays.
  @_disfavoredOverload
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Sets how the text is spoken; the layout stays.
  @_disfavoredOverload
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Sets how the text is spoken; the layout stays.
  @_disfavoredOverload
  nonisolated public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Sets how the text is spoken; the layout stays.
  @_disfavoredOverload
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
