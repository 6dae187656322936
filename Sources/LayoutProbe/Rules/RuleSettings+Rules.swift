extension RuleSettings {
  /// Asks for rules that are only checked on request, at their own severity.
  public mutating func enable(_ rules: [String], because reason: String, _ origin: Origin) {
    for rule in ContractRules.descriptions where rules.contains(rule.id) {
      guard let level = Level(rawValue: rule.severity.rawValue) else { continue }
      set(rule.id, level, because: reason, origin)
    }
  }

  /// Has a view whose layout differs between runs count as a warning, unless its level was set: for a
  /// user who looks at a view once, no gate fails now and then.
  package mutating func warnOfChange() {
    guard decisions[Unrepeatable.id] == nil else { return }
    set(Unrepeatable.id, .warning, because: "only a gate needs the same each time", .configuration)
  }
}
