import LayoutProbe

/// What the command line and the configuration say about rules.
enum RuleOptions {
  static func settings(
    _ arguments: ParsedArguments, _ configuration: Configuration
  ) throws -> RuleSettings {
    var settings = configuration.rules
    let helpCommand = arguments.helpCommand
    func known(_ id: Substring, _ option: String) throws -> String {
      try checkRule(String(id), in: "--\(option)", helpCommand: helpCommand)
      return String(id)
    }
    let only = try arguments.values(.only).map { try known($0[...], "only") }
    let enabled = try arguments.values(.enable).map { text in
      let (rule, reason) = split(text[...])
      return (try known(rule, "enable"), reason)
    }
    for (id, reason) in enabled {
      settings.enable([id], because: reason ?? "enabled by --enable", .flag)
    }
    if !only.isEmpty {
      settings.enable(
        only.filter { ContractRules.idsOnRequest.contains($0) }, because: "selected by --only",
        .flag)
      settings.leaveOut(
        ContractRules.ids.filter { !only.contains($0) && !ContractRules.saysUnchecked($0) },
        because: "not selected by --only", .flag)
    }
    for text in arguments.values(.disable) {
      let (rule, reason) = split(text[...])
      settings.set(
        try known(rule, "disable"), .off, because: reason ?? "disabled by --disable", .flag)
    }
    for text in arguments.values(.severity) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let (level, reason) = split(parts.last ?? "")
      guard parts.count == 2, let level = RuleSettings.Level(rawValue: String(level)) else {
        throw UsageError(
          message: "'\(text)' is not a valid value for '--severity'",
          suggestion: "expected RULE=LEVEL, where LEVEL is " + levels, helpCommand: helpCommand)
      }
      settings.set(
        try known(parts[0], "severity"), level, because: reason ?? "set by --severity", .flag)
    }
    return settings
  }

  /// `error, warning, note or off`
  static var levels: String {
    SpellingSuggestion.alternatives(RuleSettings.Level.allCases.reversed().map(\.rawValue))
  }

  /// A rule that does not exist would be obeyed without anybody noticing.
  static func checkRule(_ id: String, in place: String, helpCommand: String) throws {
    guard !ContractRules.ids.contains(id) else { return }
    throw UsageError(
      message: "\(place): there is no rule '\(id)'",
      suggestion: SpellingSuggestion.hint(for: id, among: ContractRules.ids)
        ?? "layoutprobe rules lists them", helpCommand: helpCommand)
  }

  private static func split(_ text: Substring) -> (head: Substring, reason: String?) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let reason = parts.count == 2 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
    return (parts.first ?? "", reason.isEmpty ? nil : reason)
  }
}
