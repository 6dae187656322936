/// How bad a finding is.
public enum Severity: String, Codable, Comparable, CaseIterable, Sendable {
  /// Information that is not a mistake in itself.
  case note
  /// The layout is probably not as its author meant it.
  case warning
  /// SwiftUI may crash, hang or drop a write because of it.
  case error

  /// Less severe ones come first.
  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int { Severity.allCases.firstIndex(of: self) ?? 0 }
}
