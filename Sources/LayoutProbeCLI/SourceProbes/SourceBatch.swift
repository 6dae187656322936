import LayoutProbe

/// Compiles a unit so that as much of it as possible can be probed: what does not compile is left
/// out and reported, the rest goes on.
struct SourceBatch: Sendable {
  let compiler: CachedProbeCompiler
  /// The views of a unit that are probed by name.
  let views: @Sendable (SourceUnit) -> [String]

  struct Library: Sendable {
    var library: URL
    /// The files in it that have something to probe.
    var files: [String]
  }

  struct Result: Sendable {
    var libraries: [Library] = []
    var failures: [ProbeFailure] = []
    var notes: [String] = []
  }

  func compile(_ unit: SourceUnit, _ sources: ProbeSources) throws -> Result {
    switch try compiler.library(for: sources) {
    case .library(let library, _):
      return Result(libraries: [Library(library: library, files: sources.probedFiles)])
    case .failed(let messages):
      if let result = try compileWithSamples(unit, messages) { return result }
      guard unit.files.count > 1, unit.expressions.isEmpty else {
        return Result(failures: [failure(unit, messages)])
      }
      return try compileApart(unit, messages)
    }
  }

  /// With sample values for what the named types need; nil if that does not help.
  private func compileWithSamples(_ unit: SourceUnit, _ messages: String) throws -> Result? {
    let missing = MissingArguments.of(views(unit), in: messages)
    guard !missing.isEmpty else { return nil }
    let sampled = views(unit).map { view in
      missing.first { $0.view == view }?.call(with: MissingArguments.sample) ?? view
    }
    let sources = ProbeSources(unit, views: sampled)
    guard case .library(let library, _) = try compiler.library(for: sources) else { return nil }
    return Result(
      libraries: [Library(library: library, files: sources.probedFiles)],
      notes: missing.map(\.note))
  }

  /// Each file with those that declare what it needs. What is wrong with a file is seen in the
  /// folder, where nothing else is missing.
  private func compileApart(_ unit: SourceUnit, _ messages: String) throws -> Result {
    var result = Result()
    result.notes.append("\(unit.path) does not compile as one module; its files are tried alone")
    let needed = NeededFiles(unit.files)
    for (number, file) in unit.separateFiles.enumerated() {
      let inFolder = CompileErrors.of(file.path, in: messages)
      if ProbeSources(file, views: views(file)).isEmpty {
        // It only matters to those that need it.
        if inFolder != nil {
          result.notes.append("\(file.path) does not compile; nothing to probe")
        }
        continue
      }
      switch try library(for: number, of: unit, needed) {
      case .library(let library, _):
        result.libraries.append(Library(library: library, files: [file.path]))
      case .failed(let own):
        result.failures.append(failure(file, inFolder ?? own))
      }
    }
    if result.libraries.isEmpty {
      // Nothing was gained: what is wrong with the whole is closer to the cause.
      result.failures = [failure(unit, messages)]
    }
    return result
  }

  /// How often files are added that others turn out to need.
  private static let maximumRounds = 6

  /// A file alone, then with the files that it turns out to need.
  private func library(
    for number: Int, of unit: SourceUnit, _ needed: NeededFiles
  ) throws -> CachedProbeCompiler.Outcome {
    let name = unit.separateFiles[number].name
    var numbers = [number]
    for _ in 0..<Self.maximumRounds {
      let part = SourceUnit(name: name, files: numbers.map { unit.files[$0] })
      let outcome = try compiler.library(
        for: ProbeSources(part, views: views(unit.separateFiles[number])))
      guard case .failed(let messages) = outcome else { return outcome }
      let more = needed.missing(in: messages).filter { !numbers.contains($0) }
      if more.isEmpty { return outcome }
      numbers += more
    }
    return .failed(messages: "\(name) needs too many other files")
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
