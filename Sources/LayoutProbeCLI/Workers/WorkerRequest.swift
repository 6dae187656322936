import LayoutProbe

/// What a worker is asked to do.
struct WorkerRequest: Codable, Sendable {
  /// The compiled source; nil for the probes of the executable itself.
  var library: String?
  /// Only the probes of this file.
  var file: String?
  /// Probes to leave out at the beginning: they were run before.
  var skipped = 0
  /// Rules to leave out in the first probe that is run: checking them ended the process.
  var skippedRules: [String] = []
  var settings: ProbeSettings
  /// Where to write reports, one JSON object a line.
  var reports: String
  /// Where to keep what is going on.
  var record: String
  /// In bytes.
  var memoryLimit: UInt64
}

/// A report as a worker hands it over: a line with the number of the probe in its source, counted
/// from 1, and the report. The last one of a number counts.
struct WorkerReport: Sendable {
  var number: Int
  var report: ProbeReport

  func line(_ encoder: JSONEncoder) throws -> Data {
    var line = Data("\(number) ".utf8)
    line.append(try encoder.encode(report))
    line.append(UInt8(ascii: "\n"))
    return line
  }

  /// The reports that count, in the order of their numbers.
  static func last(of lines: Data, _ decoder: JSONDecoder) -> [WorkerReport] {
    var byNumber: [Int: [Data]] = [:]
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
      guard parts.count == 2, let number = Int(String(decoding: parts[0], as: UTF8.self)) else {
        continue
      }
      byNumber[number, default: []].append(parts[1])
    }
    return byNumber.sorted { $0.key < $1.key }.compactMap { number, texts in
      // The very last line may be half of one.
      for text in texts.reversed() {
        if let report = try? decoder.decode(ProbeReport.self, from: text) {
          return WorkerReport(number: number, report: report)
        }
      }
      return nil
    }
  }
}
