import Foundation
import Testing

@testable import HeadlessUI

@Suite("Attributed strings of Foundation")
struct AttributedStringTests {
  @Test("a mutable one begins empty, and is added to")
  func empty() {
    let string = NSMutableAttributedString()
    #expect(string.length == 0)
    string.append(NSAttributedString(string: "abc"))
    #expect(string.string == "abc")
  }
}
