/// What a rule is about, which its id begins with.
enum RuleFamily: String {
  case loop, size, place

  /// Nil for a rule that is about something else.
  init?(of rule: String) { self.init(rawValue: String(rule.prefix { $0 != "-" })) }
}

extension Finding {
  /// What it is about; nil for none of these.
  var family: RuleFamily? { RuleFamily(of: rule) }
}
