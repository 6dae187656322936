#if !canImport(UIKit)
  import Foundation

  extension AttributeScopes {
    /// The attributes of UIKit.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of UIKit that have an influence on what a `Text` shows, and those that often stand
    /// beside them.
    public struct UIKitAttributes: AttributeScope {
      /// The font.
      public let font: FontAttribute
      /// The colour of the characters.
      public let foregroundColor: ForegroundColorAttribute
      /// The colour behind the characters.
      public let backgroundColor: BackgroundColorAttribute
      /// The line under the characters.
      public let underlineStyle: UnderlineStyleAttribute
      /// The line through the characters.
      public let strikethroughStyle: StrikethroughStyleAttribute
      /// Points added after each character.
      public let kern: KernAttribute
      /// Points by which characters are raised.
      public let baselineOffset: BaselineOffsetAttribute
      /// Those of Foundation.
      public let foundation: FoundationAttributes

      /// The font.
      public enum FontAttribute: AttributedStringKey {
        /// As UIKit has it.
        public typealias Value = UIFont
        /// As UIKit has it.
        public static let name = "NSFont"
      }

      /// The colour of the characters.
      public enum ForegroundColorAttribute: AttributedStringKey {
        /// As UIKit has it.
        public typealias Value = UIColor
        /// As UIKit has it.
        public static let name = "NSColor"
      }

      /// The colour behind the characters.
      public enum BackgroundColorAttribute: AttributedStringKey {
        /// As UIKit has it.
        public typealias Value = UIColor
        /// As UIKit has it.
        public static let name = "NSBackgroundColor"
      }

      /// The line under the characters.
      public enum UnderlineStyleAttribute: AttributedStringKey {
        /// As UIKit has it.
        public typealias Value = NSUnderlineStyle
        /// As UIKit has it.
        public static let name = "NSUnderline"
      }

      /// The line through the characters.
      public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// As UIKit has it.
        public typealias Value = NSUnderlineStyle
        /// As UIKit has it.
        public static let name = "NSStrikethrough"
      }

      /// Points added after each character.
      public enum KernAttribute: AttributedStringKey {
        /// As UIKit has it.
        public typealias Value = CGFloat
        /// As UIKit has it.
        public static let name = "NSKern"
      }

      /// Points by which characters are raised.
      public enum BaselineOffsetAttribute: AttributedStringKey {
        /// As UIKit has it.
        public typealias Value = CGFloat
        /// As UIKit has it.
        public static let name = "NSBaselineOffset"
      }
    }
  }

  extension AttributeDynamicLookup {
    /// An attribute of UIKit by its name, where SwiftUI's of that name does not fit.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
  }

  extension Text.Segment {
    /// Takes what SwiftUI's attributes do not say.
    mutating func takePlatformAttributes(_ run: AttributedString.Runs.Run) {
      typealias Attributes = AttributeScopes.UIKitAttributes
      font = font ?? run[Attributes.FontAttribute.self].map { Font($0) }
      tracking = tracking ?? run[Attributes.KernAttribute.self]
      baselineOffset = baselineOffset ?? run[Attributes.BaselineOffsetAttribute.self]
      if style == nil, let color = run[Attributes.ForegroundColorAttribute.self] {
        style = Text.TextStyle(style: Color(uiColor: color), text: "\(color)")
      }
    }
  }
#endif
