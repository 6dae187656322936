import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Completions")
struct CompletionsTests {
  @Test("Each shell that is installed accepts its script", arguments: Shell.allCases)
  func syntax(shell: Shell) throws {
    guard let runner = ShellRunner(shell) else { return }
    try ShellRunner.inFolder(for: shell) { _, script in
      let result = try runner.run(["-n", script.path])
      #expect(result.status == 0)
      #expect(result.output.isEmpty)
    }
  }

  @Test(
    "Every script knows every command and option but the hidden ones", arguments: Shell.allCases)
  func coverage(shell: Shell) {
    let script = Completions.script(for: shell, table: SampleTable.table)
    for command in SampleTable.table.visibleCommands {
      #expect(script.contains(command.name))
      for option in command.options {
        #expect(script.contains(shell == .fish ? "-l \(option.name)" : option.longSpelling))
      }
    }
    #expect(!script.contains("secret"))
  }

  @Test("In bash the first word is completed to a command, or to an option of the program")
  func bashCommands() throws {
    try expectBash(["layoutprobe", "ins"], ["inspect"])
    try expectBash(
      ["layoutprobe", ""],
      ["inspect", "completions", "awkward-words", "help", "--help", "--version"])
    try expectBash(["layoutprobe", "help", "co"], ["completions"])
  }

  @Test("In bash an option is completed among those of its command")
  func bashOptions() throws {
    try expectBash(["layoutprobe", "inspect", "--t"], ["--tree", "--text", "--timeout"])
    try expectBash(["layoutprobe", "completions", "--"], ["--help"])
    try expectBash(
      ["layoutprobe", "awkward-words", ""], ["--quote", "--output", "--into", "--help"])
  }

  @Test("In bash the choices of an option and of an argument are offered")
  func bashChoices() throws {
    try expectBash(["layoutprobe", "inspect", "--format", ""], ["text", "json"])
    try expectBash(["layoutprobe", "inspect", "--propose", "m"], ["min", "max"])
    try expectBash(["layoutprobe", "completions", ""], ["bash", "zsh", "fish"])
  }

  @Test("In bash a value behind '=', which bash splits off, is completed too")
  func bashEquals() throws {
    try expectBash(["layoutprobe", "inspect", "--format", "="], ["text", "json"])
    try expectBash(["layoutprobe", "inspect", "--format", "=", "j"], ["json"])
  }

  @Test("In bash files and folders are offered where they are expected, spaces included")
  func bashFiles() throws {
    try expectBash(["layoutprobe", "inspect", "C"], ["Card.swift"])
    try expectBash(["layoutprobe", "inspect", "--tree", "M"], ["My Views"])
    try expectBash(["layoutprobe", "awkward-words", "-o", "C"], ["Card.swift"])
    try expectBash(["layoutprobe", "awkward-words", "--into", "C"], [])
    try expectBash(["layoutprobe", "awkward-words", "--into", "M"], ["My Views"])
  }

  @Test("In bash nothing is offered for a free text")
  func bashFreeText() throws {
    try expectBash(["layoutprobe", "inspect", "--view", ""], [])
  }

  @Test("In bash no option is offered after '--'")
  func bashDoubleDash() throws {
    try expectBash(["layoutprobe", "inspect", "--", "--t"], [])
    try expectBash(["layoutprobe", "inspect", "--", "C"], ["Card.swift"])
  }

  @Test("In bash words that are special to a shell are offered quoted and never expanded")
  func bashQuoting() throws {
    try expectBash(
      ["layoutprobe", "awkward-words", "--quote", ""], ["it\\'s", "a\\ b", "\\$HOME", "x:y"])
  }

  @Test("A quoted text is read back unchanged by bash")
  func posixQuoting() throws {
    let awkward = "it's \"$HOME\" `date` \\ *\n!"
    guard let bash = ShellRunner(.bash) else { return }
    let result = try bash.run(["-c", "printf %s \(ShellQuoting.posix(awkward))"])
    #expect(result.output == awkward)
  }

  @Test("A description that is special to zsh is escaped in its script")
  func zshEscaping() {
    let script = Completions.script(for: .zsh, table: SampleTable.table)
    #expect(script.contains(#"'(--quote)--quote=[It'\''s $HOME\: `date` \["x"\] \\]:"#))
    #expect(script.contains(#"(it\'\''s a\ b \$HOME x\:y)'"#))
    #expect(script.contains("'*-e[Inspect this expression.]:EXPRESSION: '"))
    #expect(script.contains("'*:PATH:_files'"))
    #expect(script.contains("'1:SHELL:(bash zsh fish)'"))
  }

