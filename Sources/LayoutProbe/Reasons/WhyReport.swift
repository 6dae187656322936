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
