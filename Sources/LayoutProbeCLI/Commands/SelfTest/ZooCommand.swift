import LayoutProbe

/// `layoutprobe run-systems`: some of the systems of a self-test, in a process of their own.
enum ZooCommand: Command {
  static let spec = CommandSpec(
    "run-systems", summary: "Follow random feedback systems (for the program's own use).",
    positional: PositionalSpec(
      "NUMBER", .text, help: "The seed, the first system, how many there are, and the step.",
      minimumCount: 4, maximumCount: 4),
    isHidden: true)

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitCode {
    let numbers = arguments.positionals.compactMap(UInt64.init)
    guard numbers.count == 4, numbers[3] > 0 else { return .usage }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try MainLoop.run {
      for number in stride(from: Int(numbers[1]), to: Int(numbers[2]), by: Int(numbers[3])) {
        let result = await ZooResult(ZooSystem(number: number, seed: numbers[0]))
        context.output(String(decoding: try encoder.encode(result), as: UTF8.self) + "\n")
      }
    }
    return .success
  }
}
