/// Arguments that are drawn from the program's own table of commands: mostly what an option takes,
/// and now and then what it does not.
struct FuzzArguments: Sendable {
  private var draw: Draw
  /// Paths of the files that there are.
  private let paths: [String]
  private let table: CommandTable

  /// Commands that end by themselves, write into the folder they run in alone, and start no test. Those
  /// that read sources are drawn more often.
  private static let commands = [
    "check", "check", "check", "inspect", "inspect", "trace", "sweep", "why", "baseline", "list",
    "report", "report", "report", "diff", "diff", "compare", "rules", "explain", "completions",
    "reduce",
  ]

  init(seed: UInt64, paths: [String], table: CommandTable) {
    draw = Draw(seed: seed)
    self.paths = paths
    self.table = table
  }

  /// Those of a command that is drawn too.
  mutating func next() -> [String] {
    let name = draw.one(in: FuzzArguments.commands) ?? "check"
    return table.command(named: name).map { next(of: $0) } ?? []
  }

  private mutating func next(of spec: CommandSpec) -> [String] {
    var arguments = [spec.name]
    if let positional = spec.positional { arguments += values(of: positional) }
    for _ in 0..<draw.number(0...4) {
      guard let option = draw.one(in: spec.options) else { continue }
      // What fetches from elsewhere does not depend on the seed alone.
      if option.name != "resolve" { arguments += spelling(of: option) }
    }
    // Without a limit of its own, it may follow a slow view for as long as a run may take here.
    if spec.name == "sweep" { arguments += ["--timeout", "20"] }
    if draw.happens(3) { arguments.append(draw.one(of: "--", "--no-such", "-", "", "-q-v", "--=")) }
    if draw.happens(3), arguments.count > 1 { arguments.swapAt(1, arguments.count - 1) }
    return arguments
  }

  private mutating func values(of positional: PositionalSpec) -> [String] {
    var values: [String] = []
    if let action = draw.one(in: positional.actions) { values.append(action) }
    let most = min(positional.maximumCount ?? 2, 4)
    let count = draw.number(min(positional.minimumCount, most)...max(most, positional.minimumCount))
    for _ in 0..<count {
      switch positional.kind {
      case .choice(let words), .suggested(let words):
        values.append(draw.happens(90) ? draw.one(in: words) ?? "" : text())
      case .file, .folder: values.append(path())
      case .text: values.append(text())
      }
    }
    return values
  }

  private mutating func spelling(of option: OptionSpec) -> [String] {
    let name = draw.happens(20) ? option.shortSpelling ?? option.longSpelling : option.longSpelling
    let value: String
    switch option.kind {
    case .flag: return [name]
    case .choice(let choices): value = draw.happens(92) ? draw.one(in: choices) ?? "" : text()
    case .file, .folder: value = path()
    case .text:
      value =
        draw.happens(50)
        ? draw.one(in: option.suggestedValues) ?? fitting(option) : text()
    }
    return draw.happens(30) && name.hasPrefix("--") ? ["\(name)=\(value)"] : [name, value]
  }

  /// A value of the form that the option takes.
  private mutating func fitting(_ option: OptionSpec) -> String {
    switch option.placeholder ?? "" {
    case "WxH": draw.one(of: "100x200", "0x0", "393x852", "1x1e9", "nanx5")
    case "N", "SECONDS", "MB", "LENGTH", "PERCENT": number()
    case "I/N": draw.one(of: "1/2", "2/2", "0/1", "3/2", "1/1000000")
    case "FROM...TO": draw.one(of: "100...300", "300...100", "0...0", "1...inf", "50...50.5")
    case "FORMAT=PATH":
      draw.one(
        of: "json=out.json", "html=out.html", "svg=pictures", "sarif=out/a/b", "x=y", "json=")
    case "AXIS=VALUE,…":
      draw.one(of: "text=large", "appearance=dark,light", "device=", "x=y", "width=100,200")
    case "RULE=LEVEL[:REASON]":
      draw.one(of: "size-inverted=error", "size-impure=off:because", "x=error", "size-impure=")
    case "RULE", "RULE[:REASON]": draw.one(in: ContractRules.ids.sorted()) ?? ""
    case "FIGURE=N": draw.one(of: "passes=2", "writes=0", "passes=-1", "nodes=1e9", "x=1")
    case "PROPOSAL": draw.one(of: "min", "ideal", "max", "50x60", "0xinf", "idealxmin")
    case "EXPRESSION":
      draw.one(of: "Text(\"a\")", "VStack { Color.red }", "1 + ", "Color.red.frame(width: -1)")
    case "NODE": draw.one(of: "0", "VStack", "*", "a/b/c", "VStack[3]/Text")
    default: text()
    }
  }

  private mutating func number() -> String {
    draw.one(
      of: "0", "1", "2", "3", "7", "0.5", "-1", "1e9", "nan", "inf", "99999999999999999999", "0x10")
  }

  private mutating func path() -> String {
    draw.happens(80) ? draw.one(in: paths) ?? "" : draw.one(of: ".", "missing.swift", "", "a/../b")
  }

  private mutating func text() -> String {
    draw.one(
      of: "", "x", "One", "size", number(), path(), "a=b", "a,b,", "\u{1B}[31m", "\u{1F468}", "-1",
      "%s%n",
      String(repeating: "long", count: 300), "*", "[", "\n")
  }
}
