import Foundation

extension ProbeCompiler {
  /// Looks at some files of a module: the compiler reads the declarations of all, and checks the
  /// bodies of these only. Its driver cannot be told so; the compiler proper can.
  ///
  /// - Parameters:
  ///   - focus: the paths of the files that are looked at.
  ///   - files: the paths of all.
  ///   - arguments: the driver's, without files.
  func look(
    at focus: [String], of files: [String], _ arguments: [String], in folder: URL,
    _ timeout: TimeInterval
  ) throws -> Outcome {
    guard let first = focus.first else { return .compiled }
    let asked = try run(
      compiler.path, arguments + [first, "-driver-print-jobs"], in: folder, timeout)
    var words = ShellWords.split(asked.output.prefix { $0 != "\n" })
    guard asked.isSuccess, let place = words.firstIndex(of: first), words.count > 2 else {
      return outcome(of: [asked], timeout, isMissing: true)
    }
    words.removeSubrange((words[place - 1] == "-primary-file" ? place - 1 : place)...place)
    let (executable, mode, flags) = (words[0], words[1], Array(words.dropFirst(2)))
    let groups = min(jobs, (focus.count + Self.filesInGroup - 1) / Self.filesInGroup)
    let compiler = self
    let results = try ParallelMap.run(Array(0..<groups), jobs: groups) { group in
      let primary = Set(
        focus.enumerated().filter { $0.offset % groups == group }.map(\.element))
      let inputs = files.flatMap { primary.contains($0) ? ["-primary-file", $0] : [$0] }
      return try compiler.run(
        executable, after: [mode], inputs + flags, in: folder, named: "-\(group)", timeout)
    }
    return outcome(of: results, timeout)
  }

  /// Fewer files than these are not worth a process of their own, which reads all others too.
  private static let filesInGroup = 12
}
