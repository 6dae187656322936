import Testing

@testable import LayoutProbeCLI

@Suite("Reading arguments")
struct ArgumentParserTests {
  @Test("An option takes its value from the next argument, or from behind '='")
  func valueForms() throws {
    #expect(try SampleTable.inspect("--size", "3x4").value(.size) == "3x4")
    #expect(try SampleTable.inspect("--size=3x4").value(.size) == "3x4")
    #expect(try SampleTable.inspect("--view=a=b").value(.view) == "a=b")
  }

  @Test("A short option stands for its long one")
  func shortOption() throws {
    #expect(
      try SampleTable.inspect("-e", "Text(\"a\")").value(.expression) == "Text(\"a\")")
  }

  @Test("A repeatable option keeps all values in the order given, whatever form they have")
  func repeatableOption() throws {
    let parsed = try SampleTable.inspect("--propose", "min", "--propose=1x2", "--propose", "max")
    #expect(parsed.values(.propose) == ["min", "1x2", "max"])
    let expressions = try SampleTable.inspect("-e", "A()", "--expression", "B()")
    #expect(expressions.values(.expression) == ["A()", "B()"])
  }

  @Test("Options of different names keep the order in which they were given")
  func orderAcrossOptions() throws {
    let parsed = try SampleTable.inspect("-e", "A()", "--tree", "--propose", "min", "-e", "B()")
    #expect(
      parsed.givenOptions.map(\.option.rawValue) == ["expression", "tree", "propose", "expression"])
  }

  @Test("A flag is set only when it is given")
  func flags() throws {
    #expect(try SampleTable.inspect("--tree").flag(.tree))
    #expect(try !SampleTable.inspect("a").flag(.tree))
  }

  @Test("Paths may stand before, between and after options")
  func positionalsAmongOptions() throws {
    let parsed = try SampleTable.inspect("a", "--tree", "b", "--size", "1x1", "c")
    #expect(parsed.positionals == ["a", "b", "c"])
  }

  @Test("After '--' everything is a path, even what looks like an option")
  func doubleDash() throws {
    let parsed = try SampleTable.inspect("a", "--", "--tree", "-e", "--")
    #expect(parsed.positionals == ["a", "--tree", "-e", "--"])
    #expect(!parsed.flag(.tree))
  }

  @Test("A lone dash is a path")
  func loneDash() throws {
    #expect(try SampleTable.inspect("-").positionals == ["-"])
  }

  @Test("A value may begin with a dash as long as it is no option")
  func dashedValue() throws {
    #expect(try SampleTable.inspect("-e", "-1").value(.expression) == "-1")
    #expect(try SampleTable.inspect("-e", "--x").value(.expression) == "--x")
    #expect(try SampleTable.inspect("--view=--tree").value(.view) == "--tree")
  }

  @Test("An option that is not given has its default, or no value")
  func defaults() throws {
    let parsed = try SampleTable.inspect()
    #expect(parsed.value(.format) == "text")
    #expect(!parsed.isGiven(.format))
    #expect(parsed.value(.size) == nil)
    #expect(parsed.value(.jobs) == nil)
    #expect(parsed.values(.propose) == [])
    #expect(try SampleTable.inspect("--format", "json").values(.format) == ["json"])
  }

  @Test("Asking for help works even where arguments are missing or follow")
  func helpWins() throws {
    for spelling in ["--help", "-h"] {
      guard
        case .showHelp(let command) = try SampleTable.table.parse(["completions", spelling, "?"])
      else {
        Issue.record("no help for \(spelling)")
        continue
      }
      #expect(command?.name == "completions")
    }
  }

  @Test("'help' explains the program or one command, hidden ones included")
  func helpCommand() throws {
    let explained = try [["help"], ["--help"], ["help", "inspect"], ["help", "secret"]].map {
      guard case .showHelp(let command) = try SampleTable.table.parse($0) else { return "none" }
      return command?.name ?? "program"
    }
    #expect(explained == ["program", "program", "inspect", "secret"])
  }

  @Test("'--version' asks for the version")
  func version() throws {
    guard case .showVersion = try SampleTable.table.parse(["--version"]) else {
      Issue.record("not understood")
      return
    }
  }

  @Test("A command line is read as its command and that command's arguments")
  func commandLine() throws {
    guard
      case .run(let command, let parsed) = try SampleTable.table.parse(["inspect", "a", "--tree"])
    else {
      Issue.record("not understood")
      return
    }
    #expect(command.name == "inspect")
    #expect(parsed.positionals == ["a"])
    #expect(parsed.flag(.tree))
  }
}
