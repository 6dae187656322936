import Foundation
import LayoutProbe

/// What comes of a reduction: the smallest source until now, and where it goes.
///
/// A signal may ask for it at any time: the lock makes the unchecked conformance true.
final class ReducedFile: @unchecked Sendable {
  private let path: String?
  private let target: ReductionTarget
  private let views: [String]
  private let context: CommandContext
  private let lock = NSLock()
  private var versions: [String] = []
  private var tries = 0

  init(path: String?, target: ReductionTarget, views: [String], context: CommandContext) {
    self.path = path
    self.target = target
    self.views = views
    self.context = context
  }

  /// What a file begins with that was made here.
  private static let start = "// Reduced by layoutprobe: "

  /// Refuses a path at which something is that was not made here, in the words of a command.
  static func check(_ path: String, for helpCommand: String) throws {
    guard path != "-", FilePath.exists(path) else { return }
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    if let text, text.isEmpty || text.hasPrefix(start) { return }
    throw UsageError(
      message: "'\(path)' exists and is not overwritten",
      suggestion: "--output takes a new file, or one that 'reduce' wrote",
      helpCommand: helpCommand)
  }

  var best: String { lock.withLock { versions.last ?? "" } }

  func keep(_ version: String, tries: Int) {
    lock.withLock {
      if versions.last != version { versions.append(version) }
      self.tries = tries
    }
  }

  /// Lines that are not empty.
  static func lines(_ text: String) -> Int {
    text.split(whereSeparator: \.isNewline).filter { line in
      line.contains { !$0.isWhitespace }
    }.count
  }

  /// A version with a line that says what it shows.
  private func file(_ version: String) -> String {
    let options = views.map { " --view \(ShellQuoting.posix($0))" }.joined()
    let how = options.isEmpty ? "" : " (layoutprobe inspect FILE\(options))"
    return Self.start + "it shows \(target.rule)\(target.place)\(how).\n" + version
  }

  private func write(_ version: String) throws {
    if let path {
      try AtomicFile.write(file(version), to: path)
    } else {
      context.output(file(version))
    }
  }

  /// Writes the smallest version that shows the finding as a file, too.
  func finish(
    _ lines: Int, since start: ContinuousClock.Instant, check: (String) throws -> Bool
  ) throws {
    var version = versions.last ?? ""
    if try !check(file(version)) {
      // As a file it is compiled with other flags than together with others: the last one counts that
      // shows it there, too.
      var (right, wrong) = (0, versions.count - 1)
      while wrong - right > 1 {
        let middle = (right + wrong) / 2
        if try check(file(versions[middle])) { right = middle } else { wrong = middle }
      }
      version = versions[right]
    }
    Interruption.shared.setLastWords(nil)
    try write(version)
    let seconds: Double = (ContinuousClock.now - start) / .seconds(1)
    context.errors(summary(lines, version) + ", \(Int(seconds)) s\n")
  }

  /// Writes what there is when the program is ended.
  func writeInterrupted(_ lines: Int) {
    let version = best
    do { try write(version) } catch { context.errors("layoutprobe: \(error)\n") }
    context.errors(summary(lines, version) + "; it was not finished\n")
  }

  private func summary(_ lines: Int, _ version: String) -> String {
    let tries = lock.withLock { self.tries }
    return "layoutprobe: \(lines) lines → \(Self.lines(version)) in \(tries) "
      + (tries == 1 ? "try" : "tries")
  }
}
