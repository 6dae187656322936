import Foundation

extension AttributeScopes {
  /// The attributes of SwiftUI.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that a `Text` shows, as SwiftUI has them.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Points added after each character, unless there is tracking.
    public let kern: KerningAttribute
    /// Points added after each character.
    public let tracking: TrackingAttribute
    /// Points by which characters are raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// Those of Foundation.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// As SwiftUI has it.
      public typealias Value = Font
      /// As SwiftUI has it.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of the characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// As SwiftUI has it.
      public typealias Value = Color
      /// As SwiftUI has it.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind the characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// As SwiftUI has it.
      public typealias Value = Color
      /// As SwiftUI has it.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The line through the characters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// As SwiftUI has it.
      public typealias Value = Text.LineStyle
      /// As SwiftUI has it.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The line under the characters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// As SwiftUI has it.
      public typealias Value = Text.LineStyle
      /// As SwiftUI has it.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// Points added after each character, unless there is tracking.
    public enum KerningAttribute: AttributedStringKey {
      /// As SwiftUI has it.
      public typealias Value = CGFloat
      /// As SwiftUI has it.
      public static let name = "SwiftUI.Kern"
    }

    /// Points added after each character.
    public enum TrackingAttribute: AttributedStringKey {
      /// As SwiftUI has it.
      public typealias Value = CGFloat
      /// As SwiftUI has it.
      public static let name = "SwiftUI.Tracking"
    }

    /// Points by which characters are raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// As SwiftUI has it.
      public typealias Value = CGFloat
      /// As SwiftUI has it.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute of SwiftUI by its name: `text.font`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
