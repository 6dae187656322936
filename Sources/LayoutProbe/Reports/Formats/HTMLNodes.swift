import HeadlessUI

/// The tree of a probe, and what is known about each node in it.
struct HTMLNodes {
  let probe: ProbeReport
  /// The id of the probe's part of the page.
  let id: String

  private let tree: [NodeReport]
  private let paths: [String]
  /// The node that each node is in.
  private let parents: [Int?]
  private let marked: [String: [SizeMeasurement]]

  /// Rows for whose work browsers wait until they are in sight.
  private static let chunk = 200
  /// Where no scripts run, a longer table would be most of the page.
  private static let maximumPlainRows = 300

  init(_ probe: ProbeReport, id: String) {
    self.probe = probe
    self.id = id
    tree = probe.tree
    paths = NodePaths.of(probe.tree)
    var parents: [Int?] = []
    // The nodes on the way to the current one.
    var open: [Int] = []
    for (index, node) in probe.tree.enumerated() {
      while let last = open.last, probe.tree[last].depth >= node.depth { open.removeLast() }
      parents.append(open.last)
      open.append(index)
    }
    self.parents = parents
    marked = Dictionary(probe.marked.map { ($0.path, $0.measurements) }, uniquingKeysWith: +)
  }

  /// The tree beside the picture, with a place for what is chosen.
  var rows: String {
    var markup = "<div class=\"nodes\">\n<div class=\"tree\">\n"
    for start in stride(from: 0, to: tree.count, by: HTMLNodes.chunk) {
      let rows = start..<min(start + HTMLNodes.chunk, tree.count)
      markup += "<div class=\"chunk\" style=\"contain-intrinsic-size:auto \(rows.count * 22)px\">\n"
      for index in rows { markup += row(index) }
      markup += "</div>\n"
    }
    return markup
      + "</div>\n<div class=\"details\" role=\"group\" aria-label=\"The chosen node\"></div>\n</div>\n"
  }

  /// What is known about each node: for the script, and for those who run none.
  var facts: String {
    get throws {
      let children = Dictionary(grouping: tree.indices.filter { parents[$0] != nil }) {
        parents[$0] ?? 0
      }.mapValues(\.count)
      let data = JSONValue.list(tree.indices.map { fact($0, children) })
      return "<script type=\"application/json\" id=\"\(id)-nodes\">"
        + (try HTMLText.json(data)) + "</script>\n" + plain(children)
    }
  }

  // MARK: Rows

  private func row(_ index: Int) -> String {
    let node = tree[index]
    let frame = node.frame.map(NumberText.frame) ?? "never placed"
    let effects =
      node.effects.isEmpty
      ? "" : " <i>\(HTMLText.escaped(node.effects.joined(separator: " · ")))</i>"
    return "<div class=\"row\" data-n=\"\(index)\" style=\"--d:\(min(node.depth, 30))\">"
      + "<bdi>\(HTMLText.escaped(node.drawnName))</bdi>\(effects)"
      + "<span class=\"frame\">\(frame)</span></div>\n"
  }

  // MARK: Who asked

  /// Who asks a node, and for whom: a modifier passes on what it is asked itself.
  private func askers(_ index: Int, _ children: [Int: Int]) -> (by: Int?, for: Int?) {
    guard let by = parents[index] else { return (nil, nil) }
    var above = by
    while let next = parents[above], tree[above].isModifier, children[above] == 1 { above = next }
    return (by, above == by || tree[above].isModifier ? nil : above)
  }

  private func question(_ question: NodeQuestion) -> [String] {
    let memo = question.fromMemo > 0 ? ", \(question.fromMemo) from memory" : ""
    return [
      NumberText.proposal(question.proposal), NumberText.size(question.answer),
      "\(question.count)\(memo)", question.phase?.rawValue ?? "",
    ]
  }

  // MARK: Facts

  /// Names and values.
  private func values(_ index: Int) -> [(name: String, value: String)] {
    let node = tree[index]
    var rows: [(String, String)] = [("path", paths[index])]
    if let proposal = node.proposal { rows.append(("proposal", NumberText.proposal(proposal))) }
    if let frame = node.frame {
      rows.append(("answer", NumberText.size(frame.size)))
      rows.append(("frame", NumberText.frame(frame)))
    }
    for guide in node.picture?.guides ?? [] {
      rows.append(("guide \(guide.name)", NumberText.length(CGFloat(guide.position))))
    }
    for (number, line) in node.reasons.enumerated() {
      rows.append((number == 0 ? "why" : "", line))
    }
    if !node.effects.isEmpty { rows.append(("effects", node.effects.joined(separator: ", "))) }
    for measurement in marked[paths[index]] ?? [] {
      rows.append(
        (
          measurement.request.name,
          "\(NumberText.proposal(measurement.proposal)) → \(NumberText.size(measurement.size))"
        ))
    }
    return rows
  }

  private func fact(_ index: Int, _ children: [Int: Int]) -> JSONValue {
    let node = tree[index]
    let (by, other) = askers(index, children)
    var fact: [String: JSONValue] = [
      "values": .list(values(index).map { .list([.text($0.name), .text($0.value)]) })
    ]
    if let by { fact["by"] = .number(Double(by)) }
    if let other { fact["for"] = .number(Double(other)) }
    if !node.questions.isEmpty {
      fact["asked"] = .list(node.questions.map { .list(question($0).map { .text($0) }) })
    }
    if node.otherQuestions > 0 { fact["more"] = .number(Double(node.otherQuestions)) }
    return .object(fact)
  }

  /// Browsers that run scripts do not even read it.
  private func plain(_ children: [Int: Int]) -> String {
    let rows = tree.indices.prefix(HTMLNodes.maximumPlainRows).map { index in
      let (by, other) = askers(index, children)
      let asker =
        (by.map { tree[$0].drawnName } ?? "the window")
        + (other.map { ", for \(tree[$0].drawnName)" } ?? "")
      var asked = tree[index].questions.map { all in
        let parts = question(all)
        return "\(parts[0]) → \(parts[1])" + (parts[3].isEmpty ? "" : " in \(parts[3])")
          + (all.count > 1 ? ", \(parts[2]) times" : "")
      }
      if tree[index].otherQuestions > 0 { asked.append("\(tree[index].otherQuestions) more") }
      let facts = values(index).dropFirst().map { "\($0.name) \($0.value)" }
      return [
        paths[index], facts.joined(separator: "; "), asker, asked.joined(separator: "; "),
      ]
    }
    let rest = tree.count - rows.count
    return "<noscript>\n<details><summary>Node by node</summary>\n"
      + HTMLText.table("The nodes and their proposals", ["node", "is", "asked by", "asked"], rows)
      + (rest > 0 ? "<p>and \(rest) more nodes</p>\n" : "") + "</details>\n</noscript>\n"
  }
}

extension NodeReport {
  /// Modifiers are named after functions, views and layouts after types.
  fileprivate var isModifier: Bool { label.first?.isLowercase ?? false }
}
