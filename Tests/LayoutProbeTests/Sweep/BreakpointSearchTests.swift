import Testing

@testable import LayoutProbe

@MainActor
@Suite("Search for breakpoints")
struct BreakpointSearchTests {
  private func search(
    _ range: ClosedRange<Double>, step: Double = 2, landmarks: [Int] = [], most: Int = 4096,
    size: (Double) -> Double, kind: (Double) -> String = { _ in "" }
  ) async throws -> (outcome: BreakpointSearch<String>.Outcome, asked: Int) {
    var asked = 0
    let search = BreakpointSearch<String>(
      range: try #require(SweepRange(range.lowerBound, range.upperBound)),
      step: SweepRange.hundredths(step), landmarks: landmarks, maximumAnswers: most)
    let outcome = await search.run { length in
      asked += 1
      let points = SweepRange.points(length)
      return .init(size: CGSize(width: size(points), height: 10), kind: kind(points))
    }
    return (outcome, asked)
  }

  @Test("a jump is found to a hundredth of a point, with the answers on both sides")
  func jump() async throws {
    let (outcome, asked) = try await search(0...1000, step: 16) { $0 < 343.5 ? 100 : 200 }
    #expect(
      outcome.jumps == [
        SizeResponse.Jump(
          length: 343.5, before: CGSize(width: 100, height: 10),
          after: CGSize(width: 200, height: 10))
      ])
    #expect(asked < 120)
  }

  @Test("several jumps between two steps are all found")
  func several() async throws {
    let breaks = [301.25, 304.5, 310.75]
    let (outcome, _) = try await search(0...640, step: 64) { length in
      Double(breaks.count { length >= $0 }) * 50
    }
    #expect(outcome.jumps.map(\.length) == breaks)
  }

  @Test("what changes evenly is no jump, and is not looked at more closely")
  func slope() async throws {
    let (outcome, asked) = try await search(0...1000, step: 10) { 3 * $0 }
    #expect(outcome.jumps.isEmpty)
    #expect(asked < 320)
    #expect(outcome.samples.count == 2)
  }

  @Test("a jump on a slope is found")
  func jumpOnSlope() async throws {
    let (outcome, _) = try await search(0...1000, step: 10) { $0 < 417.89 ? $0 : $0 - 20 }
    #expect(outcome.jumps.map(\.length) == [417.89])
  }

  @Test("another kind of answer is found where the size says nothing")
  func kind() async throws {
    let (outcome, _) = try await search(200...900) { _ in
      100
    } kind: {
      343.5..<351 ~= $0 ? "loop" : "rest"
    }
    #expect(outcome.jumps.isEmpty)
    let changes = zip(outcome.answers, outcome.answers.dropFirst()).filter {
      $0.answer.kind != $1.answer.kind
    }
    #expect(changes.map(\.1.length) == [34_350, 35_100])
    #expect(changes.allSatisfy { $1.length - $0.length == 1 })
  }

  @Test("a landmark shows what is narrower than a step")
  func landmark() async throws {
    func kinds(_ landmarks: [Int]) async throws -> Bool {
      try await search(0...100, step: 10, landmarks: landmarks) { _ in
        1
      } kind: {
        33...33.2 ~= $0 ? "loop" : "rest"
      }.outcome.answers.contains { $0.answer.kind == "loop" }
    }
    #expect(try await !kinds([]))
    #expect(try await kinds([3310]))
  }

  @Test("a search that would ask too often is cut off, and says so")
  func limit() async throws {
    let (outcome, asked) = try await search(0...1000, step: 100, most: 50) { sin($0) * 100 }
    #expect(outcome.isCutOff)
    #expect(asked <= 50)
    #expect(try await !search(0...100, size: { $0 }).outcome.isCutOff)
    // Not even the steps themselves.
    let (few, askedFew) = try await search(0...1000, step: 10, most: 20) { _ in 5 }
    #expect(few.isCutOff)
    #expect(askedFew == 20)
  }

  @Test("infinite answers are equal to each other, and a jump from finite ones")
  func infinity() async throws {
    let (outcome, _) = try await search(0...100, step: 10) { $0 < 50 ? 10 : .infinity }
    #expect(outcome.jumps.map(\.length) == [50])
  }

  @Test("ranges are read from text, and what is none is refused")
  func range() throws {
    let range = try #require(SweepRange("200...900.5"))
    #expect(range == SweepRange(200, 900.5))
    #expect(range.upper == 90_050)
    for text in ["900...200", "1...1", "-1...5", "a...b", "5", "", "nan...5", "0...inf", "0...1e9"]
    {
      #expect(SweepRange(text) == nil, "\(text)")
    }
  }
}
