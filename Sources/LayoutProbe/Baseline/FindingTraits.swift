import HeadlessUI

/// What stays of a finding when lines move, content changes, and views and files get other names.
public struct FindingTraits: Hashable, Sendable {
  /// The kind of node it is about: `Text`, `frame`; `layout` and `view` for types of the program.
  public var node: String
  /// The kinds of the nodes around it, itself as `*`: `VStack(Text, *(Color), Spacer)`. For a loop,
  /// the kinds of the nodes that it moves.
  public var around: String

  static let none = FindingTraits(node: "", around: "")
}

extension InspectReport {
  /// The traits of all findings, in the order of ``checked``.
  var traits: [FindingTraits] {
    probes.flatMap(\.traits) + failures.map(\.traits)
      + gate.map { FindingTraits(node: $0.finding.rule, around: "") }
  }
}

extension ProbeReport {
  fileprivate var traits: [FindingTraits] {
    guard !findings.isEmpty else { return [] }
    let neighbourhoods = TreeNeighbourhoods(tree, layouts: Set(layouts.keys))
    return findings.map { finding in
      if let index = neighbourhoods.index(of: finding.path) {
        return FindingTraits(
          node: neighbourhoods.kind(index), around: neighbourhoods.around(index))
      }
      let node = neighbourhoods.kind(subjectOf: finding)
      let loops = [loop].compactMap(\.self) + steps.map(\.loop)
      if let ring = loops.first(where: { $0.rule == finding.rule })?.ring, !ring.isEmpty {
        return FindingTraits(node: node, around: neighbourhoods.moved(in: ring))
      }
      return FindingTraits(node: node, around: tree.isEmpty ? "" : neighbourhoods.around(0))
    }
  }
}

extension ProbeFailure {
  fileprivate var traits: FindingTraits {
    FindingTraits(
      node: kind.rawValue,
      around: message.split(whereSeparator: \.isNewline).first.map(String.init) ?? "")
  }
}

/// A tree as the neighbourhoods of its nodes.
private struct TreeNeighbourhoods {
  private let kinds: [String]
  private let parents: [Int?]
  private let children: [[Int]]
  private let indices: [String: Int]
  private let layouts: Set<String>

  init(_ tree: [NodeReport], layouts: Set<String>) {
    self.layouts = layouts
    kinds = tree.map { layouts.contains($0.label) ? "layout" : $0.label }
    indices = Dictionary(zip(NodePaths.of(tree), tree.indices)) { first, _ in first }
    var parents: [Int?] = []
    var children = Array(repeating: [Int](), count: tree.count)
    var open: [Int] = []
    for (index, node) in tree.enumerated() {
      while let last = open.last, tree[last].depth >= node.depth { open.removeLast() }
      parents.append(open.last)
      if let parent = open.last { children[parent].append(index) }
      open.append(index)
    }
    self.parents = parents
    self.children = children
  }

  func index(of path: String) -> Int? { path.isEmpty ? nil : indices[path] }

  func kind(_ index: Int) -> String { kinds[index] }

  /// The node with its children, between its neighbours, in its parent.
  func around(_ index: Int) -> String {
    let inner = children[index].map { kinds[$0] }.joined(separator: ", ")
    let own = inner.isEmpty ? "*" : "*(\(inner))"
    guard let parent = parents[index] else { return own }
    let row = children[parent]
    guard let position = row.firstIndex(of: index) else { return own }
    let before = position > 0 ? [kinds[row[position - 1]]] : []
    let after = position + 1 < row.count ? [kinds[row[position + 1]]] : []
    return "\(kinds[parent])(\((before + [own] + after).joined(separator: ", ")))"
  }

  /// Names that the program gave are not told apart: they change.
  func kind(subjectOf finding: Finding) -> String {
    guard let subject = finding.subject else { return "" }
    if layouts.contains(subject) { return "layout" }
    return finding.key.hasPrefix("\(subject).") ? "view" : subject
  }

  /// The kinds of the nodes that a ring moves, each once.
  func moved(in ring: [LoopReport.RingStep]) -> String {
    let kinds = ring.compactMap { step -> String? in
      guard let end = step.text.range(of: " goes from ")?.lowerBound else { return nil }
      let name = FindingTraits.lastName(of: String(step.text[..<end]))
      return layouts.contains(name) ? "layout" : name
    }
    return Set(kinds).sorted().joined(separator: ", ")
  }
}

extension FindingTraits {
  /// `frame` for `VStack/frame[1]`.
  package static func lastName(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    guard name.hasSuffix("]"), let bracket = name.lastIndex(of: "[") else { return name }
    return String(name[..<bracket])
  }

  /// The key without names of types: `height` for `Turning.height`.
  static func unqualified(_ key: String) -> String {
    key.components(separatedBy: ", ").map { part in
      part.split(separator: ".").last.map(String.init) ?? part
    }.joined(separator: ", ")
  }
}
