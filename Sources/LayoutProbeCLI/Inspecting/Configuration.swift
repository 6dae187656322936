import LayoutProbe

/// What `layoutprobe.json` and the environment say. A flag is stronger than the environment, which
/// is stronger than the file.
///
///     {
///       "paths": ["Sources/Views"],
///       "fail-on": "warning",
///       "rules": { "ideal-outside-range": { "level": "off", "reason": "cards grow" } }
///     }
///
/// Keys are the names of options without their dashes, `paths` and `rules`.
struct Configuration: Sendable {
  static let fileName = "layoutprobe.json"

  /// The file; nil if there is none.
  private(set) var file: String?
  private(set) var paths: [String] = []
  private(set) var rules = RuleSettings()
  /// Values of options, by their names.
  private var values: [String: [String]] = [:]
  private let environment: [String: String]

  /// The options that can be configured, of all commands; the one that takes more comes first.
  static var options: [OptionSpec] {
    (CheckOptions.all + ProbeOptions.showing + ProbeOptions.common)
      .filter { !ProbeOptions.notConfigurable.contains($0.name) }
  }

  /// Reads the file that is named, or else the nearest one upwards, if there is one.
  init(
    named name: String?,
    folder: String = FileManager.default.currentDirectoryPath,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    self.environment = environment
    let named = name ?? environment["LAYOUTPROBE_CONFIG"].flatMap { $0.isEmpty ? nil : $0 }
    guard let file = named ?? Configuration.nearest(to: folder) else { return }
    self.file = file
    let data: Data
    do {
      data = try InputFile.contents(file)
    } catch {
      throw failure(error.reason, nil)
    }
    let value: JSONValue
    do {
      value = try JSONDecoder().decode(JSONValue.self, from: data)
    } catch {
      throw failure(JSONProblem.text(error, in: data), nil)
    }
    guard case .object(let keys) = value else { throw failure("is not a JSON object", nil) }
    for (key, value) in keys.sorted(by: { $0.key < $1.key }) { try take(key, value) }
  }

  private static func nearest(to folder: String) -> String? {
    var url = URL(fileURLWithPath: folder).standardizedFileURL
    var prefix = ""
    while true {
      let path = url.appendingPathComponent(fileName).path
      if FileManager.default.fileExists(atPath: path) { return prefix + fileName }
      let parent = url.deletingLastPathComponent()
      if parent.path == url.path { return nil }
      url = parent
      prefix += "../"
    }
  }

  private func failure(_ message: String, _ suggestion: String?) -> UsageError {
    UsageError(
      message: "\(file ?? Configuration.fileName): \(message)", suggestion: suggestion,
      helpCommand: "layoutprobe help check")
  }

  // MARK: Keys

  private mutating func take(_ key: String, _ value: JSONValue) throws {
    switch key {
    case "paths": paths = try list(key, value).map(resolved)
    case "rules": try takeRules(value)
    default:
      guard let option = Configuration.options.first(where: { $0.name == key }) else {
        let known = Configuration.options.map(\.name) + ["paths", "rules"]
        throw failure(
          "unknown key '\(key)'",
          SpellingSuggestion.hint(for: key, among: known)
            ?? "keys are the names of options; see 'layoutprobe help check'")
      }
      try take(option, value)
    }
  }

  private mutating func take(_ option: OptionSpec, _ value: JSONValue) throws {
    switch option.kind {
    case .flag:
      guard case .bool(let isOn) = value else {
        throw failure("'\(option.name)' must be true or false", nil)
      }
      if isOn { values[option.name] = [""] }
    case .file, .folder:
      values[option.name] = try list(option.name, value).map(resolved)
    case .text, .choice:
      var texts: [String]
      if option.isRepeatable, case .object(let entries) = value {
        // { "junit": "out.xml" } is what --report junit=out.xml says.
        texts = try entries.sorted { $0.key < $1.key }.map { key, value in
          guard let text = value.argument else {
            throw failure("'\(option.name)': '\(key)' must be a text or a number", nil)
          }
          return "\(key)=\(text)"
        }
      } else {
        texts = try list(option.name, value)
      }
      if option.key == .report { texts = texts.map(resolvedReport) }
      try check(texts, option) { failure($0, $1) }
      values[option.name] = texts
    }
    if !option.isRepeatable, (values[option.name]?.count ?? 0) > 1 {
      throw failure("'\(option.name)' has more than one value", nil)
    }
  }

  private func list(_ key: String, _ value: JSONValue) throws -> [String] {
    let values: [JSONValue] = if case .list(let values) = value { values } else { [value] }
    return try values.map {
      guard let text = $0.argument, !text.isEmpty else {
        throw failure("'\(key)' must be a text or a number", nil)
      }
      return text
    }
  }

  private func check(
    _ texts: [String], _ option: OptionSpec, _ failure: (String, String?) -> UsageError
  ) throws {
    guard case .choice(let choices) = option.kind else { return }
    for text in texts where !choices.contains(text) {
      throw failure(
        "'\(option.name)' cannot be '\(text)': choose \(SpellingSuggestion.alternatives(choices))",
        SpellingSuggestion.hint(for: text, among: choices))
    }
  }

