import HeadlessUI

/// Why a node of a probe has its size and its place.
public struct WhyReport: Equatable, Sendable, Codable {
  /// The path of the node; nil if there is none like that, or there are several.
  public var path: String?
  /// The reasons, from the node outwards; empty without a node.
  public var lines: [String]
  /// Without a node: the paths of those that could be meant, or of all that there are.
  public var candidates: [String]
  /// Whether several nodes could be meant.
  public var isAmbiguous: Bool
  /// The node and those around it, from the inside out; empty without a node.
  public var nodes: [WhyNode] = []
  /// What was found out about another size of the node; nil unless one was asked for.
  public var whyNot: WhyNotReport?

  /// All lines: the reasons, then what would give it another size.
  public var text: [String] { lines + (whyNot?.lines ?? []) }

  /// The report with the places in the source that are known.
  ///
  /// - Parameter place: of a node, told with those around it; nil where it is not known.
  public func located(_ place: ([WhyNode]) -> SourcePlace?) -> WhyReport {
    var report = self
    for index in nodes.indices {
      guard let found = place(Array(nodes[index...])) else { continue }
      report.nodes[index].place = found
      guard let line = nodes[index].line, lines.indices.contains(line) else { continue }
      report.lines[line] = nodes[index].marked(lines[line], found)
    }
    report.whyNot = whyNot?.located { change in
      place([change.target] + nodes.drop { $0.path != change.around })
    }
    return report
  }

  /// The node among paths: of this path, or else of one that ends with it.
  static func find(_ wanted: String, among paths: [String]) -> (index: Int?, similar: [String]) {
    if let index = paths.firstIndex(of: wanted) { return (index, []) }
    let parts = wanted.split(separator: "/")
    let found = paths.indices.filter { index in
      let end = paths[index].split(separator: "/").suffix(parts.count)
      return !parts.isEmpty && end.count == parts.count
        && zip(end, parts).allSatisfy { names($0, $1) }
    }
    return found.count == 1 ? (found[0], []) : (nil, found.map { paths[$0] })
  }

  /// Whether a part of a path is meant: a name without its number means each of that name.
  private static func names(_ part: Substring, _ wanted: Substring) -> Bool {
    part == wanted || (part.hasPrefix(wanted) && part.dropFirst(wanted.count).first == "[")
  }
}
