#if LAYOUTPROBE_HEADLESS
  import HeadlessUI
#else
  import SwiftUI
#endif

/// Guides by the names that trees give them.
enum TreeGuide {
  static let horizontals: [(name: String, guide: HorizontalAlignment)] = [
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("customH", HorizontalAlignment(QuarterWidth.self)),
  ]

  static let verticals: [(name: String, guide: VerticalAlignment)] = [
    ("top", .top), ("center", .center), ("bottom", .bottom),
    ("firstTextBaseline", .firstTextBaseline), ("lastTextBaseline", .lastTextBaseline),
    ("customV", VerticalAlignment(QuarterHeight.self)),
  ]

  static func horizontal(_ name: String) throws -> HorizontalAlignment {
    guard let found = horizontals.first(where: { $0.name == name }) else { throw unknown(name) }
    return found.guide
  }

  static func vertical(_ name: String) throws -> VerticalAlignment {
    guard let found = verticals.first(where: { $0.name == name }) else { throw unknown(name) }
    return found.guide
  }

  /// The alignment of a node: `align` with two names.
  static func alignment(_ node: TreeNode) throws -> Alignment {
    let names = try node.texts("align")
    guard names.count == 2 else {
      throw TreeProblem(message: "'\(node.kind)' needs two names in 'align'")
    }
    return Alignment(horizontal: try horizontal(names[0]), vertical: try vertical(names[1]))
  }

  private static func unknown(_ name: String) -> TreeProblem {
    TreeProblem(message: "there is no guide '\(name)'")
  }

  private enum QuarterWidth: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
  }

  private enum QuarterHeight: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }
}
