/// The condition of an `#if` or `#elseif`.
indirect enum BuildCondition: Sendable {
  case constant(Bool)
  /// A flag that the compiler is given with `-D`.
  case flag(String)
  /// What is asked of the compiler, such as `os(iOS)`, and where it is written.
  case question(String, of: String, at: Range<Int>)
  case not(BuildCondition)
  case and(BuildCondition, BuildCondition)
  case or(BuildCondition, BuildCondition)
  /// What only the compiler knows.
  case unknown

  /// Reads what follows a directive on its line.
  init(_ source: TokenizedSource, directive: Int) {
    let line = source.tokens[directive].line
    var reader = BuildConditionReader(source: source, next: directive + 1) { index in
      source.tokens.indices.contains(index) && source.tokens[index].line == line
    }
    self = reader.alternatives()
  }

  /// Whether it holds on a platform; nil if that depends on what only the compiler knows.
  func holds(on platform: TargetPlatform, flags: Set<String>? = nil) -> Bool? {
    switch self {
    case .constant(let value): value
    case .flag(let name): flags.map { $0.contains(name) }
    case .question(let name, let argument, _):
      Self.answer(name, argument, on: platform)
    case .not(let condition): condition.holds(on: platform, flags: flags).map { !$0 }
    case .and(let first, let second):
      Self.both(
        first.holds(on: platform, flags: flags), second.holds(on: platform, flags: flags),
        decisive: false)
    case .or(let first, let second):
      Self.both(
        first.holds(on: platform, flags: flags), second.holds(on: platform, flags: flags),
        decisive: true)
    case .unknown: nil
    }
  }

  private static func both(_ first: Bool?, _ second: Bool?, decisive: Bool) -> Bool? {
    if first == decisive || second == decisive { return decisive }
    return first == nil || second == nil ? nil : !decisive
  }

  private static func answer(
    _ name: String, _ argument: String, on platform: TargetPlatform
  ) -> Bool? {
    switch name {
    case "os": platform.isSystem(argument)
    case "canImport": platform.hasModule(argument)
    case "targetEnvironment": platform.isEnvironment(argument)
    case "_runtime": argument == "_ObjC" ? false : nil
    default: nil
    }
  }

  /// The answers that the platform decides, in place of the questions.
  func edits(on platform: TargetPlatform) -> [RewrittenSource.Edit] {
    switch self {
    case .question(let name, let argument, let range):
      Self.answer(name, argument, on: platform).map {
        [RewrittenSource.Edit(range, $0 ? "true" : "false")]
      } ?? []
    case .not(let condition): condition.edits(on: platform)
    case .and(let first, let second), .or(let first, let second):
      first.edits(on: platform) + second.edits(on: platform)
    case .constant, .flag, .unknown: []
    }
  }
}

private struct BuildConditionReader {
  let source: TokenizedSource
  var next: Int
  let isOnLine: (Int) -> Bool

  mutating func alternatives() -> BuildCondition {
    var condition = conjunction()
    while skip("|") { condition = .or(condition, conjunction()) }
    return condition
  }

  private mutating func conjunction() -> BuildCondition {
    var condition = unary()
    while skip("&") { condition = .and(condition, unary()) }
    return condition
  }

  /// Goes past an operator of two equal characters.
  private mutating func skip(_ character: StaticString) -> Bool {
    guard isOnLine(next + 1), source.token(next, is: character),
      source.token(next + 1, is: character)
    else { return false }
    next += 2
    return true
  }

  private mutating func unary() -> BuildCondition {
    guard isOnLine(next) else { return .unknown }
    if source.token(next, is: "!") {
      next += 1
      return .not(unary())
    }
    if source.token(next, is: "(") {
      next += 1
      let inner = alternatives()
      if isOnLine(next), source.token(next, is: ")") { next += 1 }
      return inner
    }
    guard source.kind(next) == .identifier else {
      next += 1
      return .unknown
    }
    let name = source.text(next)
    let start = next
    next += 1
    guard isOnLine(next), source.token(next, is: "(") else {
      if name == "true" || name == "false" { return .constant(name == "true") }
      return .flag(name)
    }
    guard let close = source.closing(next) else { return .unknown }
    let argument = source.text(start + 2)
    next = close + 1
    let range = source.tokens[start].range.lowerBound..<source.tokens[close].range.upperBound
    return .question(name, of: argument, at: range)
  }
}
