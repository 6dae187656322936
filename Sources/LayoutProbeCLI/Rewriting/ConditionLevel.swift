/// One `#if … #endif`, with the condition under which the branch at hand is compiled.
struct ConditionLevel {
  struct Branch {
    /// What the compiler is to be told; empty where the source has nothing that could be repeated.
    let text: String
    /// As the source has it.
    let written: String
    let condition: BuildCondition
  }

  private var earlier: [Branch] = []
  private var current: Branch?

  init(_ branch: Branch) {
    current = branch
  }

  /// Goes on to an `#elseif`, or with nil to the `#else`.
  mutating func moveOn(to branch: Branch?) {
    if let current { earlier.append(current) }
    current = branch
  }

  /// The branch's whole condition; empty where the source has none that could be repeated.
  var active: String {
    guard !earlier.contains(where: \.text.isEmpty), current?.text != "" else { return "" }
    let parts = earlier.map { "!(\($0.text))" } + (current.map { ["(\($0.text))"] } ?? [])
    return parts.joined(separator: " && ")
  }

  /// The branch as the source has it, for messages.
  var written: String {
    if let current { return "`\(earlier.isEmpty ? "#if" : "#elseif") \(current.written)`" }
    return "`#else` of `#if \(earlier.first?.written ?? "")`"
  }

  /// Whether the branch is compiled; nil if only the compiler knows.
  func holds(on platform: TargetPlatform, flags: Set<String>? = nil) -> Bool? {
    let before = earlier.map { $0.condition.holds(on: platform, flags: flags) }
    if before.contains(true) { return false }
    let own = current.map { $0.condition.holds(on: platform, flags: flags) } ?? true
    if own == false { return false }
    return before.contains(nil) ? nil : own
  }
}
