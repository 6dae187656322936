import Foundation
import LayoutProbe

/// What the compiler objects to in a version of a source.
struct Refusal: Sendable, Equatable {
  let message: String
  /// Where, in bytes; nil if that is in no place of the source.
  let offset: Int?
}

/// What became of a version of a source.
enum TrialVerdict: Sendable, Equatable {
  /// It shows what it must.
  case shows
  /// It compiles and shows something else, or nothing.
  case differs
  case refused([Refusal])
}

/// Compiles and runs versions of a source, several at a time.
struct CandidateTrials: Sendable {
  let compiler: ProbeCompiler
  let target: ReductionTarget
  let views: [String]
  let settings: ProbeSettings
  let rewriting: Rewriting
  /// In seconds, for each probe.
  let timeout: Double
  /// In bytes.
  let memoryLimit: UInt64
  let jobs: Int
  let folder: URL
  let server: (any WorkerServer)?

  /// More than these are not compiled at once: one that the compiler takes long for keeps the others.
  static let together = 32

  /// The verdicts on versions, in their order.
  func test(_ texts: [String]) throws -> [TrialVerdict] {
    var verdicts: [Int: TrialVerdict] = [:]
    var together: [Int] = []
    var groups: [[Int]] = []
    for (index, text) in texts.enumerated() {
      let fit = CandidateModule.isFit(text, views: views, rewriting: rewriting)
      if !fit.isProbed {
        verdicts[index] = .differs
      } else if fit.isShared {
        groups.append([index])
      } else {
        together.append(index)
      }
    }
    groups += Self.groups(of: together, jobs: jobs)
    let found = try ParallelMap.run(groups, jobs: jobs, weight: { $0.count }) { group in
      try self.test(group.map { ($0, texts[$0]) })
    }
    for results in found { verdicts.merge(results) { first, _ in first } }
    return texts.indices.map { verdicts[$0] ?? .differs }
  }

  /// Groups of about the same size, so that all processors have work.
  static func groups(of indices: [Int], jobs: Int) -> [[Int]] {
    guard !indices.isEmpty else { return [] }
    let atLeast = (indices.count + together - 1) / together
    let count = max(atLeast, min(jobs, (indices.count + 1) / 2))
    let size = (indices.count + count - 1) / count
    return stride(from: 0, to: indices.count, by: size).map {
      Array(indices[$0..<min($0 + size, indices.count)])
    }
  }

  private func test(_ texts: [(number: Int, text: String)]) throws -> [Int: TrialVerdict] {
    let own = folder.appendingPathComponent("module-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: own) }
    var verdicts: [Int: TrialVerdict] = [:]
    var open = texts
    while !open.isEmpty {
      let module = CandidateModule(open, views: views, rewriting: rewriting)
      let sources = module.sources
      guard case .failed(let messages, _) = try compile(sources, in: own) else {
        let library = own.appendingPathComponent(
          "lib\(sources.moduleName).\(ProbeCompiler.libraryExtension)")
        for (number, _) in open { verdicts[number] = try run(number, library, in: own) }
        break
      }
      let errors = messages.diagnostics(for: sources).filter { $0.severity == .error }
      let byName = Dictionary(grouping: errors) { $0.path ?? "" }
      let refused = open.filter { byName[CandidateModule.name($0.number)] != nil }
      for (number, _) in refused {
        verdicts[number] = .refused(
          (byName[CandidateModule.name(number)] ?? []).map {
            Refusal(message: $0.message, offset: module.offset(of: $0))
          })
      }
      open.removeAll { verdicts[$0.number] != nil }
      guard refused.isEmpty else { continue }
      if open.count == 1 {
        verdicts[open[0].number] = .refused(
          [Refusal(message: errors.first?.message ?? "it does not compile", offset: nil)])
        break
      }
      // Nothing says whose fault it is.
      for text in open { verdicts.merge(try test([text])) { first, _ in first } }
      break
    }
    return verdicts
  }

  private func compile(
    _ sources: ModuleSources, in folder: URL
  ) throws -> ProbeCompiler.Outcome {
    var compiler = compiler
    compiler.fileByFile = .max
    compiler.jobs = 1
    var surroundings = ProbeCompiler.Surroundings()
    surroundings.effort = .brief
    surroundings.settings.packageName = "layoutprobe"
    return try compiler.compile(sources, surroundings, in: folder)
  }

  private func run(_ number: Int, _ library: URL, in folder: URL) throws -> TrialVerdict {
    let own = folder.appendingPathComponent("run-\(number)")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    let name = CandidateModule.name(number)
    let outcome = try WorkerRun(
      source: name, library: ProbeLibrary(path: library.path), file: name, settings: settings,
      timeout: timeout, memoryLimit: memoryLimit, folder: own, server: server
    ).run()
    let sampled = SampledReports(
      outcome.reports.filter { $0.withoutView == nil }, outcome.failures.map(\.atStandIn))
    let report = InspectReport(
      probes: sampled.reports.map { $0.meetingExpectations(settings.rules, isWhole: true) },
      failures: sampled.failures.map { $0.judged(settings.rules) })
    return target.isShown(in: report) ? .shows : .differs
  }
}
