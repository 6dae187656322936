import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Operators on values that are not here")
struct StandInOperatorTests {
  private let missing = _StandIn("result")

  @Test("texts are joined with a sample, on either side")
  func texts() {
    let title: String = missing.title + ", " + missing.subtitle
    #expect(title == "Sample, Sample")
    #expect("by " + missing.author == "by Sample")
  }

  @Test("of numbers the one that is known is left")
  func numbers() {
    let width = CGFloat(120)
    #expect(width * missing.scale == 120 && missing.scale * width == 120)
    #expect(width - missing.inset == 120 && missing.inset - width == 120)
    #expect(8 / missing.count == 8 && missing.count / 8 == 8)
    #expect(missing.count + 2 == 2 && 2.5 + missing.price == 2.5)
    #expect((missing.a + missing.b).label == "result")
    #expect((missing.a * missing.b - missing.c / missing.d).label == "result")
  }

  @Test("they are neither less, nor more, nor the same as a known value")
  func comparisons() {
    #expect(!(missing.count > 3) && !(3 > missing.count))
    #expect(!(missing.count < 3) && !(3 < missing.count))
    #expect(!(missing.count >= 3) && !(3 >= missing.count))
    #expect(!(missing.count <= 3) && !(3 <= missing.count))
    #expect(!(missing.name == "a") && !("a" == missing.name))
    #expect(missing.name != "a" && "a" != missing.name)
    #expect(missing == missing.other)
    #expect(!(missing < missing.other) && !(missing > missing.other))
    #expect(!(missing <= missing.other) && !(missing >= missing.other))
  }
}
