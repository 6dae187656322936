import HeadlessUI

/// All that one inspection found out.
public struct InspectReport: Equatable, Sendable {
  /// Counts up when readers must know about a change.
  public static let currentVersion = 1

  /// The version of the report's form.
  public var version = InspectReport.currentVersion
  /// The probes that were inspected, by source and place.
  public var probes: [ProbeReport]
  /// What could not be inspected.
  public var failures: [ProbeFailure]
  /// Sources in which there was nothing to probe.
  public var empty: [String]
  /// What could not be had of the sources, and what was compiled instead, each once.
  public var standIns: [StandIn] = []
  /// What is wrong beyond single probes: exceeded budgets, figures worse than recorded ones,
  /// recorded findings that are gone.
  public var gate: [CheckedFinding] = []
  /// Which part of all probes it holds; nil for all of them.
  public var shard: ReportShard?
  /// What the run was told to fail on; nil for errors.
  public var failLevel: FailLevel?
  /// The modules of the program, by name; empty unless a folder of them was inspected.
  public var modules: [ModuleReport] = []
  /// What keeps probes of these modules from being reported as they are, the most frequent first.
  public var causes: [ReportCause] = []

  /// What pictures show over the views; JSON does not keep it.
  public var pictureLayers: Set<PictureLayer> = []

  /// A report of probes and of failures.
  public init(probes: [ProbeReport], failures: [ProbeFailure], empty: [String] = []) {
    self.probes = probes
    self.failures = failures
    self.empty = empty
  }

  /// The stand-ins that probes came by, and how many there are besides.
  package var usedStandIns: (used: [String], others: Int) {
    let used = Set(
      probes.flatMap(\.standIns)
        + failures.filter { $0.kind == .standIn }.flatMap {
          $0.message.split(separator: "\n").map(String.init)
        })
    return (used.sorted(), standIns.count { $0.kind != .name && !used.contains($0.label) })
  }

  /// Whether a finding makes the run fail.
  public func fails(_ checked: CheckedFinding) -> Bool {
    checked.counts && (failLevel ?? .error).includes(checked.finding.severity)
  }
}

/// The least severity of findings that fail.
public enum FailLevel: String, Sendable, Codable, CaseIterable {
  /// Only errors.
  case error
  /// Warnings and errors.
  case warning
  /// All findings.
  case note
  /// No findings: the run never fails because of them.
  case never

  func includes(_ severity: Severity) -> Bool {
    Severity(rawValue: rawValue).map { severity >= $0 } ?? false
  }
}

extension InspectReport: Codable {
  private enum Key: String, CodingKey {
    case version, probes, failures, empty, standIns, gate, failLevel, modules, causes, shard
  }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    version = try values.decode(Int.self, forKey: .version)
    guard version <= InspectReport.currentVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: values,
        debugDescription: "\(version) is newer than \(InspectReport.currentVersion)")
    }
    probes = try values.decode([ProbeReport].self, forKey: .probes)
    failures = try values.decode([ProbeFailure].self, forKey: .failures)
    empty = try values.decodeIfPresent([String].self, forKey: .empty) ?? []
    standIns = try values.decodeIfPresent([StandIn].self, forKey: .standIns) ?? []
    gate = try values.decodeIfPresent([CheckedFinding].self, forKey: .gate) ?? []
    failLevel = try values.decodeIfPresent(FailLevel.self, forKey: .failLevel)
    modules = try values.decodeIfPresent([ModuleReport].self, forKey: .modules) ?? []
    causes = try values.decodeIfPresent([ReportCause].self, forKey: .causes) ?? []
    shard = try values.decodeIfPresent(ReportShard.self, forKey: .shard)
  }

  /// Leaves out what only a gate adds, if there is none.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(version, forKey: .version)
    try values.encode(probes, forKey: .probes)
    try values.encode(failures, forKey: .failures)
    try values.encode(empty, forKey: .empty)
    if !standIns.isEmpty { try values.encode(standIns, forKey: .standIns) }
    if !gate.isEmpty { try values.encode(gate, forKey: .gate) }
    try values.encodeIfPresent(failLevel, forKey: .failLevel)
    if !modules.isEmpty { try values.encode(modules, forKey: .modules) }
    if !causes.isEmpty { try values.encode(causes, forKey: .causes) }
    try values.encodeIfPresent(shard, forKey: .shard)
  }
}
