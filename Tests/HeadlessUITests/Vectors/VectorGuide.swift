import Foundation

@testable import HeadlessUI

/// A guide by the name that the vectors give it.
enum VectorGuide {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)

  /// All guides, by axis and name as in a vector's `explicitGuides`.
  static let all: [String: VectorGuide] = {
    var all: [String: VectorGuide] = [:]
    for (name, guide) in horizontals { all["h.\(name)"] = .horizontal(guide) }
    for (name, guide) in verticals { all["v.\(name)"] = .vertical(guide) }
    return all
  }()

  private static let horizontals: [String: HorizontalAlignment] = [
    "leading": .leading, "center": .center, "trailing": .trailing,
    "customH": HorizontalAlignment(QuarterWidth.self),
  ]

  private static let verticals: [String: VerticalAlignment] = [
    "top": .top, "center": .center, "bottom": .bottom,
    "firstTextBaseline": .firstTextBaseline, "lastTextBaseline": .lastTextBaseline,
    "customV": VerticalAlignment(QuarterHeight.self),
  ]

  static func horizontal(_ name: String) throws -> HorizontalAlignment {
    guard let guide = horizontals[name] else { throw Unknown(name: name) }
    return guide
  }

  static func vertical(_ name: String) throws -> VerticalAlignment {
    guard let guide = verticals[name] else { throw Unknown(name: name) }
    return guide
  }

  struct Unknown: Error { let name: String }

  private enum QuarterWidth: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
  }

  private enum QuarterHeight: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }
}
