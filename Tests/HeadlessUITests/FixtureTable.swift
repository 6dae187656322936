import Foundation
import Testing

/// A table of `Fixtures`, with tabs between its fields and names in its first line.
enum FixtureTable {
  /// The fields of each row after the first line.
  ///
  /// - Parameter count: how many a row has; another number fails the test.
  static func rows(_ name: String, fields count: Int) throws -> [[String]] {
    let file = try #require(
      Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "tsv"))
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    return try lines.enumerated().map { number, line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(fields.count == count, "line \(number + 2) of \(name) has \(count) fields")
      return fields
    }
  }
}
