import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Sizes and insets are those of iOS")
struct IOSSizesTests {
  private struct Compared {
    var size: IOSSize
    var ours: Double
    var agrees: Bool { abs(ours - size.points) <= 1 }
  }

  private func compared() throws -> [Compared] {
    try IOSSize.all().map { size in
      Compared(
        size: size,
        ours: try #require(IOSSizeMeasure.points(size.key), "'\(size.key)' is measured here"))
    }
  }

  private func share(_ rows: [Compared]) -> Double {
    Double(rows.count(where: \.agrees)) / Double(max(rows.count, 1))
  }

  @Test("85 of 100 agree to a point, and 75 of 100 of those that chose no number of ours")
  func agreement() throws {
    let rows = try compared()
    #expect(rows.count >= 120)
    let others = rows.filter { !$0.size.isHeldBack }.filter { !$0.agrees }
      .map { "\($0.size.what): \($0.ours), not \($0.size.points)" }
    #expect(share(rows.filter { !$0.size.isHeldBack }) >= 0.85, "\(others)")
    let heldBack = rows.filter(\.size.isHeldBack)
    #expect(heldBack.count * 3 >= rows.count - 2)
    #expect(share(heldBack) >= 0.75)
  }

  @Test("lists, bars and controls agree as well as devices do")
  func families() throws {
    let rows = try compared()
    for family in ["device", "bar", "list", "control", "text"] {
      let own = rows.filter { $0.size.key.hasPrefix(family + "/") }
      #expect(own.count >= 4 && share(own) >= 0.75, "\(family): \(share(own)) of \(own.count)")
    }
  }

  @Test("each has a source: what it says, where, of which system, and how sure it is")
  func sources() throws {
    for size in try IOSSize.all() {
      #expect(["sure", "likely", "unclear"].contains(size.certainty), "\(size.what)")
      #expect(size.system.hasPrefix("iOS "), "\(size.what)")
      #expect(!size.quoted.isEmpty && !size.what.isEmpty)
      #expect(
        size.address.hasPrefix("http") || size.address.hasPrefix("stored index of GitHub files"))
    }
  }

  @Test("the page of sizes has them all, with ours beside")
  func page() throws {
    let lines = try IOSSizesPage.lines()
    let missing = try compared().map(row).filter { !lines.contains($0) }
    #expect(missing.isEmpty, "docs/ios-sizes.md lacks:\n\(missing.joined(separator: "\n"))")
    let summary = try summary()
    #expect(lines.contains(summary), "docs/ios-sizes.md lacks:\n\(summary)")
  }

  private func row(_ row: Compared) -> String {
    let size = row.size
    let source =
      size.address.hasPrefix("http")
      ? "[\(size.quoted)](\(size.address))"
      : "\(size.quoted); \(size.address)"
    return
      "| \(size.what) | \(text(row.ours)) | \(text(size.points)) | \(row.agrees ? "yes" : "no") "
      + "| \(size.certainty) | \(size.system) | \(size.isHeldBack ? "back" : "") | \(source) |"
  }

  private func summary() throws -> String {
    let rows = try compared()
    func part(_ rows: [Compared]) -> String {
      "\(rows.count(where: \.agrees)) of \(rows.count)"
    }
    return "**\(part(rows.filter { !$0.size.isHeldBack })) that numbers here were chosen by, and "
      + "\(part(rows.filter(\.size.isHeldBack))) that were held back, agree to a point.**"
  }

  private func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : String(format: "%.2f", number)
  }
}
