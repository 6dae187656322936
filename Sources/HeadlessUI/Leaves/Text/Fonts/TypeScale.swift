import Foundation

/// Sizes and line heights (points) of the text styles, as the iOS design guidelines publish them.
enum TypeScale {
  struct Entry: Hashable, Sendable {
    let size: CGFloat
    /// The distance of each further baseline from the one before.
    let lineHeight: CGFloat
  }

  static func entry(_ style: Font.TextStyle, _ dynamicTypeSize: DynamicTypeSize) -> Entry {
    let row = rows[dynamicTypeSize] ?? large
    return switch style {
    case .largeTitle: row[0]
    case .title: row[1]
    case .title2: row[2]
    case .title3: row[3]
    case .headline, .body: row[4]
    case .callout: row[5]
    case .subheadline: row[6]
    case .footnote: row[7]
    case .caption: row[8]
    case .caption2: row[9]
    case .extraLargeTitle: scaled(Entry(size: 36, lineHeight: 43), as: row[0])
    case .extraLargeTitle2: scaled(Entry(size: 28, lineHeight: 34), as: row[1])
    }
  }

  static func weight(_ style: Font.TextStyle) -> Font.Weight {
    switch style {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  /// How much larger than at the default size a style is.
  static func factor(_ style: Font.TextStyle, _ dynamicTypeSize: DynamicTypeSize) -> CGFloat {
    entry(style, dynamicTypeSize).size / entry(style, .large).size
  }

  private static func scaled(_ entry: Entry, as title: Entry) -> Entry {
    let factor = title.size / (entry.size == 36 ? large[0].size : large[1].size)
    return Entry(
      size: (entry.size * factor).rounded(), lineHeight: (entry.lineHeight * factor).rounded())
  }

  private static func row(_ pairs: (CGFloat, CGFloat)...) -> [Entry] {
    pairs.map { Entry(size: $0.0, lineHeight: $0.1) }
  }

  // largeTitle, title, title2, title3, body and headline, callout, subheadline, footnote, caption,
  // caption2; each as size, line height.
  private static let large = row(
    (34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (16, 21), (15, 20), (13, 18), (12, 16),
    (11, 13))

  private static let rows: [DynamicTypeSize: [Entry]] = [
    .xSmall: row(
      (31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (13, 18), (12, 16), (12, 16), (11, 13),
      (11, 13)),
    .small: row(
      (32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (14, 19), (13, 18), (12, 16), (11, 13),
      (11, 13)),
    .medium: row(
      (33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (15, 20), (14, 19), (12, 16), (11, 13),
      (11, 13)),
    .large: large,
    .xLarge: row(
      (36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (18, 23), (17, 22), (15, 20), (14, 19),
      (13, 18)),
    .xxLarge: row(
      (38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (20, 25), (19, 24), (17, 22), (16, 21),
      (15, 20)),
    .xxxLarge: row(
      (40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (22, 28), (21, 28), (19, 24), (18, 23),
      (17, 22)),
    .accessibility1: row(
      (44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (26, 32), (25, 31), (23, 29), (22, 29),
      (20, 25)),
    .accessibility2: row(
      (48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (32, 39), (30, 37), (27, 33), (26, 32),
      (24, 30)),
    .accessibility3: row(
      (52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (38, 46), (36, 43), (33, 40), (32, 39),
      (29, 35)),
    .accessibility4: row(
      (56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (44, 52), (42, 50), (38, 46), (37, 44),
      (34, 41)),
    .accessibility5: row(
      (60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (51, 60), (49, 58), (44, 52), (43, 51),
      (40, 48)),
  ]
}
