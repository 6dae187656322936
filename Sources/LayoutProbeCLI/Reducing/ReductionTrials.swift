import Foundation
import LayoutProbe

/// Tries versions of a source: together where they compile as they are; one by one, with what stands
/// in for what is missing, as long as the source needs that.
final class ReductionTrials {
  let together: CandidateTrials
  private let options: InspectOptions
  private let context: CommandContext
  /// Whether something has to stand in for what is missing.
  private(set) var needsStandIns = false
  /// The last version that was tried without stand-ins.
  private var checked = ""

  init(_ together: CandidateTrials, options: InspectOptions, context: CommandContext) {
    self.together = together
    self.options = options
    self.context = context
  }

  /// Whether a source shows what it must, in one way or the other; the last verdict if it does not.
  func start(with text: String) throws -> TrialVerdict {
    let verdict = try together.test([text])[0]
    guard verdict != .shows, try inspect([text]) == [.shows] else { return verdict }
    needsStandIns = true
    return .shows
  }

  /// - Parameter best: the smallest version until now.
  func test(_ texts: [String], best: String) throws -> [TrialVerdict] {
    if needsStandIns, checked != best {
      checked = best
      needsStandIns = try together.test([best])[0] != .shows
    }
    return try needsStandIns ? inspect(texts) : together.test(texts)
  }

  /// Whether versions show what they must when they are inspected as files.
  func inspect(_ texts: [String]) throws -> [TrialVerdict] {
    let options = options
    let context = context
    let together = together
    return try ParallelMap.run(Array(texts.enumerated()), jobs: together.jobs) { index, text in
      // No other file lies beside it.
      let folder = together.folder.appendingPathComponent("file-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("Reduced.swift")
      try Data(text.utf8).write(to: file)
      var own = options
      own.paths = [file.path]
      own.jobs = 1
      own.runsOwnProbes = false
      own.settings.selection = ProbeSelection()
      let report = try Inspection(options: own, context: context, isQuiet: true).run()
      return together.target.isShown(in: report) ? .shows : .differs
    }
  }
}
