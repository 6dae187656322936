import Foundation
import Testing

@testable import HeadlessUI

/// Labels that Interface Builder, or iOS itself, made as wide as their text, in public interface files, dumps and
/// images (`Fixtures/interface-labels.tsv`, with a source each).
@MainActor
@Suite("Titles and labels are as wide as in public interface files")
struct InterfaceLabelsTests {
  private struct Label {
    let text: String
    let size: CGFloat
    let weight: Font.Weight
    let width: Double
    let scale: CGFloat

    /// How much wider it is here, in points.
    @MainActor var error: Double {
      let view = Text(verbatim: text).font(.system(size: size, weight: weight))
        .environment(\.displayScale, scale)
      return Double(LaidOut(view.fixedSize(), scale: scale).frames("Text")[0].width) - width
    }
  }

  private static let weights: [String: Font.Weight] = [
    "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
  ]

  private static func labels() throws -> [Label] {
    try FixtureTable.rows("interface-labels", fields: 6).map { fields in
      Label(
        text: fields[0], size: CGFloat(try #require(Double(fields[1]))),
        weight: try #require(weights[fields[2]]), width: try #require(Double(fields[3])),
        scale: CGFloat(try #require(Double(fields[4]))))
    }
  }

  private func mean(_ values: [Double]) -> Double {
    values.reduce(0, +) / Double(max(values.count, 1))
  }

  @Test("to a point in the mean, and three of four to a point")
  func errors() throws {
    let errors = try Self.labels().map { abs($0.error) }
    #expect(errors.count >= 340)
    #expect(mean(errors) < 0.9, "\(mean(errors))")
    #expect(errors.count { $0 <= 1 } * 4 >= errors.count * 3)
  }

  @Test("titles are not wider or narrower at any weight: within 1.5 of 100 in the mean")
  func titles() throws {
    for (name, weight) in Self.weights.sorted(by: { $0.key < $1.key }) {
      let titles = try Self.labels().filter { $0.size >= 20 && $0.weight == weight }
      try #require(titles.count >= 8)
      let share = mean(titles.map { $0.error / $0.width })
      #expect(abs(share) < 0.015, "\(name): \(share)")
    }
  }
}
