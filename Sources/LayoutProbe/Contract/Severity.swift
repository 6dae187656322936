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
