import LayoutProbe

/// A worker's side of a ``ReportChannel``.
///
/// The file is open only while a line is written: the user's code may close descriptors that are not
/// its own, write to them, or put others in their place.
@MainActor
final class ReportWriter {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let path: String
  private let encoder = JSONEncoder()
  /// The process that may report: a process that the user's code forks goes on from there, and must not.
  private let owner = getpid()
  private var last: (number: Int, report: ProbeReport)?
  private var linesOfLast = 0
  /// Makes room where the user's code has opened as many files as it may.
  private var spare = SpareDescriptor()

  init(path: String) { self.path = path }

  func declare(_ declaration: ReportChannel.Declaration) throws {
    try append(ReportChannel.line(.declaration, try encoder.encode(declaration)))
  }

  /// A report of a probe; a later one says more.
  func write(_ report: ProbeReport, _ number: Int) throws {
    let before = last?.number == number ? last?.report : nil
    guard report != before else { return }
    if before == nil { linesOfLast = 0 }
    let line = try WorkerReport(number: number, report: report).line(encoder, after: before)
    try append(ReportChannel.line(.report, line.dropLast()))
    last = (number, report)
    linesOfLast += 1
  }

  /// Nothing more is to be said of a probe.
  func finish(_ number: Int) throws {
    try append(ReportChannel.line(.end, ReportChannel.end(of: number, lines: linesOfLast)))
  }

  private func append(_ line: Data) throws {
    guard getpid() == owner else { _exit(ExitCode.success.rawValue) }
    let flags = O_WRONLY | O_APPEND | O_CLOEXEC
    var file = open(path, flags)
    if file < 0, errno == EMFILE || errno == ENFILE {
      spare.give()
      file = open(path, flags)
    }
    guard file >= 0 else { throw failure() }
    defer {
      close(file)
      spare.takeBack()
    }
    // A whole line at once: what another thread writes to this number comes before or after it.
    let written = line.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
    guard written == line.count else { throw failure() }
  }

  private func failure() -> Failure {
    Failure(description: "the report cannot be written: \(String(cString: strerror(errno)))")
  }
}

/// A descriptor that is held only to be given up for another one.
private struct SpareDescriptor {
  private var number: Int32

  init() { number = SpareDescriptor.open() }

  private static func open() -> Int32 { Foundation.open("/dev/null", O_RDONLY | O_CLOEXEC) }

  mutating func give() {
    if number >= 0 { close(number) }
    number = -1
  }

  mutating func takeBack() {
    if number < 0 { number = SpareDescriptor.open() }
  }
}
