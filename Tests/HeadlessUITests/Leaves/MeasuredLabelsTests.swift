import Foundation
import Testing

@testable import HeadlessUI

/// Labels whose size on iOS others have measured (`Fixtures/labels.tsv`, with a source each).
@MainActor
@Suite("Texts are as wide as on iOS")
struct MeasuredLabelsTests {
  struct Label {
    var text: String
    var size: CGFloat
    var weight: Font.Weight
    var width: Double
    /// Pixels to a point; labels that were reported in whole points have 1.
    var scale: CGFloat
  }

  private static let weights: [String: Font.Weight] = [
    "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
  ]

  static func labels() throws -> [Label] {
    try FixtureTable.rows("labels", fields: 9).map { fields in
      Label(
        text: fields[0], size: CGFloat(try #require(Double(fields[1]))),
        weight: try #require(weights[fields[2]]), width: try #require(Double(fields[3])),
        scale: CGFloat(Double(fields[5]) ?? 1))
    }
  }

  private func error(_ label: Label) -> Double {
    let view = Text(verbatim: label.text).font(.system(size: label.size, weight: label.weight))
      .environment(\.displayScale, label.scale)
    return Double(size(view, nil, nil).width) - label.width
  }

  @Test("to 0.8 points in the mean, and three of four to a point")
  func errors() throws {
    let errors = try Self.labels().map { abs(error($0)) }
    #expect(errors.count == 60)
    let mean = errors.reduce(0, +) / Double(errors.count)
    #expect(mean <= 0.8, "mean error \(mean)")
    let close = Double(errors.count { $0 <= 1 }) / Double(errors.count)
    #expect(close >= 0.75, "within a point: \(close)")
    let far = try Self.labels().filter { abs(error($0)) >= 3 }
    #expect(far.isEmpty, "\(far.map { "\($0.text) at \($0.size): \(error($0))" })")
  }

  @Test("and not on one side in the mean, at any size or weight")
  func bias() throws {
    let labels = try Self.labels()
    for group in [labels.filter { $0.weight == .regular }, labels.filter { $0.weight != .regular }]
    {
      let mean = group.map(error).reduce(0, +) / Double(group.count)
      #expect(abs(mean) < 0.8, "\(mean) over \(group.count) labels")
    }
  }
}
