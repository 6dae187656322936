/// The list of probes beside the page: failures first, then by the worst finding, a heading with a
/// count above each group.
struct HTMLProbeList {
  private struct Item {
    var id: String
    var name: String
    var file: String
    var place: String
    /// The severity of the worst finding that counts; nil without one.
    var severity: Severity?
    var verdict: String
    /// What the search finds it by, beyond what is shown.
    var words: [String]

    var level: String { severity?.rawValue ?? "fine" }
  }

  private let items: [Item]

  init(_ report: InspectReport) {
    let failures = report.failures.enumerated().map { index, failure in
      Item(
        id: "failure-\(index)", name: failure.probe?.onOneLine ?? failure.source,
        file: failure.source, place: failure.place?.description ?? failure.source,
        severity: .error, verdict: failure.kind.sentence, words: [failure.rule])
    }
    items = failures + report.probes.enumerated().map(HTMLProbeList.item)
  }

  private static func item(_ index: Int, _ probe: ProbeReport) -> Item {
    let severity = probe.findings.filter { $0.suppression == nil }.map(\.severity).max()
    let parts = [severity?.rawValue, HTMLProbe.verdict(probe), HTMLProbe.duration(probe)]
    let loops = ([probe.loop] + probe.steps.map(\.loop)).compactMap(\.self)
    return Item(
      id: "probe-\(index)", name: probe.name.onOneLine, file: probe.source,
      place: probe.place?.description ?? probe.source, severity: severity,
      verdict: parts.compactMap(\.self).joined(separator: ", "),
      words: probe.findings.map(\.rule) + loops.flatMap { $0.states.map(\.state) })
  }

  var markup: String {
    let levels: [Severity?] = Severity.allCases.reversed() + [nil]
    return levels.map { severity in
      let own = items.filter { $0.severity == severity }
      guard !own.isEmpty else { return "" }
      return "<li class=\"group\">\(title(severity)): \(own.count)</li>\n"
        + own.map(markup).joined()
    }.joined()
  }

  private func title(_ severity: Severity?) -> String {
    switch severity {
    case .error: "With errors"
    case .warning: "With warnings"
    case .note: "With notes"
    case nil: "Without findings"
    }
  }

  private func markup(_ item: Item) -> String {
    let mark = item.severity == nil ? "✓" : item.severity == .note ? "i" : "!"
    return "<li data-level=\"\(item.level)\" data-file=\"\(HTMLText.escaped(item.file))\" "
      + "data-words=\"\(HTMLText.escaped(Set(item.words).sorted().joined(separator: " ")))\">"
      + "<a href=\"#\(item.id)\">"
      + "<span class=\"mark \(item.level)\" aria-hidden=\"true\">\(mark)</span> "
      + "<bdi class=\"name\">\(HTMLText.escaped(item.name))</bdi>"
      + "<span class=\"place\"><bdi>\(HTMLText.escaped(item.place))</bdi></span>"
      + "<span class=\"verdict\">\(HTMLText.escaped(item.verdict))</span></a></li>\n"
  }
}
