import HeadlessUI
import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite("The line at which code does not go on")
struct UserCodeTests {
  private func line(_ function: String, _ line: Int) -> CallTrace.Line {
    CallTrace.Line(
      function: function, place: SourcePlace(file: "V.swift", line: line),
      start: SourcePlace(file: "V.swift", line: 100))
  }

  @Test("code that stays at one line is named by it, also inside of what it calls")
  func oneLine() {
    let samples = Array(repeating: [line("wait", 9), line("body", 4)], count: 3)
    #expect(UserCode.placeOfHang(samples)?.line == 9)
  }

  @Test("a loop over several lines is named by its function, whatever it calls now and then")
  func severalLines() {
    let samples = [
      [line("helper", 20), line("loop", 9), line("body", 4)],
      [line("loop", 10), line("body", 4)],
      [line("other", 30), line("loop", 11), line("body", 4)],
    ]
    #expect(UserCode.placeOfHang(samples)?.line == 100)
    // One that calls another in each sample from the same line does the work there.
    #expect(UserCode.placeOfHang(samples.map { [$0[0]] + [line("body", 4)] })?.line == 4)
  }

  @Test("where no code is the user's, no line is named")
  func none() {
    #expect(UserCode.placeOfHang([[CallTrace.Line]]()) == nil)
    #expect(UserCode.placeOfHang([[], [line("body", 4)]]) == nil)
  }

  @Test("a stack that is full is named by the first line of what calls itself")
  func overflow() {
    let places = [20, 9, 31, 9, 31, 9].map { SourcePlace(file: "V.swift", line: $0) }
    #expect(UserCode.placeOfFault(places, isOverflow: true)?.line == 9)
    #expect(UserCode.placeOfFault(places, isOverflow: false)?.line == 20)
    #expect(UserCode.placeOfFault([SourcePlace](), isOverflow: true) == nil)
  }
}
