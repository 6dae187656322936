import Foundation
import Testing

@testable import LayoutProbe

@Suite("Reports as JSON")
@MainActor
struct ReportCodingTests {
  nonisolated private static let lengths: [CGFloat?] = [
    nil, 0, 1, 44.5, 1.0 / 3, -7, 1e12, .infinity, -.infinity, .nan,
  ]

  private func copy<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test("any length is read as it was written, to a millionth", arguments: lengths)
  func length(_ value: CGFloat?) throws {
    let measurement = SizeMeasurement(
      request: .ideal, proposal: ProposedViewSize(width: value, height: nil),
      size: CGSize(width: value ?? 5, height: 1))
    let read = try copy(measurement)
    guard let value, let width = read.proposal.width else {
      #expect(value == nil && read.proposal.width == nil)
      return
    }
    func isSame(_ other: CGFloat) -> Bool {
      value == other || (value.isNaN && other.isNaN) || abs(value - other) < 1e-6
    }
    #expect(isSame(width))
    #expect(isSame(read.size.width))
    #expect(read.proposal.height == nil)
  }

  @Test("lengths are numbers where they can be, and words where JSON has no number")
  func words() throws {
    let measurement = SizeMeasurement(
      request: .proposal(width: .infinity, height: nil),
      proposal: ProposedViewSize(width: .infinity, height: nil),
      size: CGSize(width: CGFloat.nan, height: -.infinity))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      String(decoding: try encoder.encode(measurement), as: UTF8.self)
        == #"{"proposal":{"height":null,"width":"inf"},"request":"infxnil","#
        + #""size":{"height":"-inf","width":"nan"}}"#)
  }

  @Test("a length that is no length is refused", arguments: [#""wide""#, "true", "[]"])
  func refusal(_ text: String) {
    let json = """
      {"request": "ideal", "proposal": {"width": \(text), "height": 1},
       "size": {"width": 1, "height": 1}}
      """
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SizeMeasurement.self, from: Data(json.utf8))
    }
  }

  @Test("counts of a report from before guides were counted are read, with none for guides")
  func olderCounts() throws {
    let json = """
      {"sized": 3, "sizedFromMemo": 1, "placed": 2, "cachesMade": 1, "cachesUpdated": 0, "bodies": 4}
      """
    let counts = try JSONDecoder().decode(CallCounts.self, from: Data(json.utf8))
    #expect(counts.placed == 2 && counts.placedForGuides == 0 && counts.bodies == 4)
  }

  @Test("a whole report, with marks, a tree, failures and strange sizes, is read as written")
  func wholeReport() async throws {
    let view = Probe("all", size: CGSize(width: 100, height: 50)) {
      HStack {
        Text("a \"b\"\n/ü").showSizes()
        CachingRow { Color.red.opacity(0.5) }
      }
    }
    let strange = Probe("strange", model: { FixedBox(width: .nan, height: -.infinity) })
    let runner = ProbeRunner()
    let report = InspectReport(
      probes: await runner.reports([view, strange]),
      failures: [
        ProbeFailure(
          kind: .crash, source: "a.swift", probe: "p", place: SourcePlace(file: "a.swift", line: 3),
          activity: "X.body", message: "no\nmore"),
        ProbeFailure(kind: .input, source: "b.swift", message: "missing"),
      ], empty: ["c.swift"])
    let text = try JSONReport.render(report)
    let read = try JSONDecoder().decode(InspectReport.self, from: Data(text.utf8))
    #expect(read == report)
    #expect(try JSONReport.render(read) == text)
    #expect(report.probes[0].layouts.keys.sorted() == ["CachingRow"])
  }
}
