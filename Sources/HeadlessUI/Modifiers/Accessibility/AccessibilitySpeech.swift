import Foundation

/// What kind of text the view's is.
public struct AccessibilityTextContentType: Sendable {
  let name: String

  /// Text of no special kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Text of a console.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A text processor's text.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// How deep a heading is.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// Not said.
  case unspecified
  /// The first level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}

extension View {
  /// Speaks punctuation; the layout stays.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    recorded("speechAlwaysIncludesPunctuation", "\(value)")
  }

  /// Spells the text; the layout stays.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    recorded("speechSpellsOutCharacters", "\(value)")
  }

  /// Speaks higher or lower; the layout stays.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
    recorded("speechAdjustedPitch", Number.text(value))
  }

  /// Speaks changes after what is being said; the layout stays.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    recorded("speechAnnouncementsQueued", "\(value)")
  }

  /// Sets what kind of text the view's is; the layout stays.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType)
    -> some View
  {
    recorded("accessibilityTextContentType", value.name)
  }

  /// Sets how deep a heading the view is; the layout stays.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    recorded("accessibilityHeading", "\(level)")
  }

  /// Sets whether touches go to the view itself; the layout stays.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    recorded("accessibilityDirectTouch", "\(isDirectTouchArea)")
  }
}

/// How a view is touched directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// One bit for each option.
  public let rawValue: UInt

  /// The options with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Nothing is said.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The view has to be activated first.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}
