import HeadlessUI

/// Two reports beside each other, as a page like that of one.
public enum HTMLDifference {
  /// The page: what is different in each probe, with both pictures.
  ///
  /// - Throws: an error of writing JSON.
  public static func page(from base: InspectReport, to head: InspectReport) throws -> String {
    let difference = ReportDifference(from: base, to: head)
    let sections = sections(base, head, difference)
    var sum = difference.sum
    let moved = sections.count { !$0.tree.isEmpty && ($0.entry?.changes.isEmpty ?? true) }
    if moved > 0 { sum += ", \(moved) with other frames only" }
    let same = head.probes.count - sections.count { $0.before != nil && $0.after != nil }
    let number = max(0, same - sections.count { $0.before == nil && $0.after != nil })
    if number > 0 { sum += ", \(number) the same" }
    let drawn = [base, head].allSatisfy { report in
      report.probes.isEmpty || report.probes.contains { $0.tree.contains { $0.picture != nil } }
    }
    let note =
      drawn
      ? ""
      : "<section class=\"always\"><p>A report has no drawing data, so that frames are shown "
        + "alone. <code>--pictures</code> adds it to JSON reports.</p></section>\n"
    return HTMLPage.document(
      title: "layoutprobe diff", sum: sum, list: list(sections),
      main: note + sections.enumerated().map { $1.markup(number: $0) }.joined(),
      script: HTMLScript.text, style: style)
  }

  private static func sections(
    _ base: InspectReport, _ head: InspectReport, _ difference: ReportDifference
  ) -> [HTMLDifferenceProbe] {
    struct Key: Hashable {
      var source: String
      var probe: String?
    }
    func probes(_ report: InspectReport) -> [Key: [ProbeReport]] {
      Dictionary(grouping: report.probes) { Key(source: $0.source, probe: $0.name) }
    }
    let (before, after) = (probes(base), probes(head))
    var entries = Dictionary(
      difference.entries.map { (Key(source: $0.source, probe: $0.probe), $0) },
      uniquingKeysWith: { first, _ in first })
    var sections: [HTMLDifferenceProbe] = []
    let keys = Set(before.keys).union(after.keys).union(entries.keys)
    for key in keys.sorted(by: { ($0.source, $0.probe ?? "") < ($1.source, $1.probe ?? "") }) {
      let (old, new) = (before[key] ?? [], after[key] ?? [])
      for index in 0..<max(1, old.count, new.count) {
        let section = HTMLDifferenceProbe(
          source: key.source, name: key.probe,
          before: index < old.count ? old[index] : nil,
          after: index < new.count ? new[index] : nil,
          // What is said of all probes of a name is said once.
          entry: entries.removeValue(forKey: key))
        if !section.isEmpty { sections.append(section) }
      }
    }
    return sections.enumerated().sorted { a, b in
      (a.element.group, a.offset) < (b.element.group, b.offset)
    }.map(\.element)
  }

  private static func list(_ sections: [HTMLDifferenceProbe]) -> String {
    var markup = ""
    var group: HTMLDifferenceProbe.Group?
    for (index, section) in sections.enumerated() {
      if section.group != group {
        group = section.group
        let count = sections.count { $0.group == section.group }
        markup += "<li class=\"group\">\(section.group.title): \(count)</li>\n"
      }
      markup += section.item(number: index)
    }
    return markup
  }

  private static let style = """
    .compare .stage{display:grid;gap:1rem;grid-template-columns:1fr 1fr;align-items:start}
    .compare figure{background:#f8f9fa;border:1px solid var(--line);border-radius:6px;
    padding:4px;overflow:auto;min-width:0}
    .compare figcaption{color:#5f6368}
    .compare svg{display:block;margin:auto;max-width:100%;height:auto}
    .compare:not([data-mode=side]) .stage{grid-template-columns:minmax(0,1fr);max-width:640px}
    .compare:not([data-mode=side]) figure{grid-area:1/1}
    .compare[data-mode=blink][data-shown=before] .after,
    .compare[data-mode=blink][data-shown=after] .before{visibility:hidden}
    .compare[data-mode=slide] .after{clip-path:inset(0 0 0 var(--cut));
    border-left-color:var(--link)}
    .compare[data-mode=slide] .after figcaption{text-align:right}
    .compare .bar{max-width:none}
    .compare .bar input:not([type=range]){flex:none;min-width:0}
    .compare .bar label:not(:has(.cut)){white-space:nowrap}
    .wide{display:block;overflow-x:auto}
    .wide th[scope=row]{min-width:12rem;overflow-wrap:anywhere;padding-right:.9rem}
    .wide td:last-child{white-space:normal;min-width:9rem}
    .lp-around{opacity:.35}
    .compare fieldset{border:0;padding:0;margin:0;display:flex;flex-wrap:wrap;gap:.2rem 1rem}
    .compare legend{float:left;margin-right:1rem;color:var(--dim)}
    .compare .bar label:has(.cut){flex:1 1 14rem;display:flex;gap:.6rem;align-items:center}
    .compare.plain .lp-moves{display:none}
    .lp-was,.lp-is,.lp-new,.lp-lost{fill:none;stroke-width:1;vector-effect:non-scaling-stroke}
    .lp-was{stroke:#5f6368;stroke-dasharray:3 2}.lp-is{stroke:#174ea6}
    .lp-new{stroke:#0d652d;stroke-width:2}.lp-lost{stroke:#b3261e;stroke-width:2}
    .lp-arrow{stroke:#d01884;fill:none;stroke-width:1.5;vector-effect:non-scaling-stroke}
    @media(max-width:799px){.compare .stage{grid-template-columns:minmax(0,1fr)}}

    """
}
