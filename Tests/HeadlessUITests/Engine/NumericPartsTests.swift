import Foundation
import Testing

@testable import HeadlessUI

@Suite("The numbers in a value")
struct NumericPartsTests {
  private struct Inner {
    var size = CGSize(width: 3, height: 4)
    var name = "none"
  }

  private struct Outer {
    var count = 1
    var angle = Angle.degrees(2)
    var inner = Inner()
  }

  private struct Deep {
    var a = ((((((7.0, ""), ""), ""), ""), ""), "")
  }

  @Test("are in a fixed order, whatever it is made of")
  func order() throws {
    #expect(NumericParts.of(1.5) == [1.5])
    #expect(NumericParts.of(Float(0.5)) == [0.5])
    #expect(NumericParts.of(CGFloat(2)) == [2])
    #expect(NumericParts.of(-3) == [-3])
    #expect(NumericParts.of(Angle.degrees(90)) == [90])
    #expect(NumericParts.of(CGRect(x: 1, y: 2, width: 3, height: 4)) == [1, 2, 3, 4])
    #expect(
      NumericParts.of(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) == [1, 2, 3, 4])
    #expect(NumericParts.of(Int?.none as Any) == [])
    #expect(NumericParts.of(Int?.some(5) as Any) == [5])
    #expect(NumericParts.of([[1, 2], [3]]) == [1, 2, 3])
    #expect(NumericParts.of(["b": 2, "a": 1]) == [1, 2])
    #expect(NumericParts.of("text") == nil)
  }

  @Test("are found in stored properties, and in theirs, four deep")
  func fields() {
    #expect(NumericParts.ofFields(Outer()) == [1, 2, 3, 4])
    #expect(NumericParts.ofFields(Deep()) == [])
    #expect(NumericParts.ofFields(Deep(), depth: 9) == [7])
    #expect(NumericParts.ofFields(DispatchWorkItem {}) == [])
  }

  @Test("are changed one by one, all else stays")
  func changed() throws {
    func doubled<Value: Equatable>(_ value: Value) -> Value? {
      NumericParts.mapped(value) { $0 * 2 } as? Value
    }
    #expect(doubled(1.5) == 3)
    #expect(doubled(Float(1.5)) == 3)
    #expect(doubled(CGFloat(1.5)) == 3)
    #expect(doubled(4) == 8)
    #expect(doubled(Angle.degrees(4)) == .degrees(8))
    #expect(
      doubled(CGRect(x: 1, y: 2, width: 3, height: 4)) == CGRect(x: 2, y: 4, width: 6, height: 8))
    #expect(
      doubled(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    #expect(doubled([1, 2]) == [2, 4])
    #expect(doubled(["a": 3]) == ["a": 6])
    #expect(doubled("text") == nil)
    #expect(NumericParts.mapped(5) { $0 * 1e30 } as? Int == 5)
    #expect(NumericParts.mapped(5) { _ in .nan } as? Int == 5)
  }

  @Test("are rounded to a step, unless they are infinite or none")
  func rounded() throws {
    func rounded(_ value: Double) -> Double? { NumericParts.rounded(value, to: 0.5) as? Double }
    #expect(rounded(1.3) == 1.5)
    #expect(rounded(-1.2) == -1)
    #expect(rounded(.infinity) == .infinity)
    #expect(try #require(rounded(.nan)).isNaN)
  }
}
