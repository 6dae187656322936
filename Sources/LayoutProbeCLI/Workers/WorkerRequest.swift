import LayoutProbe

/// What a worker is asked to do.
struct WorkerRequest: Codable, Sendable {
  /// The command that takes one.
  static let command = "run-probes"

  /// The compiled source; nil for the probes of the executable itself.
  var library: ProbeLibrary?
  /// Only the probes of this file.
  var file: String?
  /// Probes to leave out at the beginning: they were run before.
  var skipped = 0
  /// Rules to leave out in the first probe that is run: checking them ended the process.
  var skippedRules: [String] = []
  /// What is not done with controls in the first probe, because doing it ended a process.
  var skippedInteractions: [String] = []
  /// Whether probes are only laid out, to be compared with what another process made of them.
  var repeats = false
  var settings: ProbeSettings
  /// Where to write reports, one JSON object a line.
  var reports: String
  /// Where to keep what is going on.
  var record: String
  /// Where to note the stand-ins that are come by.
  var standIns: String
  /// Where what probes print goes: their numbers are added to it.
  var printed: String
  /// In bytes.
  var memoryLimit: UInt64
}

extension WorkerRequest {
  /// Whether nothing ended a process before.
  var isFirst: Bool { skipped == 0 && skippedRules.isEmpty && skippedInteractions.isEmpty }

  /// Reads what a worker was given as its argument.
  init(text: String) throws {
    self = try JSONDecoder().decode(WorkerRequest.self, from: Data(text.utf8))
  }

  /// The argument of a worker.
  func text() throws -> String {
    String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
  }
}

/// A report as a worker hands it over: a line with the number of the probe in its source, counted
/// from 1, and the report. The last one of a number counts.
///
/// What a report says more than the last one often is a few findings: then only these are in the
/// line, after a `+`.
struct WorkerReport: Sendable {
  var number: Int
  var report: ProbeReport

  /// - Parameter last: the report in the last line of the same number; nil if there is none.
  func line(_ encoder: JSONEncoder, after last: ProbeReport? = nil) throws -> Data {
    var line = Data("\(number) ".utf8)
    if let last, let rest = Rest(of: report, after: last) {
      line.append(WorkerReport.plus)
      line.append(try encoder.encode(rest))
    } else {
      line.append(try encoder.encode(report))
    }
    line.append(UInt8(ascii: "\n"))
    return line
  }

  private static let plus = UInt8(ascii: "+")

  /// What becomes known once a probe was laid out.
  private struct Rest: Codable {
    var findings: [Finding]
    var budget: Budget?
    var responses: [SizeResponse]

    /// Nil if anything else is not as it was.
    init?(of report: ProbeReport, after last: ProbeReport) {
      findings = report.findings
      budget = report.budget
      responses = report.responses
      guard added(to: last) == report else { return nil }
    }

    func added(to report: ProbeReport) -> ProbeReport {
      var report = report
      report.findings = findings
      report.budget = budget
      report.responses = responses
      return report
    }
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
      var rest: Rest?
      // The very last line may be half of one.
      for text in texts.reversed() {
        if text.first == plus {
          rest = rest ?? (try? decoder.decode(Rest.self, from: text.dropFirst()))
        } else if let report = try? decoder.decode(ProbeReport.self, from: text) {
          return WorkerReport(number: number, report: rest?.added(to: report) ?? report)
        }
      }
      return nil
    }
  }
}
