import HeadlessUI

/// A part of the contract between a layout and who lays it out.
///
/// A rule is a file: its id, its words, its check. Adding one is a file and a line in ``all``.
protocol Rule: Sendable {
  /// The id, which never changes.
  static var id: String { get }
  static var severity: Severity { get }
  /// What is demanded, in one sentence.
  static var demand: String { get }
  /// Why it matters, in SwiftUI's own words where there are any.
  static var why: String { get }
  static var fix: String { get }
  /// A layout that breaks the rule.
  static var example: String { get }

  /// What breaks the rule, if anything does.
  @MainActor static func check(_ subject: RuleSubject) -> Violation?
}

/// What a check found.
struct Violation {
  var message: String
  var witness: [String]
}

/// The rules.
public enum ContractRules {
  static let all: [any Rule.Type] = [
    SizeInverted.self, SizeNotFinite.self, SizeNegative.self, SizeImpure.self,
    PlaceNotFinite.self, WriteDuringLayout.self, BodyWithoutEnd.self, IdealOutsideRange.self,
  ]

  /// The ids of all rules, in the order in which they are checked.
  public static var ids: [String] { all.map { $0.id } }

  /// What a rule is about, as a page; nil if there is no such rule.
  public static func explanation(of id: String) -> String? {
    guard let rule = all.first(where: { $0.id == id }) else { return nil }
    return """
      \(rule.id) (\(rule.severity.rawValue))

      \(rule.demand)

      Why: \(rule.why)

      Fix: \(rule.fix)

      Example that breaks it:

      \(rule.example.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "    " + $0 }.joined(separator: "\n"))

      """
  }

  @MainActor
  static func findings(_ subject: RuleSubject) -> [Finding] {
    all.compactMap { rule in
      rule.check(subject).map {
        Finding(
          rule: rule.id, severity: rule.severity, path: subject.path, message: $0.message,
          witness: $0.witness, why: rule.why, fix: rule.fix)
      }
    }
  }
}

/// Checks the size contract of anything measurable.
@MainActor
public func contract(of subject: any Measurable) -> [Finding] {
  ContractRules.findings(
    RuleSubject(path: "", name: "it", issues: []) { subject.sizesThatFit($0) })
}
