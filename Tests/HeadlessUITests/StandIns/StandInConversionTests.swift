import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Values that are not here")
struct StandInConversionTests {
  @Test("are the samples of the numbers and texts that are made of them, and leave others alone")
  func conversions() {
    let missing = _StandIn("settings")
    #expect(Double(missing.volume) == 0 && Float(missing) == 0 && CGFloat(missing) == 0)
    #expect(Int(missing.count) == 0)
    #expect(String(missing.title) == "Sample")
    #expect(Double("1.5") == 1.5 && Int(2.7) == 2 && String(3) == "3")
  }
}
