import Testing

@testable import HeadlessUI

/// The sizes and line heights in points that Apple's design guidelines publish for iOS, a row for each
/// dynamic type size.
@Suite("Text styles")
struct TypeScaleTests {
  private static let styles: [Font.TextStyle] = [
    .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
    .caption, .caption2,
  ]

  private static let published: [(DynamicTypeSize, String)] = [
    (.xSmall, "31/38 25/31 19/24 17/22 14/19 14/19 13/18 12/16 12/16 11/13 11/13"),
    (.small, "32/39 26/32 20/25 18/23 15/20 15/20 14/19 13/18 12/16 11/13 11/13"),
    (.medium, "33/40 27/33 21/26 19/24 16/21 16/21 15/20 14/19 12/16 11/13 11/13"),
    (.large, "34/41 28/34 22/28 20/25 17/22 17/22 16/21 15/20 13/18 12/16 11/13"),
    (.xLarge, "36/43 30/37 24/30 22/28 19/24 19/24 18/23 17/22 15/20 14/19 13/18"),
    (.xxLarge, "38/46 32/39 26/32 24/30 21/26 21/26 20/25 19/24 17/22 16/21 15/20"),
    (.xxxLarge, "40/48 34/41 28/34 26/32 23/29 23/29 22/28 21/28 19/24 18/23 17/22"),
    (.accessibility1, "44/52 38/46 34/41 31/38 28/34 28/34 26/32 25/31 23/29 22/29 20/25"),
    (.accessibility2, "48/57 43/51 39/47 37/44 33/40 33/40 32/39 30/37 27/33 26/32 24/30"),
    (.accessibility3, "52/61 48/57 44/52 43/51 40/48 40/48 38/46 36/43 33/40 32/39 29/35"),
    (.accessibility4, "56/66 53/62 50/59 49/58 47/56 47/56 44/52 42/50 38/46 37/44 34/41"),
    (.accessibility5, "60/70 58/68 56/66 55/65 53/62 53/62 51/60 49/58 44/52 43/51 40/48"),
  ]

  @Test("have the published size and line height at each dynamic type size", arguments: published)
  func sizes(size: DynamicTypeSize, row: String) {
    let ours = Self.styles.map { style in
      let entry = TypeScale.entry(style, size)
      return "\(Int(entry.size))/\(Int(entry.lineHeight))"
    }
    #expect(ours.joined(separator: " ") == row)
  }

  @Test("larger than a large title grow as the titles do")
  func largestTitles() {
    #expect(TypeScale.entry(.extraLargeTitle, .large) == TypeScale.Entry(size: 36, lineHeight: 43))
    #expect(TypeScale.entry(.extraLargeTitle2, .large) == TypeScale.Entry(size: 28, lineHeight: 34))
    let largest = TypeScale.entry(.extraLargeTitle, .accessibility5)
    #expect(largest == TypeScale.Entry(size: 64, lineHeight: 76))
    let second = TypeScale.entry(.extraLargeTitle2, .accessibility5)
    #expect(second == TypeScale.Entry(size: 58, lineHeight: 70))
  }

  @Test("have the weights of their roles, and grow by their factor")
  func weightsAndFactors() {
    for style in Font.TextStyle.allCases {
      let isTitle = style == .extraLargeTitle || style == .extraLargeTitle2
      let weight: Font.Weight = style == .headline ? .semibold : isTitle ? .bold : .regular
      #expect(TypeScale.weight(style) == weight)
      #expect(TypeScale.factor(style, .large) == 1)
    }
    #expect(TypeScale.factor(.body, .accessibility5) == 53.0 / 17)
    #expect(TypeScale.factor(.caption, .xSmall) == 11.0 / 12)
  }

  @Test("weights get heavier in their order, each at least as heavy with Bold Text")
  func weights() {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.value) == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
    #expect(
      weights.map(\.emphasized) == [
        .light, .regular, .medium, .semibold, .bold, .bold, .heavy, .black, .black,
      ])
    let widths: [Font.Width] = [.compressed, .condensed, .standard, .expanded]
    #expect(widths.map(\.value) == [-0.4, -0.2, 0, 0.4])
  }
}
