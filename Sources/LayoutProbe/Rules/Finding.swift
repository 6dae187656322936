import HeadlessUI

/// How bad a finding is.
public enum Severity: String, Codable, Comparable, CaseIterable, Sendable {
  /// Worth knowing.
  case note
  /// Probably not what was meant.
  case warning
  /// A host may crash, hang or drop it.
  case error

  /// Less bad first.
  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int { Severity.allCases.firstIndex(of: self) ?? 0 }
}

/// Something that breaks the contract which layout relies on.
public struct Finding: Equatable, Sendable, Codable {
  /// The id of the rule, which never changes.
  public var rule: String
  /// How bad it is.
  public var severity: Severity
  /// The names of the nodes from the root to the one it is about; empty for a model without nodes.
  public var path: String
  /// What is wrong, in one sentence.
  public var message: String
  /// The numbers that show it: the fewest and simplest.
  public var witness: [String]
  /// Why it matters.
  public var why: String
  /// What to do about it.
  public var fix: String
}
