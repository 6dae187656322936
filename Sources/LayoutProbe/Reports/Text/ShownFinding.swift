/// A finding as a report shows it: once, however many nodes and probes it was found at.
struct ShownFinding {
  /// The first of them.
  var first: CheckedFinding
  /// The others, in the order of the report.
  var others: [CheckedFinding] = []

  /// How many findings it stands for.
  var count: Int { 1 + others.count }

  /// The findings of a report, the worst first and otherwise in the order of the report.
  static func all(_ checked: [CheckedFinding]) -> [ShownFinding] {
    var shown: [ShownFinding] = []
    var indices: [Key: Int] = [:]
    for finding in checked {
      if let index = indices[Key(finding)] {
        shown[index].others.append(finding)
      } else {
        indices[Key(finding)] = shown.count
        shown.append(ShownFinding(first: finding))
      }
    }
    return shown.enumerated().sorted { a, b in
      let (left, right) = (a.element.first.finding.severity, b.element.first.finding.severity)
      return left == right ? a.offset < b.offset : left > right
    }.map(\.element)
  }

  /// What is the same in findings that are shown as one.
  private struct Key: Hashable {
    var rule: String
    var severity: Severity
    var place: String
    var subject: String?
    var message: String
    var reason: String?

    init(_ checked: CheckedFinding) {
      rule = checked.finding.rule
      severity = checked.finding.severity
      place = checked.place?.description ?? checked.source
      subject = checked.finding.subject
      message = checked.finding.message
      reason = checked.finding.suppression?.reason
    }
  }

  /// Where else it was found, in one sentence; nil if nowhere.
  var elsewhere: String? {
    guard let second = others.first else { return nil }
    let probes = Set(others.compactMap(\.probe)).subtracting([first.probe].compactMap(\.self))
    let places = others.count == 1 ? "1 more place" : "\(others.count) more places"
    guard !probes.isEmpty, let name = others.first(where: { $0.probe != first.probe })?.probe else {
      return "also at \(places), such as \(second.finding.path)"
    }
    let inProbes = probes.count == 1 ? "1 more probe" : "\(probes.count) more probes"
    return "also in \(inProbes), such as \(name.onOneLine)"
  }
}
