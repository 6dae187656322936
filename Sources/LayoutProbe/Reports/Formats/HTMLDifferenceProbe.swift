import HeadlessUI

/// A probe's part of the page of two reports.
struct HTMLDifferenceProbe {
  /// What is to be seen first comes first.
  enum Group: Int, Comparable {
    case worse, better, changed, new, removed

    static func < (a: Group, b: Group) -> Bool { a.rawValue < b.rawValue }

    var title: String {
      switch self {
      case .worse: "Worse"
      case .better: "Better"
      case .changed: "Changed"
      case .new: "New"
      case .removed: "Removed"
      }
    }
  }

  let source: String
  /// Nil for a source without a probe.
  let name: String?
  let before: ProbeReport?
  let after: ProbeReport?
  let entry: ReportDifference.Entry?
  let tree: TreeDifference

  init(
    source: String, name: String?, before: ProbeReport?, after: ProbeReport?,
    entry: ReportDifference.Entry?
  ) {
    self.source = source
    self.name = name
    self.before = before
    self.after = after
    self.entry = entry
    // Of a probe that is in one report only, everything appeared or vanished.
    tree =
      before == nil || after == nil
      ? TreeDifference(from: [], to: [])
      : TreeDifference(from: before?.tree ?? [], to: after?.tree ?? [])
  }

  var isEmpty: Bool { entry == nil && tree.isEmpty && before != nil && after != nil }

  var group: Group {
    if entry?.new.isEmpty == false { return .worse }
    if entry?.presence == .new || before == nil { return .new }
    if entry?.presence == .gone || after == nil { return .removed }
    return entry?.gone.isEmpty == false ? .better : .changed
  }

  private var title: String { name?.onOneLine ?? source }

  private var severity: Severity? { entry?.new.map(\.finding.severity).max() }

  // MARK: The list

  func item(number: Int) -> String {
    let level = severity?.rawValue ?? "fine"
    let mark =
      switch group {
      case .worse: "!"
      case .better: "✓"
      case .changed: "≠"
      case .new: "+"
      case .removed: "−"
      }
    let words = (entry?.new ?? []) + (entry?.gone ?? [])
    return "<li data-level=\"\(level)\" data-file=\"\(HTMLText.escaped(source))\" "
      + "data-words=\"\(HTMLText.escaped(words.map(\.finding.rule).joined(separator: " ")))\">"
      + "<a href=\"#probe-\(number)\">"
      + "<span class=\"mark \(level)\" aria-hidden=\"true\">\(mark)</span> "
      + "<bdi class=\"name\">\(HTMLText.escaped(title))</bdi>"
      + "<span class=\"place\"><bdi>\(HTMLText.escaped(source))</bdi></span>"
      + "<span class=\"verdict\">\(HTMLText.escaped(brief))</span></a></li>\n"
  }

  /// How much is different, in a few words.
  private var brief: String {
    func text(_ count: Int, _ one: String, _ many: String) -> String? {
      count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
    }
    let moved = tree.changes.count { !$0.isCarried }
    let parts = [
      text(entry?.new.count ?? 0, "new finding", "new findings"),
      text(entry?.gone.count ?? 0, "finding fixed", "findings fixed"),
      text(moved, "node moved", "nodes moved"),
      text(tree.appeared.count, "node more", "nodes more"),
      text(tree.vanished.count, "node vanished", "nodes vanished"),
    ].compactMap(\.self)
    return parts.isEmpty ? group.title.lowercased() : parts.joined(separator: ", ")
  }

  // MARK: The section

  func markup(number: Int) -> String {
    let id = "probe-\(number)"
    let place = (after ?? before)?.place?.description ?? source
    var markup = """
      <section id="\(id)" class="probe" tabindex="-1" aria-labelledby="\(id)-name">
      <h2 id="\(id)-name"><bdi>\(HTMLText.escaped(title))</bdi></h2>
      <p class="place"><bdi>\(HTMLText.escaped(place))</bdi> · \(group.title.lowercased())</p>
      <p>\(HTMLText.escaped(verdicts))</p>

      """
    markup += findings
    if let changes = entry?.changes, !changes.isEmpty {
      markup += "<h3>Layout and answers</h3>\n" + HTMLText.list(changes)
    }
    markup += pictures(number)
    markup += sizes
    markup += nodes
    return markup + "</section>\n"
  }

  private var verdicts: String {
    switch (before, after) {
    case (let before?, let after?):
      let (old, new) = (HTMLProbe.verdict(before), HTMLProbe.verdict(after))
      return old == new ? "layout: \(new)" : "layout: \(old) → \(new)"
    case (let before?, nil): return "layout was: \(HTMLProbe.verdict(before)); now no report"
    case (nil, let after?): return "layout: \(HTMLProbe.verdict(after)); no report before"
    case (nil, nil): return "no report"
    }
  }

  private var findings: String {
    func item(_ checked: CheckedFinding, _ word: String) -> String {
      let finding = checked.finding
      let level = word == "fixed" ? "fine" : finding.severity.rawValue
      let path =
        finding.path.isEmpty
        ? "" : "<p class=\"at\">at <code><bdi>\(HTMLText.escaped(finding.path))</bdi></code></p>\n"
      return "<li class=\"finding \(level)\"><p><strong class=\"\(level)\">\(word): "
        + "\(finding.severity.rawValue)</strong> <bdi>\(HTMLText.escaped(finding.message))</bdi> "
        + "<code>\(HTMLText.escaped(finding.rule))</code></p>\n\(path)</li>\n"
    }
    guard let entry, !entry.new.isEmpty || !entry.gone.isEmpty else { return "" }
    return "<h3>Findings</h3>\n<ul class=\"findings\">"
      + entry.new.worstFirst.map { item($0, "new") }.joined()
      + entry.gone.worstFirst.map { item($0, "fixed") }.joined() + "</ul>\n"
  }

