import Foundation
import LayoutProbe

/// Runs the program with random sources, arguments and damaged files until a time is over, and prints
/// what it does not end cleanly for.
struct FuzzTest: Sendable {
  let seed: UInt64
  let seconds: Double
  let jobs: Int
  /// The commands that are run.
  let table: CommandTable
  let oracle: FuzzOracle
  let executable: String

  init(
    seed: UInt64, seconds: Double, jobs: Int, table: CommandTable, oracle: FuzzOracle? = nil,
    executable: String = ProgramLocation.executable
  ) {
    self.seed = seed
    self.seconds = seconds
    self.jobs = jobs
    self.table = table
    self.oracle = oracle ?? .cleanEnd(of: table)
    self.executable = executable
  }

  /// What came of a case.
  struct Result: Sendable {
    var inputs = 0
    var findings: [Finding] = []
  }

  struct Finding: Sendable {
    var seed: UInt64
    var complaint: FuzzComplaint
    var input: FuzzInput

    var text: String { "WRONG seed \(seed): \(complaint.text)\n" + input.description }
  }

  func run(_ context: CommandContext) throws -> ExitCode {
    let end = ContinuousClock.now + .seconds(seconds)
    let results = try ParallelMap.run(Array(0..<jobs), jobs: jobs) { job in
      let folder = try WorkFolder.makeTemporary()
      defer { WorkFolder.remove(folder) }
      let run = FuzzRun(folder: folder, executable: executable)
      var total = Result()
      var number = UInt64(job)
      // The first one is run however short the time is.
      repeat {
        let result = try follow(FuzzCase(seed: seed &+ number), run)
        for finding in result.findings { context.output(finding.text) }
        total.inputs += result.inputs
        total.findings += result.findings
        number += UInt64(jobs)
      } while ContinuousClock.now < end
      return total
    }
    let inputs = results.reduce(0) { $0 + $1.inputs }
    let findings = results.reduce(0) { $0 + $1.findings.count }
    context.output("seed \(seed): \(inputs) inputs, \(findings) without a clean end\n")
    guard findings > 0 else { return .success }
    context.errors("layoutprobe: the program does not end cleanly for \(findings) inputs\n")
    return .findings
  }

  /// All runs of a case.
  func follow(_ fuzzCase: FuzzCase, _ run: FuzzRun) throws -> Result {
    var fuzzCase = fuzzCase
    var result = Result()
    var files = fuzzCase.sources
    for arguments in fuzzCase.preparations {
      try judge(FuzzInput(files: files, arguments: arguments), fuzzCase.seed, run, &result)
      files = run.files(fuzzCase.paths)
    }
    for input in fuzzCase.inputs(files, of: table) { try judge(input, fuzzCase.seed, run, &result) }
    return result
  }

  private static let secondsOfShrinking = 120

  private func judge(
    _ input: FuzzInput, _ seed: UInt64, _ run: FuzzRun, _ result: inout Result
  ) throws {
    result.inputs += 1
    guard let complaint = oracle.complaint(input, try run.run(input)) else { return }
    // What hangs would take all of the time to be made smaller.
    let end = ContinuousClock.now + .seconds(FuzzTest.secondsOfShrinking)
    var shrinking = FuzzShrinking { smaller in
      guard ContinuousClock.now < end else { return false }
      return oracle.complaint(smaller, try run.run(smaller))?.kind == complaint.kind
    }
    let smallest = try shrinking.shrunk(input)
    let words = oracle.complaint(smallest, try run.run(smallest)) ?? complaint
    // What is prepared is read from the folder after it.
    _ = try run.run(input)
    result.findings.append(Finding(seed: seed, complaint: words, input: smallest))
  }
}
