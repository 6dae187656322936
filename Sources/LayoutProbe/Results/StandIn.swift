/// Something of the user's program that could not be had, and what was compiled instead of it.
public struct StandIn: Hashable, Sendable, Codable {
  /// The kinds of code that are replaced.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A module that is not here: a generated one, in which its names are declared.
    case module
    /// A type that is not declared anywhere: a generated one.
    case type
    /// An expression: a placeholder, which is a view that is drawn crossed out wherever a view is
    /// expected, or a sample value.
    case expression
    /// A modifier or another call at the end of an expression, or an argument that is one too many: left out.
    case modifier
    /// A statement: left out.
    case statement
    /// What a function, an accessor or an initialiser does.
    case body
    /// A declaration, or a part of one, such as a conformance: left out.
    case declaration
    /// A name that is another one now, as that of a layout in the betas of iOS 16: the one that it is
    /// now. All is as it was written.
    case name
  }

  /// Where the user wrote what is replaced.
  public var place: SourcePlace
  /// The kind of code that was replaced.
  public var kind: Kind
  /// What takes its place, as the subject of a sentence; nil if nothing does.
  public var replacement: String?
  /// The user's code that is replaced.
  public var original: String
  /// What was missing, in the compiler's words; empty if the kind says it all.
  public var reason: String

  /// A stand-in at a place in source.
  public init(
    place: SourcePlace, kind: Kind, replacement: String?, original: String, reason: String = ""
  ) {
    self.place = place
    self.kind = kind
    self.replacement = replacement
    self.original = original
    self.reason = reason
  }

  /// `a placeholder stands in for KFImage(url)`
  public var sentence: String {
    replacement.map { "\($0) replaces \(original)" } ?? "\(original) is left out"
  }

  /// `Card.swift:12: a placeholder stands in for KFImage(url)`: what a running probe calls it.
  public var label: String { "\(place): \(sentence)" }
}

extension StandIn: Comparable {
  /// By place, then by what is replaced.
  public static func < (a: StandIn, b: StandIn) -> Bool {
    (a.place, a.kind.rawValue, a.original) < (b.place, b.kind.rawValue, b.original)
  }
}
