import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("What comes through from a worker")
struct ReportChannelTests {
  private let report = Data("2 {\"name\":\"two\"}".utf8)

  private func lines(_ count: Int) -> Data {
    ReportChannel.line(.report, report)
      + ReportChannel.line(.end, ReportChannel.end(of: 2, lines: count))
  }

  @Test("a report that came through is whole, whatever else was written between the lines")
  func whole() {
    for garbage in ["", "x", "\n\n", "7 {\"name\":\"seven\"}\n", "0123456789abcdefR7 {}\n"] {
      let data = Data(garbage.utf8)
      let channel = ReportChannel(data + lines(1) + data)
      #expect(channel.reports == report + Data("\n".utf8), "\(garbage)")
      #expect(channel.complete == [2], "\(garbage)")
    }
  }

  @Test("a report of which a line is missing or damaged is not whole")
  func damaged() {
    #expect(ReportChannel(lines(2)).complete == [])
    #expect(ReportChannel(ReportChannel.line(.report, report)).complete == [])
    let intact = lines(1)
    for index in intact.indices where intact[index] != UInt8(ascii: "\n") {
      var damaged = intact
      damaged[index] ^= 1
      #expect(ReportChannel(damaged).complete == [], "\(index)")
    }
  }

  @Test("each changed byte of a file changes its digest")
  func digest() {
    var data = Data((0..<200).map { UInt8($0) })
    let digest = ByteDigest.of(data)
    for index in data.indices {
      data[index] ^= 0x10
      #expect(ByteDigest.of(data) != digest, "\(index)")
      data[index] ^= 0x10
    }
    #expect(ByteDigest.of(data + [0]) != digest)
    #expect(ByteDigest.of(Data()) != ByteDigest.of(Data([0])))
  }
}
