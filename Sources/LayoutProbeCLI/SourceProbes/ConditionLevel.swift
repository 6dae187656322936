/// One `#if … #endif`, with the condition under which the branch at hand is compiled.
struct ConditionLevel {
  private var earlier: [String] = []
  private var current: String?

  init(_ condition: String) {
    current = condition
  }

  /// Goes on to an `#elseif`, or with nil to the `#else`.
  mutating func moveOn(to condition: String?) {
    if let current { earlier.append(current) }
    current = condition
  }

  /// The branch's whole condition; empty where the source has none that could be repeated.
  var active: String {
    guard !earlier.contains(""), current != "" else { return "" }
    let parts = earlier.map { "!(\($0))" } + (current.map { ["(\($0))"] } ?? [])
    return parts.joined(separator: " && ")
  }
}
