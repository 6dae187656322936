#if !canImport(Darwin)
  import Foundation

  extension PredicateExpressions {
    /// Whether a text contains another one, as people search: case and accents make no difference.
    public struct StringLocalizedStandardContains<
      Root: PredicateExpression, Other: PredicateExpression
    >: PredicateExpression, CustomStringConvertible
    where Root.Output: StringProtocol, Other.Output: StringProtocol {
      /// As Foundation has it.
      public typealias Output = Bool
      /// As Foundation has it.
      public let root: Root
      /// As Foundation has it.
      public let other: Other
      /// One as Foundation makes it.
      public init(root: Root, other: Other) {
        self.root = root
        self.other = other
      }
      /// As Foundation has it.
      public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
        try root.evaluate(bindings).localizedStandardContains(try other.evaluate(bindings))
      }
      /// As Foundation has it.
      public var description: String {
        "StringLocalizedStandardContains(root: \(root), other: \(other))"
      }
    }

    /// As Foundation has it: `#Predicate` makes `localizedStandardContains` of it.
    public static func build_localizedStandardContains<Root, Other>(
      _ root: Root, _ other: Other
    ) -> StringLocalizedStandardContains<Root, Other> {
      StringLocalizedStandardContains(root: root, other: other)
    }
  }

  extension PredicateExpressions.StringLocalizedStandardContains: Sendable
  where Root: Sendable, Other: Sendable {}
  extension PredicateExpressions.StringLocalizedStandardContains: Codable
  where Root: Codable, Other: Codable {}
  extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
  where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
#endif
