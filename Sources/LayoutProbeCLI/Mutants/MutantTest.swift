import Foundation
import LayoutProbe

/// Measures the rules themselves: how many mistakes of known kinds they find in layouts that are
/// correct, and how many of those they find fault with.
struct MutantTest {
  /// The name of the command that measures.
  let command: String
  let context: CommandContext
  /// Probes of correct layouts beside the program's own.
  let paths: [String]
  let jobs: Int

  /// What became of one mutant.
  struct Result {
    enum Outcome: Equatable {
      /// One of the rules of its kind names the cause.
      case found(rule: String)
      /// Only other rules are broken, or none.
      case missed(others: [String])
      /// It answers and places as the layout does.
      case equivalent
    }

    var layout: String
    var kind: MutantKind
    /// The line with the mistake.
    var change: String
    var outcome: Outcome
  }

  struct Figures {
    var layouts = 0
    /// The correct layouts with a warning or an error: the name and the rules.
    var accused: [(layout: String, rules: [String])] = []
    var results: [Result] = []
    /// Mutants that the compiler refuses.
    var refused = 0

    var counted: [Result] { results.filter { $0.outcome != .equivalent } }
    var found: [Result] { results.filter { if case .found = $0.outcome { true } else { false } } }
    var share: Double { counted.isEmpty ? 0 : Double(found.count) / Double(counted.count) }
  }

  /// What a probe is asked for, to see whether a mutant changes any answer.
  private static let requests: [SizeRequest] = {
    let lengths: [CGFloat?] = [nil, 0, 37, 100, 237, 300, 1000, .infinity]
    return lengths.flatMap { width in lengths.map { .proposal(width: width, height: $0) } }
  }()

  private static let timeout = 60.0
  private static let maximumRounds = 4

  func run() throws -> Figures {
    let folder = try WorkFolder.makeTemporary()
    defer { WorkFolder.remove(folder) }
    var modules = (try CorrectLayouts.all + paths.map(read)).map { MutantModule($0) }
    var figures = Figures()
    var pending = Array(modules.indices)
    for _ in 0..<Self.maximumRounds where !pending.isEmpty {
      let files = pending.map { folder.appendingPathComponent("L\($0).swift") }
      for (index, file) in zip(pending, files) {
        try Data(modules[index].text().text.utf8).write(to: file)
      }
      var options = InspectOptions(command: command, timeout: Self.timeout)
      options.paths = files.map(\.path)
      options.runsOwnProbes = false
      options.jobs = jobs
      options.settings.requests = Self.requests
      let report = try Inspection(options: options, context: context).run()
      var again: [Int] = []
      for (index, file) in zip(pending, files) {
        let failures = report.failures.filter { $0.source == file.path }
        if let failure = failures.first(where: { $0.isOfSource }) {
          let before = modules[index].compiled.count
          guard modules[index].refuse(lines: Self.lines(failure.message, file.path)) else {
            throw UsageError(
              message: "\(modules[index].source.name) does not compile:\n\(failure.message)",
              suggestion: nil, helpCommand: "layoutprobe help self-test")
          }
          figures.refused += before - modules[index].compiled.count
          again.append(index)
        } else {
          let probes = report.probes.filter { $0.source == file.path }
          judge(modules[index], probes, failures, &figures)
        }
      }
      pending = again
    }
    return figures
  }

