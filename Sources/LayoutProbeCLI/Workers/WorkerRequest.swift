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

/// A report as a worker hands it over: the last one of a number counts.
struct WorkerReport: Codable, Sendable {
  /// The number of the probe in its source, counted from 1.
  var number: Int
  var report: ProbeReport
}
