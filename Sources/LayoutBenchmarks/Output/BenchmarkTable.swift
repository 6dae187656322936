import Foundation

/// The results as columns, one case a line.
struct BenchmarkTable {
  /// A line of an earlier run.
  struct EarlierRow: Equatable {
    var minimum: Double
    var peak: Double
  }

  private struct Column {
    let title: String
    let width: Int
    let text: (Measured) -> String
  }

  let earlier: [String: EarlierRow]

  private var columns: [Column] {
    var columns = [
      Column(title: "nodes", width: 9) { "\($0.nodes)" },
      Column(title: "median_ms", width: 11) { Self.number($0.median) },
      Column(title: "min_ms", width: 11) { Self.number($0.minimum) },
      Column(title: "ns_per_node", width: 12) { Self.number($0.nanosecondsPerNode) },
      Column(title: "sizing_calls", width: 13) { $0.sizingCalls.map { "\($0)" } ?? "-" },
      Column(title: "peak_MiB", width: 9) { String(format: "%.1f", $0.peak) },
      Column(title: "floor_ns", width: 9) { $0.floorPerNode.map(Self.number) ?? "-" },
      Column(title: "to_floor", width: 9) { $0.ratioToFloor.map(Self.ratio) ?? "-" },
    ]
    guard !earlier.isEmpty else { return columns }
    let earlier = earlier
    columns.append(
      Column(title: "min_ratio", width: 10) { measured in
        earlier[measured.name].map { Self.ratio(measured.minimum / $0.minimum) } ?? "-"
      })
    columns.append(
      Column(title: "peak_ratio", width: 11) { measured in
        earlier[measured.name].flatMap {
          $0.peak > 0 ? Self.ratio(measured.peak / $0.peak) : nil
        } ?? "-"
      })
    return columns
  }

  private static let nameWidth = 18

  var header: String {
    columns.reduce(Self.padded("case", Self.nameWidth)) { $0 + Self.right($1.title, $1.width) }
  }

  func row(_ measured: Measured) -> String {
    columns.reduce(Self.padded(measured.name, Self.nameWidth)) {
      $0 + Self.right($1.text(measured), $1.width)
    }
  }

  /// The lines of an earlier run's output, by the names of their cases.
  static func rows(of text: String) -> [String: EarlierRow] {
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    guard let titles = lines.first(where: { $0.first == "case" }),
      let minimum = titles.firstIndex(of: "min_ms"), let peak = titles.firstIndex(of: "peak_MiB")
    else { return [:] }
    var rows: [String: EarlierRow] = [:]
    for line in lines where line.count > max(minimum, peak) {
      guard let time = Double(line[minimum]), let memory = Double(line[peak]) else { continue }
      rows[line[0]] = EarlierRow(minimum: time, peak: memory)
    }
    return rows
  }

  private static func number(_ value: Double) -> String {
    String(format: value < 10 ? "%.4f" : value < 1000 ? "%.2f" : "%.0f", value)
  }

  private static func ratio(_ value: Double) -> String { String(format: "%.2f", value) }

  private static func padded(_ text: String, _ width: Int) -> String {
    text.padding(toLength: max(width, text.count), withPad: " ", startingAt: 0)
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 1)) + text
  }
}
