/// What became of a view when its controls were used, one at a time, each from a fresh start.
public struct InteractionReport: Equatable, Sendable, Codable {
  /// One use of a control.
  public struct Use: Equatable, Sendable, Codable {
    /// What was done: `tap Button "Save"`, after what made it possible.
    public var name: String
    /// Passes until the layout came to rest; nil if it did not.
    public var passes: Int?
  }

  /// What was done, in the order of the tree; what only came in sight afterwards follows.
  public var uses: [Use] = []
  /// How many controls were found and not used, because there are too many.
  public var unused = 0
  /// Whether no control was used because the layout does not come to rest by itself.
  public var isRestless = false
}

extension InteractionReport {
  /// The report in lines of text.
  var lines: [String] {
    if isRestless { return ["controls: not used, as the layout does not settle without them"] }
    guard !uses.isEmpty else { return ["controls: none is shown that can be used"] }
    var lines = ["controls, each used from a fresh start:"]
    lines += uses.map { use in
      "  \(use.name): "
        + (use.passes.map { LoopVerdict.settled(passes: $0).description } ?? "does not settle")
    }
    if unused > 0 { lines.append("  \(ReportCount.text(unused, "more control")) not used") }
    return lines
  }

  /// The report in a few words: `5 controls used`.
  var summary: String { "\(ReportCount.text(uses.count, "control")) used" }
}