  // MARK: Pictures

  private func pictures(_ number: Int) -> String {
    let reports = [("before", before), ("after", after)].compactMap { word, report in
      report.map { (word, report: $0, picture: SVGPicture($0, fits: true)) }
    }.filter { !$0.picture.isEmpty }
    guard let first = reports.first else { return "" }
    let view = reports.dropFirst().reduce(first.picture.view) { $0.union($1.picture.view) }
    let scale = reports.map(\.picture.scale).min() ?? 1
    let moves = DifferenceMarks(tree, before, after, scale: scale)
    func figure(_ word: String, _ report: ProbeReport, _ picture: SVGPicture) -> String {
      let isDrawn = report.tree.contains { $0.picture != nil }
      let number = 2 * number + (word == "before" ? 0 : 1)
      return """
        <figure class="\(word)"><figcaption>\(word)</figcaption><svg role="img" \
        aria-label="\(HTMLText.escaped(title)), \(word)" viewBox="\(SVGText.box(view))" \
        width="\(SVGText.number(view.width * scale))" \
        height="\(SVGText.number(view.height * scale))">
        \(picture.layers(number: number, showing: isDrawn ? [] : [.frames]))\
        \(word == "before" ? moves.before : moves.after)</svg></figure>

        """
    }
    let figures = reports.map { figure($0.0, $0.report, $0.picture) }.joined()
    guard reports.count == 2 else {
      return "<h3>Picture</h3>\n<div class=\"look\">\n\(figures)</div>\n"
    }
    return """
      <h3>Pictures</h3>
      <div class="compare" data-mode="side">
      <div class="bar" hidden>
      <fieldset class="modes"><legend>Show</legend>
      <label><input type="radio" name="mode-\(number)" value="side" checked> side by side</label>
      <label><input type="radio" name="mode-\(number)" value="blink"> blink</label>
      <label><input type="radio" name="mode-\(number)" value="slide"> slider</label>
      </fieldset>
      <label><input class="arrows" type="checkbox" checked> arrows and frames</label>
      <label>before to after <input class="cut" type="range" min="0" max="100" value="50"></label>
      <button type="button" class="play" aria-pressed="false">Play</button>
      <button type="button" class="swap">Other picture</button>
      <output></output>
      </div>
      <div class="stage">
      \(figures)</div>
      </div>

      """
  }

  // MARK: Numbers

  private var sizes: String {
    guard let before, let after else { return "" }
    let rows = after.measurements.map { new -> [String] in
      let old = before.measurements.first {
        $0.request == new.request && $0.proposal == new.proposal
      }
      return [
        new.request.name, NumberText.proposal(new.proposal),
        old.map { NumberText.size($0.size) } ?? "not asked", NumberText.size(new.size),
      ]
    }
    guard !rows.isEmpty else { return "" }
    return "<h3>Sizes</h3>\n<div class=\"tables\">\n"
      + HTMLText.table("The whole", ["question", "proposal", "before", "after"], rows) + "</div>\n"
  }

  /// Longer tables are most of the page.
  private static let maximumRows = 300

  private var nodes: String {
    guard let before, let after, !tree.isEmpty else { return "" }
    let (oldPaths, newPaths) = (NodePaths.of(before.tree), NodePaths.of(after.tree))
    func frame(_ node: NodeReport) -> String {
      node.frame.map(NumberText.frame) ?? "never placed"
    }
    var rows = tree.changes.filter { !$0.isCarried }.map { change in
      [
        newPaths[change.pair.after], NumberText.frame(change.before),
        NumberText.frame(change.after), Self.words(change),
      ]
    }
    rows += tree.appeared.map { [newPaths[$0], "", frame(after.tree[$0]), "appeared"] }
    rows += tree.vanished.map { [oldPaths[$0], frame(before.tree[$0]), "", "vanished"] }
    let carried = tree.changes.count { $0.isCarried }
    let rest = rows.count - Self.maximumRows
    var markup = "<h3>Nodes</h3>\n<div class=\"wide\">\n"
    markup += HTMLText.table(
      "Frames in the window", ["node", "before", "after", "difference"],
      Array(rows.prefix(Self.maximumRows)))
    markup += "</div>\n"
    if rest > 0 { markup += "<p>and \(rest) more nodes</p>\n" }
    if carried > 0 {
      markup += "<p>\(carried) \(carried == 1 ? "node" : "nodes") moved with their container</p>\n"
    }
    return markup
  }

  /// `right by 8, 12 wider`
  private static func words(_ change: TreeDifference.Change) -> String {
    func text(_ length: CGFloat, _ more: String, _ less: String) -> String? {
      abs(length) < 0.01 ? nil : "\(length > 0 ? more : less) \(NumberText.length(abs(length)))"
    }
    let (old, new) = (change.before, change.after)
    return [
      text(new.minX - old.minX, "right by", "left by"),
      text(new.minY - old.minY, "down by", "up by"),
      text(new.width - old.width, "wider by", "narrower by"),
      text(new.height - old.height, "taller by", "shorter by"),
    ].compactMap(\.self).joined(separator: ", ")
  }
}
