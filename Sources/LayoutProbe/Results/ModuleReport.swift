/// What became of a module of the user's program.
public struct ModuleReport: Equatable, Sendable, Codable {
  /// What imports call it.
  public var name: String
  /// How many previews and other probes it has, as far as that is known.
  public var found: Int
  /// How many of them were reported.
  public var reported: Int
  /// How many of those show something else in place of what is not here.
  public var approximate: Int
  /// How many could not be reported, or a file each where it was not known how many it has.
  public var failed: Int

  /// A module with the numbers of its probes.
  public init(name: String, found: Int, reported: Int, approximate: Int, failed: Int) {
    self.name = name
    self.found = found
    self.reported = reported
    self.approximate = approximate
    self.failed = failed
  }
}

/// What keeps probes from being reported as they are, and where.
public struct ReportCause: Equatable, Sendable, Codable {
  /// The cause as a sentence, without places.
  public var sentence: String
  /// The places, in order.
  public var places: [SourcePlace]

  /// A cause and the places in source where it occurs.
  public init(sentence: String, places: [SourcePlace]) {
    self.sentence = sentence
    self.places = places
  }
}

/// The table at the end of a report on more than one module.
package enum ModuleTable {
  /// How many causes are shown, and how many places of each.
  private static let maximumCauses = 12
  private static let maximumPlaces = 3

  /// The lines; none if there is nothing to sum up: one module, all of whose probes were reported.
  package static func lines(_ report: InspectReport) -> [String] {
    let modules = report.modules
    let isPlain = modules.allSatisfy {
      $0.reported == $0.found && $0.approximate == 0 && $0.failed == 0
    }
    guard modules.count > 1 || !isPlain || !report.causes.isEmpty, !modules.isEmpty else {
      return []
    }
    let head = ["module", "previews", "reported", "approximate", "failed"]
    var rows = modules.map { row($0.name, $0.found, $0.reported, $0.approximate, $0.failed) }
    if modules.count > 1 {
      func sum(_ part: (ModuleReport) -> Int) -> Int { modules.map(part).reduce(0, +) }
      rows.append(
        row("all", sum(\.found), sum(\.reported), sum(\.approximate), sum(\.failed)))
    }
    let widths = head.indices.map { column in
      ([head] + rows).map { $0[column].count }.max() ?? 0
    }
    var lines = ([head] + rows).map { cells in
      cells.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - cells[column].count)
        return column == 0 ? cells[column] + space : space + cells[column]
      }.joined(separator: "  ")
    }
    let causes = report.causes.prefix(maximumCauses)
    if !causes.isEmpty { lines += ["", "causes, the most frequent first:"] }
    for cause in causes {
      let places = cause.places.prefix(maximumPlaces).map(\.description)
      let more = cause.places.count - places.count
      lines.append("  \(cause.places.count)× \(cause.sentence)")
      lines.append(
        "     " + places.joined(separator: ", ") + (more > 0 ? " and \(more) more" : ""))
    }
    let rest = report.causes.count - causes.count
    if rest > 0 { lines.append("  and \(rest) more") }
    return lines
  }

  private static func row(_ name: String, _ numbers: Int...) -> [String] {
    [name] + numbers.map { "\($0)" }
  }
}