  private mutating func takeRules(_ value: JSONValue) throws {
    guard case .object(let entries) = value else {
      throw failure("'rules' must be an object: { \"RULE\": { \"level\": \"off\" } }", nil)
    }
    for (id, entry) in entries.sorted(by: { $0.key < $1.key }) {
      try RuleOptions.checkRule(
        id, in: file ?? Configuration.fileName, helpCommand: "layoutprobe help check")
      var level = entry.argument
      var reason = "set in \(Configuration.fileName)"
      if case .object(let fields) = entry {
        level = fields["level"]?.argument
        reason = fields["reason"]?.argument ?? reason
        if let key = fields.keys.sorted().first(where: { $0 != "level" && $0 != "reason" }) {
          throw failure(
            "rule '\(id)': unknown key '\(key)'",
            SpellingSuggestion.hint(for: key, among: ["level", "reason"])
              ?? "keys are level and reason")
        }
      }
      guard let level = level.flatMap(RuleSettings.Level.init(rawValue:)) else {
        throw failure("rule '\(id)': the level must be \(RuleOptions.levels)", nil)
      }
      rules.set(id, level, because: reason, .configuration)
    }
  }

  /// Paths in the file are seen from the file's folder.
  private func resolved(_ path: String) -> String {
    guard !path.hasPrefix("/"),
      let folder = file.map(RelativePath.folder),
      !folder.isEmpty
    else { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  private func resolvedReport(_ text: String) -> String {
    guard let split = text.firstIndex(of: "=") else { return text }
    return text[...split] + resolved(String(text[text.index(after: split)...]))
  }

  // MARK: Use

  /// The arguments with what the environment and the file add to them.
  func filling(_ given: ParsedArguments) throws -> ParsedArguments {
    var arguments = given
    let configurable = arguments.command.declaredOptions.filter {
      !ProbeOptions.notConfigurable.contains($0.name)
    }
    for option in configurable where !given.isGiven(option.key) {
      let name = Configuration.variable(option)
      if let text = environment[name], !text.isEmpty {
        // Of several values each has a line.
        let texts =
          option.isRepeatable ? text.split(separator: "\n").map(String.init) : [text]
        try check(texts, option) {
          UsageError(
            message: "\(name): \($0)", suggestion: $1,
            helpCommand: arguments.helpCommand)
        }
        let isOff = option.kind == .flag && ["0", "false", "no"].contains(text.lowercased())
        for text in isOff ? [] : texts {
          arguments.append(option: option, value: option.kind == .flag ? nil : text)
        }
      } else if option.key != .budget {
        for text in values[option.name] ?? [] where option.takes(text) {
          arguments.append(option: option, value: option.kind == .flag ? nil : text)
        }
      }
    }
    if given.positionals.isEmpty, given.values(.expression).isEmpty {
      paths.forEach { arguments.append(positional: $0) }
    }
    return arguments
  }

  /// What probes may cost if they say nothing themselves: unlike a flag it is weaker than they are.
  func budget() throws -> Budget {
    var budget = Budget()
    for text in values[OptionName.budget.rawValue] ?? [] {
      guard budget.add(text) else {
        throw failure("'budget': '\(text)' is not valid", BudgetOption.expected)
      }
    }
    return budget
  }

  /// `LAYOUTPROBE_FAIL_ON`
  static func variable(_ option: OptionSpec) -> String {
    "LAYOUTPROBE_" + option.name.uppercased().replacing("-", with: "_")
  }

  /// The settings that hold, as a file that would say the same.
  func text(_ given: ParsedArguments) throws -> String {
    let arguments = try filling(given)
    var keys: [String: JSONValue] = [:]
    for option in arguments.command.declaredOptions
    where !ProbeOptions.notConfigurable.contains(option.name) {
      if option.kind == .flag {
        keys[option.name] = .bool(arguments.flag(option.key))
      } else {
        var texts = arguments.values(option.key)
        if texts.isEmpty, option.key == .budget {
          texts = values[option.name] ?? []
        }
        guard !texts.isEmpty else { continue }
        keys[option.name] =
          option.isRepeatable ? .list(texts.map(JSONValue.text)) : .text(texts[texts.count - 1])
      }
    }
    if !arguments.positionals.isEmpty {
      keys["paths"] = .list(arguments.positionals.map(JSONValue.text))
    }
    let decisions = try RuleOptions.settings(arguments, self).decisions
    if !decisions.isEmpty {
      keys["rules"] = .object(
        decisions.mapValues {
          .object(["level": .text($0.level.rawValue), "reason": .text($0.reason)])
        })
    }
    return try JSONValue.object(keys).text(isPretty: true)
  }
}

extension OptionSpec {
  /// Whether a value is one of the choices, if there are any: a file is for all commands, and not
  /// every command has every choice.
  fileprivate func takes(_ value: String) -> Bool {
    if case .choice(let choices) = kind { choices.contains(value) } else { true }
  }
}
