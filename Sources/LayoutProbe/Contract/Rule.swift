import HeadlessUI

/// A part of the contract between a layout and who lays it out: its id, its words.
///
/// A rule is a file in `Rules/`: it says what it judges by conforming to ``NodeRule`` or
/// ``RunRule`` as well. Adding one is a file and a line in ``ContractRules``.
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
  /// What it cannot see, in one line.
  static var sensitivity: String { get }
  /// Rules whose violation at the same place says all that this one would.
  static var impliedBy: [any Rule.Type] { get }
  /// The rule if it judges nodes. A cast would search all conformances of the program.
  static var asNodeRule: (any NodeRule.Type)? { get }
  /// The rule if it judges runs.
  static var asRunRule: (any RunRule.Type)? { get }
  /// The rule if it judges every node, built-in ones included.
  static var asTreeRule: (any TreeRule.Type)? { get }
  /// The rule if it judges whether everything fits; such rules are only checked on request.
  static var asFitRule: (any FitRule.Type)? { get }
}

extension Rule {
  static var impliedBy: [any Rule.Type] { [] }
  static var asNodeRule: (any NodeRule.Type)? { nil }
  static var asRunRule: (any RunRule.Type)? { nil }
  static var asTreeRule: (any TreeRule.Type)? { nil }
  static var asFitRule: (any FitRule.Type)? { nil }
}

/// Judges one node: how it answers and how it places.
protocol NodeRule: Rule {
  /// Whether it compares the answers to different proposals.
  static var comparesAnswers: Bool { get }
  /// Whether its verdict does not depend on the sizes that the layout returns.
  static var holdsForAnySize: Bool { get }
  /// Whether a layout may rightly crash when it is tried.
  static var isExperiment: Bool { get }
  /// What breaks the rule, if anything does.
  @MainActor static func check(_ subject: RuleSubject) -> Violation?
}

extension NodeRule {
  static var comparesAnswers: Bool { false }
  static var holdsForAnySize: Bool { false }
  static var isExperiment: Bool { false }
  static var asNodeRule: (any NodeRule.Type)? { self }
}

/// Judges what happened while layout was followed.
protocol RunRule: Rule {
  /// All that breaks the rule.
  @MainActor static func check(_ run: RunEvidence) -> [Violation]
}

extension RunRule {
  static var asRunRule: (any RunRule.Type)? { self }
}

/// Judges each node by how it was laid out, built-in ones too. Nothing is asked for it.
protocol TreeRule: Rule {
  /// What breaks the rule, if anything does.
  @MainActor static func check(_ node: NodeSnapshot) -> Violation?
}

extension TreeRule {
  static var asTreeRule: (any TreeRule.Type)? { self }
}

/// Judges a screen: whether everything on it can be seen and used.
protocol FitRule: Rule {
  /// All that breaks the rule.
  @MainActor static func check(_ screen: FitSubject) -> [Violation]
}

extension FitRule {
  static var asFitRule: (any FitRule.Type)? { self }
}

/// What a check found.
struct Violation {
  var message: String
  var witness: [String]
  var expected: String?
  var found: String?
  var metric: Double?
  /// The axes that it is about.
  var axes = Set(Axis.allCases)
  /// Where in the tree, if it is not the node that was checked.
  var path: String?
  var key = ""
  var subject: String?
  /// The line that breaks the rule; nil if it is not known.
  var place: SourcePlace?
  /// How to mend it, where more is known than what the rule says in general.
  var fix: String?
}
