import LayoutProbe

/// Compiles a unit so that as much of it as possible can be probed: what files lack is taken from
/// those around them, what does not compile is left out and reported, the rest goes on.
struct SourceBatch: Sendable {
  let compiler: CachedProbeCompiler
  /// The views of a unit that are probed by name.
  let views: @Sendable (SourceUnit) -> [String]

  struct Library: Sendable {
    var library: URL
    /// The files in it that have something to probe.
    var files: [String]
    /// All that was compiled.
    var sources: ProbeSources
  }

  struct Result: Sendable {
    var libraries: [Library] = []
    var failures: [ProbeFailure] = []
    var notes: [String] = []
    /// The files around the unit that were read for what it lacks.
    var neighbours: [String] = []
  }

  func compile(_ unit: SourceUnit) throws -> Result {
    let attempt = try attempt(unit)
    if attempt.sources != nil { return result(attempt) }
    var needed = NeededFiles(
      unit.files,
      neighbourhood: Neighbourhood(of: unit.origins, besides: unit.files.map(\.path)))
    let completed = try complete(attempt, with: &needed)
    if completed.sources != nil {
      var result = result(completed)
      result.neighbours = needed.read
      return result
    }
    guard unit.files.count > 1, unit.expressions.isEmpty else {
      return Result(failures: [failure(completed, attempt)], neighbours: needed.read)
    }
    var result = try compileApart(unit, attempt.messages, with: &needed)
    result.neighbours = needed.read
    return result
  }

  // MARK: Attempts

  /// What became of compiling a unit.
  private struct Attempt {
    var unit: SourceUnit
    /// What the neighbours are there for.
    var needed: [NeededFiles.Needed] = []
    var library: URL?
    /// Nil if it did not compile.
    var sources: ProbeSources?
    var messages = ""
    var notes: [String] = []
  }

  private func attempt(_ unit: SourceUnit) throws -> Attempt {
    let views = views(unit)
    let sources = ProbeSources(unit, views: views)
    switch try compiler.library(for: sources) {
    case .library(let library, _):
      return Attempt(unit: unit, library: library, sources: sources)
    case .failed(let messages):
      return try attemptWithSamples(unit, views, messages)
        ?? Attempt(unit: unit, messages: messages)
    }
  }

  /// With sample values for what the named types need; nil if that does not help.
  private func attemptWithSamples(
    _ unit: SourceUnit, _ views: [String], _ messages: String
  ) throws -> Attempt? {
    let missing = MissingArguments.of(views, in: messages)
    guard !missing.isEmpty else { return nil }
    let sampled = views.map { view in
      missing.first { $0.view == view }?.call(with: MissingArguments.sample) ?? view
    }
    let sources = ProbeSources(unit, views: sampled)
    guard case .library(let library, _) = try compiler.library(for: sources) else { return nil }
    return Attempt(
      unit: unit, library: library, sources: sources, notes: missing.map(\.note))
  }

  /// How often files are added that others turn out to need.
  private static let maximumRounds = 8
  /// How many files are added at most.
  private static let maximumNeeded = 40

  /// With the files that declare what is missing, and those that these need; the last attempt if
  /// that does not help.
  private func complete(_ first: Attempt, with needed: inout NeededFiles) throws -> Attempt {
    var last = first
    for _ in 0..<Self.maximumRounds where last.sources == nil {
      let known = Set((last.unit.files + last.unit.neighbours).map(\.path))
      let more = needed.missing(in: last.messages, besides: known)
      guard !more.isEmpty, last.needed.count + more.count <= Self.maximumNeeded else { break }
      var unit = last.unit
      unit.neighbours += more.map(\.file)
      let files = last.needed + more
      last = try attempt(unit)
      last.needed = files
    }
    return last
  }

  /// - Parameter given: what was asked for, of which no file has to be mentioned.
  private func result(_ attempt: Attempt, within given: SourceUnit? = nil) -> Result {
    guard let library = attempt.library, let sources = attempt.sources else { return Result() }
    var result = Result(
      libraries: [Library(library: library, files: sources.probedFiles, sources: sources)],
      notes: attempt.notes)
    let known = (given ?? attempt.unit).files.map(\.path)
    let added = attempt.needed.filter { !known.contains($0.file.path) }
    if !added.isEmpty {
      result.notes.append("\(attempt.unit.path) is compiled with \(Self.text(added))")
    }
    return result
  }

  /// `A.swift, which declares A and B; C.swift, which declares C`
  private static func text(_ needed: [NeededFiles.Needed]) -> String {
    needed.map { needed in
      "\(needed.file.path), which declares \(SpellingSuggestion.list(needed.names, "and"))"
    }
    .joined(separator: "; ")
  }

  // MARK: Folders

  /// Each file with those that declare what it needs. What is wrong with a file is seen in the
  /// folder, where nothing else is missing.
  private func compileApart(
    _ unit: SourceUnit, _ messages: String, with needed: inout NeededFiles
  ) throws -> Result {
    var result = Result()
    result.notes.append("\(unit.path) does not compile as one module; its files are tried alone")
    for file in unit.separateFiles {
      let inFolder = CompileErrors.of(file.path, in: messages)
      if ProbeSources(file, views: views(file)).isEmpty {
        // It only matters to those that need it.
        if inFolder != nil {
          result.notes.append("\(file.path) does not compile; nothing to probe")
        }
        continue
      }
      let attempt = try complete(try attempt(file), with: &needed)
      if attempt.sources != nil {
        let own = self.result(attempt, within: unit)
        result.libraries += own.libraries
        result.notes += own.notes
      } else {
        result.failures.append(failure(file, inFolder ?? attempt.messages))
      }
    }
    if result.libraries.isEmpty {
      // Nothing was gained: what is wrong with the whole is closer to the cause.
      result.failures = [failure(unit, messages)]
    }
    return result
  }

  // MARK: Failures

  /// What is wrong with a unit that its neighbours did not complete.
  private func failure(_ completed: Attempt, _ alone: Attempt) -> ProbeFailure {
    let unit = alone.unit
    guard !completed.needed.isEmpty else { return failure(unit, alone.messages) }
    let own = unit.files.compactMap { CompileErrors.of($0.path, in: completed.messages) }
      .joined(separator: "\n")
    // Beside its neighbours a file shows only what is wrong with itself.
    let errors = CompileErrors.lines(own)
    if !errors.isEmpty, errors.isSubset(of: CompileErrors.lines(alone.messages)) {
      return failure(unit, own)
    }
    let first = completed.messages.split(separator: "\n").first { $0.contains(": error: ") } ?? ""
    let attempt =
      "It does not compile with \(Self.text(completed.needed)) either:\n"
      + (own.isEmpty ? String(first) : own)
    return failure(unit, alone.messages + "\n" + attempt)
  }

  private func failure(_ unit: SourceUnit, _ messages: String) -> ProbeFailure {
    let hints = CompileHint.hints(messages, fileCount: unit.files.count, views: views(unit))
    return ProbeFailure(
      kind: .compile, source: unit.path, message: ([messages] + hints).joined(separator: "\n"))
  }
}

extension ProbeSources {
  /// The files that have something to probe, in order.
  var probedFiles: [String] {
    var files: [String] = []
    for item in entry.items where !files.contains(item.file) { files.append(item.file) }
    return files
  }
}
