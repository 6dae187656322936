import Foundation

/// Preferred distances of a view to its neighbours, by edge and by category, as SwiftUI keeps them.
///
/// Fixed storage instead of a dictionary: four edges (top, leading, bottom, trailing), and for
/// each edge one lane per category. NaN means that the edge says nothing in that category.
struct Spacing: Equatable, Sendable {
  /// Lanes of an edge. The text categories say what kind of neighbour a value is meant for.
  enum Category: Int, CaseIterable {
    case plain = 0
    case edgeAboveText = 1
    case edgeBelowText = 2
    case textToText = 3
    case edgeLeftText = 4
    case edgeRightText = 5
    case symbolAboveText = 6
  }

  typealias Lanes = SIMD8<Double>

  private(set) var top: Lanes
  private(set) var leading: Lanes
  private(set) var bottom: Lanes
  private(set) var trailing: Lanes

  private static let none = Lanes(repeating: .nan)

  /// Says nothing on any edge.
  static let empty = Spacing(top: none, leading: none, bottom: none, trailing: none)

  /// Zero on all edges, next to any neighbour: the spacing of an empty container.
  static let zero: Spacing = {
    var spacing = Spacing.empty
    for edge in Edge.allCases { spacing.set(0, .plain, edge) }
    return spacing
  }()

  /// A view that is not text: nothing but zero towards text, so that two of them are 8 apart.
  static let plainView: Spacing = {
    var spacing = Spacing.empty
    spacing.set(0, .edgeBelowText, .top)
    spacing.set(0, .edgeAboveText, .bottom)
    spacing.set(0, .edgeRightText, .leading)
    spacing.set(0, .edgeLeftText, .trailing)
    return spacing
  }()

  /// The distance between two views of which neither says anything.
  static let defaultDistance = 8.0

  subscript(edge: Edge) -> Lanes {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  mutating func set(_ value: Double, _ category: Category, _ edge: Edge) {
    self[edge][category.rawValue] = value
  }

  /// On these edges, what a view that is not text says.
  mutating func resetToPlainView(_ edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge] = Spacing.plainView[edge]
    }
  }

  mutating func formUnion(_ other: Spacing, edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      var lanes = self[edge]
      let others = other[edge]
      for lane in lanes.indices where !others[lane].isNaN {
        lanes[lane] = lanes[lane].isNaN ? others[lane] : max(lanes[lane], others[lane])
      }
      self[edge] = lanes
    }
  }

  /// The distance to the view after this one along `axis`.
  ///
  /// Categories present on both facing edges decide, with the sum of both sides; if there is none,
  /// the larger of the two uncategorised values; if there is none of those either, 8.
  func distance(to next: Spacing, along axis: Axis) -> Double {
    let (a, b) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    var shared = -Double.infinity
    for lane in 1..<Lanes.scalarCount where !a[lane].isNaN && !b[lane].isNaN {
      shared = max(shared, a[lane] + b[lane])
    }
    if shared > -.infinity { return shared }
    if a[0].isNaN && b[0].isNaN { return Spacing.defaultDistance }
    return max(a[0].isNaN ? -.infinity : a[0], b[0].isNaN ? -.infinity : b[0])
  }

  static func == (a: Spacing, b: Spacing) -> Bool {
    Edge.allCases.allSatisfy { edge in
      let (x, y) = (a[edge], b[edge])
      return x.indices.allSatisfy { x[$0] == y[$0] || (x[$0].isNaN && y[$0].isNaN) }
    }
  }
}
