import LayoutProbe

/// A baseline on disk.
struct BaselineFile: Sendable {
  let path: String

  /// A file that cannot be used, in words.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The file that is named, or the usual one.
  static func target(_ arguments: ParsedArguments) -> BaselineFile {
    BaselineFile(path: arguments.value(.baseline) ?? Baseline.fileName)
  }

  /// The file that is named, which must be there, or the usual one if it is there.
  static func existing(_ arguments: ParsedArguments) throws -> BaselineFile? {
    let file = target(arguments)
    if FileManager.default.fileExists(atPath: file.path) { return file }
    guard arguments.isGiven(.baseline) else { return nil }
    throw UsageError(
      message: "\(file.path): there is no such file",
      suggestion: "make it: layoutprobe baseline write --baseline \(file.path)",
      helpCommand: "layoutprobe help baseline")
  }

  func read() throws -> Baseline {
    let data = try InputFile.contents(path)
    do {
      return try JSONDecoder().decode(Baseline.self, from: data)
    } catch {
      throw Failure(description: "\(path): \(JSONProblem.text(error, in: data))")
    }
  }

  /// Changes the file, empty if it is not there, while no other process does.
  func change(_ change: (Baseline) throws -> BaselineUpdate) throws -> BaselineUpdate {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // The folder is what both have in common: the file itself is replaced.
    let descriptor = open(folder, O_RDONLY)
    guard descriptor >= 0 else { throw AtomicFile.Failure(path: path, code: errno) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw AtomicFile.Failure(path: path, code: errno) }
    }
    let isThere = FileManager.default.fileExists(atPath: path)
    let before = isThere ? try read() : Baseline()
    let update = try change(before)
    if !isThere || update.baseline != before {
      try AtomicFile.write(try update.baseline.text, to: path)
    }
    return update
  }

  /// A path of a report as it is seen from the file's folder, so that the file says the same
  /// wherever the program is started.
  func path(of source: String) -> String {
    guard !ExpressionSource.isName(source) else { return source }
    let here = FileManager.default.currentDirectoryPath
    return RelativePath.way(to: absolute(source, here), from: absolute(folder, here))
  }

  /// A path of the file as a report has it.
  func reportPath(of source: String) -> String {
    guard !ExpressionSource.isName(source) else { return source }
    let here = FileManager.default.currentDirectoryPath
    return RelativePath.way(to: absolute(source, absolute(folder, here)), from: here)
  }

  private var folder: String {
    let folder = RelativePath.folder(of: path)
    return folder.isEmpty ? "." : folder
  }

  private func absolute(_ path: String, _ here: String) -> String {
    path.hasPrefix("/") ? path : here + "/" + path
  }
}

extension InspectOptions {
  /// What a comparison with the file has to know about this run.
  ///
  /// - Parameter leftOut: files of modules that were not inspected.
  func scope(
    _ baseline: BaselineFile, leftOut: Set<String> = []
  ) -> BaselineComparison.Scope {
    let isAsked = isAsked(baseline, leftOut)
    let isSharded = settings.selection.shard != nil
    func isThere(_ source: String) -> Bool {
      ExpressionSource.isName(source)
        || FileManager.default.fileExists(atPath: baseline.reportPath(of: source))
    }
    return BaselineComparison.Scope(
      path: baseline.path(of:),
      // What was in a file that is gone may have moved to a probe of another shard.
      isAsked: { isAsked($0, $1) && (!isSharded || isThere($0)) }, isThere: isThere)
  }

  /// Whether a probe was to be run, by its source as the baseline names it.
  private func isAsked(
    _ baseline: BaselineFile, _ leftOut: Set<String>
  ) -> @Sendable (String, String) -> Bool {
    let roots = (paths.isEmpty ? defaultPaths : paths).map(baseline.path(of:))
    let isAll = roots.isEmpty && expressions.isEmpty
    let (views, expressions, selection) = (views, expressions, settings.selection)
    let exclusion = exclusion
    return { source, probe in
      let path = baseline.reportPath(of: source)
      guard !exclusion.holds(path: path), !leftOut.contains(path),
        selection.includes(source: path, probe: probe)
      else {
        return false
      }
      if !expressions.isEmpty { return expressions.contains(probe) }
      if !views.isEmpty, !views.contains(probe) { return false }
      return isAll
        || roots.contains { $0 == "." || source == $0 || source.hasPrefix($0 + "/") }
    }
  }
}