  @Test("A description that is special to fish is escaped in its script")
  func fishEscaping() {
    let script = Completions.script(for: .fish, table: SampleTable.table)
    #expect(script.contains(#"-d 'It\'s $HOME: `date` ["x"] \\'"#))
    #expect(script.contains("-l expression -s e -x -d 'Inspect this expression.'"))
    #expect(script.contains("-l format -x -a 'text json'"))
    #expect(script.contains("-l output -s o -r -F"))
    #expect(script.contains("_command_is inspect' -F"))
  }

  @Test(
    "In fish commands, options, choices and files are offered where they are expected",
    arguments: [
      ("layoutprobe ins", ["inspect"]),
      ("layoutprobe inspect --t", ["--text", "--timeout", "--tree"]),
      ("layoutprobe inspect --format ", ["json", "text"]),
      ("layoutprobe inspect --format=j", ["--format=json"]),
      ("layoutprobe inspect C", ["Card.swift"]),
      ("layoutprobe completions ", ["bash", "fish", "zsh"]),
      ("layoutprobe completions C", []),
      ("layoutprobe help ins", ["inspect"]),
      ("layoutprobe help inspect --t", []),
      ("layoutprobe awkward-words -o C", ["Card.swift"]),
      ("layoutprobe awkward-words --into M", ["My Views/"]),
      ("layoutprobe awkward-words --quote ", ["$HOME", "a b", "it's", "x:y"]),
    ])
  func fishOffers(line: String, expected: [String]) throws {
    try expectFish(line, expected)
  }

  @Test("A command with actions completes the action first, then files")
  func actions() throws {
    let table = SampleTable.grouped
    try expectBash(["layoutprobe", "record", ""], ["write", "show"], table: table)
    try expectBash(["layoutprobe", "record", "w"], ["write"], table: table)
    try expectBash(["layoutprobe", "record", "write", "C"], ["Card.swift"], table: table)
    try expectBash(["layoutprobe", "record", "--text", "s"], ["show"], table: table)
    try expectFish("layoutprobe record ", ["show", "write"], table: table)
    try expectFish("layoutprobe record write C", ["Card.swift"], table: table)
    let zsh = Completions.script(for: .zsh, table: table)
    #expect(zsh.contains("'1:ACTION:(write show)'"))
    #expect(zsh.contains("'*:PATH:_files'"))
  }

  @Test(
    "The rules, the shells and the commands are offered as arguments", arguments: Shell.allCases)
  func arguments(shell: Shell) {
    let script = Completions.script(for: shell, table: CommandLineProgram.table)
    for word in ["size-inverted", "loop-churning", "prune", "fish"] {
      #expect(script.contains(word), "\(word)")
    }
  }

  /// Asks fish to complete a line.
  private func expectFish(
    _ line: String, _ expected: [String], table: CommandTable = SampleTable.table,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    guard let fish = ShellRunner(.fish) else { return }
    try ShellRunner.inFolder(for: .fish, table: table) { folder, script in
      let simulation = "source $argv[1]; complete -C $argv[2]"
      let result = try fish.run(
        ["--no-config", "-c", simulation, script.path, line], in: folder)
      // Behind a tab stands the description.
      let offered = result.output.split(separator: "\n").map {
        String($0.prefix { $0 != "\t" })
      }
      #expect(offered.sorted() == expected, sourceLocation: sourceLocation)
    }
  }

  /// Loads the script into bash and asks it to complete the last of the words.
  private func expectBash(
    _ words: [String], _ expected: [String], table: CommandTable = SampleTable.table,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    guard let bash = ShellRunner(.bash) else { return }
    try ShellRunner.inFolder(for: .bash, table: table) { folder, script in
      let simulation = """
        source "$0"
        COMP_WORDS=("$@")
        COMP_CWORD=$(($# - 1))
        _layoutprobe
        [ ${#COMPREPLY[@]} -eq 0 ] || printf '%s\\n' "${COMPREPLY[@]}"
        """
      let result = try bash.run(
        ["--norc", "-c", simulation, script.path] + words, in: folder)
      let offered = result.output.split(separator: "\n").map(String.init)
      #expect(offered == expected, sourceLocation: sourceLocation)
    }
  }
}
