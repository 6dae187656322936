import Testing

@testable import LayoutProbeCLI

@Suite("Usage errors")
struct UsageErrorTests {
  @Test("An error reads as the problem, what was probably meant, and where to get help")
  func wholeText() {
    #expect(
      SampleTable.error("inspect", "--propse", "min")?.description == """
        unknown option '--propse'
          did you mean '--propose'?
          see 'layoutprobe help inspect'
        """)
    #expect(
      SampleTable.error("inspct")?.description == """
        unknown command 'inspct'
          did you mean 'inspect'?
          see 'layoutprobe help'
        """)
  }

  @Test(
    "A misspelt option is recognised",
    arguments: [
      ("--propse", "'--propose'"), ("--prop=min", "'--propose'"), ("--fromat", "'--format'"),
      ("-tree", "'--tree'"), ("--Tree", "'--tree'"), ("--exp", "'--expression'"),
      ("--t", "'--tree', '--text' or '--timeout'"), ("-eText()", "'-e Text()'"),
      ("-e=Text()", "'-e Text()'"), ("-expression", "'--expression'"),
    ])
  func misspeltOption(given: String, meant: String) {
    #expect(SampleTable.error("inspect", given)?.suggestion == "did you mean \(meant)?")
  }

  @Test("An option that resembles none is not guessed at")
  func strangeOption() {
    let error = SampleTable.error("inspect", "--zzzzzz")
    #expect(error?.message == "unknown option '--zzzzzz'")
    #expect(error?.suggestion == "an argument that begins with '-' goes after '--'")
    #expect(SampleTable.error("awkward-words", "--zzzzzz")?.suggestion == nil)
  }

  @Test(
    "A missing value is named with what it should look like",
    arguments: [
      (["--size"], "'--size' needs a value: --size WxH"),
      (["--size", "--tree"], "'--size' needs a value: --size WxH"),
      (["--size", "--format=json"], "'--size' needs a value: --size WxH"),
      (["--size", "--", "a"], "'--size' needs a value: --size WxH"),
      (["--size="], "'--size' needs a value: --size WxH"),
      (["--size", ""], "'--size' needs a value: --size WxH"),
      (["-e"], "'-e' needs a value: -e EXPRESSION"),
      (["-e", "-e", "A()"], "'-e' needs a value: -e EXPRESSION"),
      (["--format"], "'--format' needs a value: --format text|json"),
    ])
  func missingValue(arguments: [String], message: String) throws {
    let parser = ArgumentParser(command: SampleTable.inspect, program: "layoutprobe")
    let error = #expect(throws: UsageError.self) { try parser.parse(arguments) }
    #expect(error?.message == message)
  }

  @Test("A value that is none of the choices is told the choices and the nearest of them")
  func badChoice() {
    let error = SampleTable.error("inspect", "--format", "jsn")
    #expect(error?.message == "'--format' cannot be 'jsn': choose text or json")
    #expect(error?.suggestion == "did you mean 'json'?")
    #expect(SampleTable.error("inspect", "--format", "yaml")?.suggestion == nil)

    let shell = SampleTable.error("completions", "bahs")
    #expect(shell?.message == "SHELL cannot be 'bahs': choose bash, zsh or fish")
    #expect(shell?.suggestion == "did you mean 'bash'?")
    #expect(
      SampleTable.error("completions", "bsh")?.suggestion == "did you mean 'bash' or 'zsh'?")
  }

  @Test("An option that is given twice is refused unless it is repeatable")
  func duplicates() {
    #expect(
      SampleTable.error("inspect", "--size", "1x1", "--size=2x2")?.message
        == "'--size' was given more than once")
    #expect(
      SampleTable.error("inspect", "--tree", "--tree")?.message
        == "'--tree' was given more than once")
    #expect(SampleTable.error("inspect", "-e", "A()", "--expression", "B()") == nil)
  }

  @Test("A flag that is given a value is refused")
  func flagWithValue() {
    let error = SampleTable.error("inspect", "--tree=no")
    #expect(error?.message == "'--tree' takes no value")
    #expect(error?.suggestion == "write --tree")
  }

  @Test("Too few and too many arguments are refused")
  func positionalCount() {
    let missing = SampleTable.error("completions")
    #expect(missing?.message == "missing SHELL")
    #expect(missing?.suggestion == "usage: layoutprobe completions [OPTIONS] SHELL")
    let tooMany = SampleTable.error("completions", "zsh", "bash")
    #expect(tooMany?.message == "unexpected argument 'bash'")
    #expect(tooMany?.suggestion == "'completions' takes at most 1 SHELL")
    #expect(
      SampleTable.error("awkward-words", "x")?.suggestion == "'awkward-words' takes options only")
    #expect(SampleTable.error("help", "inspect", "x")?.message == "unexpected argument 'x'")
  }

  @Test("A command line without a command names the commands, hidden ones excepted")
  func noCommand() {
    let error = SampleTable.error()
    #expect(error?.message == "no command was given")
    #expect(error?.suggestion == "commands: inspect, completions, awkward-words, help")
  }

  @Test("A hidden command works but is never suggested")
  func hiddenCommand() {
    #expect(SampleTable.error("secret") == nil)
    #expect(SampleTable.error("secrt")?.suggestion == nil)
  }

  @Test("An option in the place of the command is told where it belongs")
  func optionBeforeCommand() {
    #expect(
      SampleTable.error("--tree")?.suggestion
        == "options come after a command: layoutprobe COMMAND --tree")
    #expect(SampleTable.error("--versoin")?.suggestion == "did you mean '--version'?")
  }

  @Test("'help' of an unknown command suggests the right one")
  func helpOfUnknownCommand() {
    #expect(SampleTable.error("help", "inspct")?.suggestion == "did you mean 'inspect'?")
  }

  @Test(
    "A slip is an insertion, a deletion, a replacement or a swap of neighbours",
    arguments: [
      ("tree", "tree", 0), ("tre", "tree", 1), ("treee", "tree", 1), ("trae", "tree", 1),
      ("rtee", "tree", 1), ("", "abc", 3), ("abc", "", 3), ("ca", "abc", 3),
    ])
  func editDistance(first: String, second: String, distance: Int) {
    #expect(EditDistance.between(first, second) == distance)
  }
}
