import LayoutProbe

/// Sources, what the program makes of them, and runs with parts of it damaged. All of it follows from
/// the seed and from what the program writes, which is the same each time.
struct FuzzCase: Sendable {
  let seed: UInt64
  let sources: [FuzzInput.File]
  /// What is written first: a configuration, a report and known findings.
  let preparations: [[String]]
  private var draw: Draw

  /// Runs after what is prepared.
  static let runs = 8

  static let configuration = "layoutprobe.json"
  static let report = "report.json"
  static let baseline = "layoutprobe-baseline.json"
  private static let folder = "Views"

  init(seed: UInt64) {
    self.seed = seed
    draw = Draw(seed: seed)
    sources = (0..<draw.number(1...2)).map { number in
      let name = "Panel\(number)"
      let source = FuzzSource(seed: seed &* 31 &+ UInt64(number), name: name)
      return FuzzInput.File(
        path: "\(FuzzCase.folder)/\(name).swift", bytes: Array(source.text.utf8))
    }
    preparations = [
      ["check", FuzzCase.folder, "--report", "json=\(FuzzCase.report)"],
      ["baseline", "write", FuzzCase.folder, "--baseline", FuzzCase.baseline],
    ]
  }

  /// All files, those included that the program may write.
  var paths: [String] {
    sources.map(\.path) + [FuzzCase.configuration, FuzzCase.report, FuzzCase.baseline]
  }

  /// The runs of commands of a table, with what was prepared.
  mutating func inputs(_ prepared: [FuzzInput.File], of table: CommandTable) -> [FuzzInput] {
    var arguments = FuzzArguments(
      seed: seed &+ 1, paths: paths + [FuzzCase.folder], table: table)
    return (0..<FuzzCase.runs).map { _ in
      var files = prepared
      if draw.happens(40) { files.append(configurationFile()) }
      for index in files.indices {
        // A damaged source is compiled again and again, which leaves no time for anything else.
        let isSource = files[index].path.hasSuffix(".swift")
        guard draw.happens(isSource ? 5 : 50) else { continue }
        files[index].bytes = FuzzDamage.damaged(files[index].bytes, &draw)
      }
      if draw.happens(5), let index = files.indices.last { files.remove(at: index) }
      return FuzzInput(files: files, arguments: arguments.next())
    }
  }

  private mutating func configurationFile() -> FuzzInput.File {
    let lines = [
      "\"paths\": [\"\(FuzzCase.folder)\"]", "\"fail-on\": \"warning\"", "\"timeout\": 20",
      "\"size\": \"200x300\"", "\"baseline\": \"\(FuzzCase.baseline)\"", "\"jobs\": 1",
      "\"rules\": { \"size-inverted\": { \"level\": \"off\", \"reason\": \"known\" } }",
      "\"budget\": [\"passes=3\"]", "\"report\": [\"json=out.json\"]", "\"device\": \"iPhone SE\"",
      "\"exclude\": [\"*.txt\"]", "\"strict\": true",
    ]
    let kept = lines.filter { _ in draw.happens(40) }
    let text = "{\n  " + kept.joined(separator: ",\n  ") + "\n}\n"
    return FuzzInput.File(path: FuzzCase.configuration, bytes: Array(text.utf8))
  }
}
