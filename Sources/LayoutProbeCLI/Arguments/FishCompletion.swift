/// The completion script for fish.
struct FishCompletion {
  let table: CommandTable

  private var function: String { "__" + ShellQuoting.identifier(table.program) }

  var script: String {
    let commands = table.visibleCommands
    let lines =
      [line("-f")]
      + commands.map {
        line(condition: nil, "-a", argument([$0.name]), "-d", ShellQuoting.fish($0.summary))
      }
      + table.programOptions.map {
        line(condition: nil, "-l", $0.name, "-d", ShellQuoting.fish($0.help))
      }
      + commands.flatMap(self.lines)
    return """
      # Completions of \(table.program) for fish. Load them from ~/.config/fish/config.fish:
      #   \(table.program) completions fish | source

      function \(function)_command_is
        set -l words (commandline -opc)
        if test (count $words) -lt 2
          test -z "$argv[1]"
        else
          test "$words[2]" = "$argv[1]"
        end
      end

      \(lines.joined(separator: "\n"))

      """
  }

  private func lines(of command: CommandSpec) -> [String] {
    let options = command.options.map { option in
      var words = ["-l", ShellQuoting.fish(option.name)]
      if let short = option.short { words += ["-s", ShellQuoting.fish(String(short))] }
      words += option.kind == .flag ? [] : value(option.completion)
      return line(condition: command.name, words + ["-d", ShellQuoting.fish(option.help)])
    }
    guard let positional = command.positional, positional.completion != .nothing else {
      return options
    }
    guard !positional.actions.isEmpty else {
      return options + [line(condition: command.name, positionalWords(positional))]
    }
    let isGiven =
      "__fish_seen_subcommand_from "
      + positional.actions.map(ShellQuoting.fish).joined(separator: " ")
    return options + [
      line(
        condition: command.name, and: "not " + isGiven, ["-a", argument(positional.actions)]),
      line(condition: command.name, and: isGiven, positionalWords(positional)),
    ]
  }
}

extension FishCompletion {
  /// `-x` asks for a value that is no file, `-r` for one that `-F` lets be a file again.
  private func value(_ completion: ValueCompletion) -> [String] {
    switch completion {
    case .nothing: ["-x"]
    case .words(let words): ["-x", "-a", argument(words)]
    case .files: ["-r", "-F"]
    case .folders: ["-x", "-a", Self.folders]
    }
  }

  private func positionalWords(_ positional: PositionalSpec) -> [String] {
    switch positional.completion {
    case .nothing: []
    case .words(let words): ["-a", argument(words)]
    case .files: ["-F"]
    case .folders: ["-a", Self.folders]
    }
  }

  private static let folders = "'(__fish_complete_directories)'"

  /// fish reads the list once more before it splits it, so each word is quoted by itself too.
  private func argument(_ words: [String]) -> String {
    ShellQuoting.fish(words.map(ShellQuoting.fish).joined(separator: " "))
  }

  private func line(_ words: String...) -> String {
    line(words)
  }

  /// A line that counts after one command, or, without it, where a command is expected.
  private func line(condition command: String?, _ words: String...) -> String {
    line(condition: command, words)
  }

  private func line(
    condition command: String?, and other: String? = nil, _ words: [String]
  ) -> String {
    let test =
      "\(function)_command_is " + ShellQuoting.fish(command ?? "")
      + (other.map { "; and " + $0 } ?? "")
    return line(["-n", ShellQuoting.fish(test)] + words)
  }

  private func line(_ words: [String]) -> String {
    (["complete", "-c", ShellQuoting.fish(table.program)] + words).joined(separator: " ")
  }
}
