#if !canImport(Darwin)
  import Foundation

  /// What Markdown says of a stretch of text, as Foundation has it.
  public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
    /// As Foundation has it.
    public let rawValue: UInt
    /// One as Foundation makes it.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// Bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// With all characters equally wide.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// With a line through it.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    /// A line end in the source that is a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    /// A line end.
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)
    /// HTML within a line.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
    /// HTML of its own.
    public static let blockHTML = InlinePresentationIntent(rawValue: 512)
  }

  extension AttributeScopes.FoundationAttributes {
    /// What Markdown says of a stretch of text.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
      /// As Foundation has it.
      public typealias Value = InlinePresentationIntent
      /// As Foundation has it.
      public static let name = "NSInlinePresentationIntent"
    }

    /// What Markdown says of a stretch of text.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute {
      // A scope cannot be made: only the types of its keys are read.
      switch link {}
    }
  }
#endif