  private func read(_ path: String) throws -> LayoutSource {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw UsageError(
        message: "cannot read '\(path)'", suggestion: "name Swift files with layouts and previews",
        helpCommand: "layoutprobe help self-test")
    }
    return LayoutSource(name: path, text: text)
  }

  /// The lines of a file that the compiler's errors name.
  static func lines(_ messages: String, _ path: String) -> [Int] {
    func line(_ message: Substring, _ kind: String) -> Int? {
      guard message.contains(kind), message.hasPrefix(path + ":") else { return nil }
      return Int(message.dropFirst(path.count + 1).prefix { $0.isNumber })
    }
    let messages = messages.split(separator: "\n")
    // What is not closed takes all that follows into itself: the outermost, told last, is to blame.
    let unclosed = messages.last { line($0, ": note: to match this opening '{'") != nil }
    return messages.compactMap { line($0, ": error: ") }
      + [unclosed.flatMap { line($0, ": note: ") }].compactMap(\.self)
  }

  // MARK: Judging

  /// What a mutant showed, all its previews together.
  private struct Evidence: Equatable {
    var sizes: [[String]] = []
    var frames: [[String]] = []
    var rules: [String] = []
    var isDead = false

    func answersLike(_ other: Evidence) -> Bool {
      sizes == other.sizes && frames == other.frames && !isDead && !other.isDead
    }
  }

  /// What is placed far away is not to be seen, wherever that is.
  static func place(_ frame: CGRect?, in window: CGSize) -> String {
    guard let frame else { return "" }
    // Foundation ends the program where a rectangle without end is cut.
    let lengths = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    guard lengths.allSatisfy(\.isFinite) else { return "\(frame)" }
    let around = CGRect(origin: .zero, size: window).insetBy(dx: -1000, dy: -1000)
    return around.intersects(frame) ? "\(frame)" : "hidden"
  }

  private func judge(
    _ module: MutantModule, _ probes: [ProbeReport], _ failures: [ProbeFailure],
    _ figures: inout Figures
  ) {
    var evidence: [Int: Evidence] = [:]
    for probe in probes {
      guard let number = MutantModule.parts(of: probe.name)?.number else { continue }
      evidence[number, default: Evidence()].sizes.append(
        probe.measurements.map { "\($0.size.width) \($0.size.height)" })
      evidence[number, default: Evidence()].frames.append(
        probe.tree.map { "\($0.label) \(Self.place($0.frame, in: probe.window))" })
      evidence[number, default: Evidence()].rules +=
        probe.findings.filter { $0.severity > .note && $0.suppression == nil }.map(\.rule)
    }
    for failure in failures {
      guard let number = failure.probe.flatMap({ MutantModule.parts(of: $0)?.number }) else {
        continue
      }
      evidence[number, default: Evidence()].rules.append(failure.rule)
      evidence[number, default: Evidence()].isDead = true
    }
    // A sample in the place of code that does not compile says nothing of the mistake.
    let refused = Set(
      probes.filter { !$0.standIns.isEmpty }.compactMap { MutantModule.parts(of: $0.name)?.number })
    figures.refused += refused.count
    let original = evidence[0] ?? Evidence()
    figures.layouts += 1
    if !original.rules.isEmpty {
      figures.accused.append((module.source.name, Array(Set(original.rules)).sorted()))
    }
    for (number, mutant) in module.compiled where !refused.contains(number) {
      guard let kind = mutant.kind else { continue }
      let own = evidence[number] ?? Evidence(isDead: true)
      let outcome: Result.Outcome
      if let rule = own.rules.first(where: kind.rules.contains) {
        outcome = .found(rule: rule)
      } else if own.answersLike(original), own.rules == original.rules {
        outcome = .equivalent
      } else {
        outcome = .missed(others: Array(Set(own.rules)).sorted())
      }
      figures.results.append(
        Result(
          layout: module.source.name, kind: kind, change: mutant.change, outcome: outcome))
    }
  }
}

extension MutantTest.Figures {
  /// The table, by kinds and by rules.
  var text: String {
    func percent(_ part: Int, _ whole: Int) -> String {
      whole == 0 ? "–" : "\((1000 * part + whole / 2) / whole / 10) %"
    }
    var lines = [
      "correct layouts: \(layouts), with a warning or an error: \(accused.count)"
    ]
    lines += accused.map { "  \($0.layout): \($0.rules.joined(separator: ", "))" }
    let equivalent = results.count - counted.count
    lines.append(
      "mutants: \(results.count), of which \(equivalent) change no answer and do not count"
        + (refused == 0 ? "" : "; \(refused) more do not compile"))
    let tenths = counted.isEmpty ? 0 : (2000 * found.count + counted.count) / (2 * counted.count)
    lines.append("found: \(found.count) of \(counted.count), \(tenths / 10).\(tenths % 10) %")
    lines.append("")
    lines.append("by kind:")
    for kind in MutantKind.all {
      let own = counted.filter { $0.kind.id == kind.id }
      let hits = found.filter { $0.kind.id == kind.id }
      lines.append(
        "  \(kind.id): \(hits.count) of \(own.count)"
          + (own.isEmpty ? ", occurs in none of these layouts" : ""))
    }
    lines.append("by rule:")
    let rules = Dictionary(
      grouping: found.compactMap { result -> String? in
        if case .found(let rule) = result.outcome { rule } else { nil }
      }, by: \.self)
    lines += rules.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { "  \($0.key): \($0.value.count)" }
    lines.append("not found:")
    for case let result in counted {
      guard case .missed(let others) = result.outcome else { continue }
      lines.append(
        "  \(result.layout): \(result.kind.id)"
          + (others.isEmpty ? "" : ", but \(others.joined(separator: ", "))")
          + "\n    \(result.change)")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
