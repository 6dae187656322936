import Foundation

/// One run of another program, its output in files, which unlike pipes never fill up.
struct ChildProcess: Sendable {
  struct End: Sendable {
    var status: Int32 = 0
    /// The signal that ended it; nil if it ended by itself.
    var signal: Int32?
    /// The seconds after which it was ended; nil if it ended in time.
    var timeLimit: Double?
    var isTimedOut: Bool { timeLimit != nil }
    var output = ""
    var errors = ""

    var isSuccess: Bool { status == 0 && signal == nil && !isTimedOut }

    /// Adds what it wrote.
    mutating func read(output: URL, errors: URL) {
      self.output = ChildProcess.text(output)
      self.errors = ChildProcess.text(errors)
    }

    /// What it said last: the runtime's message if there is one, else its last lines.
    var lastWords: String {
      let lines = errors.split(separator: "\n").map(String.init).filter {
        !ChildProcess.isStackFrame($0)
      }
      if let fatal = lines.lastIndex(where: { $0.contains("Fatal error") }) {
        // Where in the standard library a check stands is of no use.
        return lines[fatal].replacing(#/^Swift/[A-Za-z+]+\.swift:\d+: /#, with: "")
      }
      // Of a type, its name says it all: `'Swift.Int' (0x7fc0c9bda698)`.
      return lines.suffix(5).joined(separator: "\n").replacing(#/ \(0x[0-9a-f]+\)/#, with: "")
    }
  }

  /// `4    libc.so.6    0x00007f… <unavailable> + 357399`
  private static func isStackFrame(_ line: String) -> Bool {
    let fields = line.split(separator: " ", maxSplits: 3)
    return fields.count >= 3 && Int(fields[0]) != nil && fields[2].hasPrefix("0x")
  }

  let executable: String
  let arguments: [String]
  /// Added to this process's own.
  var environment: [String: String] = [:]
  let output: URL
  let errors: URL

  func run(timeout: TimeInterval) throws -> End { try run(TimeLimit(seconds: timeout)) }

  func run(_ limit: TimeLimit) throws -> End {
    if let end = Interruption.shared.supervisor?.run(self, limit: limit) { return end }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try ChildProcess.open(output)
    process.standardError = try ChildProcess.open(errors)
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try Interruption.shared.run(process)
    defer {
      Interruption.shared.forget(process.processIdentifier)
      Interruption.shared.endStrays()
    }
    var end = End()
    var watch = TimeLimit.Watch(limit, process.processIdentifier)
    var hasEnded = false
    while !hasEnded, let seconds = watch.next() {
      hasEnded = ended.wait(timeout: .now() + seconds) == .success
    }
    if !hasEnded {
      end.timeLimit = watch.limitReached
      limit.atTimeout(process.processIdentifier) {
        hasEnded = hasEnded || ended.wait(timeout: .now()) == .success
        return hasEnded
      }
    }
    if !hasEnded {
      ChildProcess.kill(process.processIdentifier)
      // Processes that it started may keep its end from being seen, and are ended as well.
      repeat {
        Interruption.shared.endStrays()
      } while ended.wait(timeout: .now() + 0.02) != .success
    }
    if process.terminationReason == .uncaughtSignal {
      end.signal = process.terminationStatus
    } else {
      end.status = process.terminationStatus
    }
    end.read(output: output, errors: errors)
    return end
  }

  private static func open(_ file: URL) throws -> FileHandle {
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  private static func text(_ file: URL) -> String {
    String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
  }

  /// The process and all that it started, but never this process's own group.
  static func kill(_ process: pid_t) {
    #if os(Linux)
      // They may have groups of their own.
      let others = Strays.descendants(of: process)
    #else
      let others: [pid_t] = []
    #endif
    let group = getpgid(process)
    if group > 0, group != getpgrp() { killpg(group, SIGKILL) }
    for process in [process] + others { Foundation.kill(process, SIGKILL) }
  }
}
