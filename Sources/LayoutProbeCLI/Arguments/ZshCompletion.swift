/// The completion script for zsh. It works both sourced and as a file `_program` in `fpath`.
struct ZshCompletion {
  let table: CommandTable

  private var function: String { "_" + ShellQuoting.identifier(table.program) }

  var script: String {
    """
    #compdef \(table.program)
    # Completions of \(table.program) for zsh. Load them from ~/.zshrc after compinit:
    #   source <(\(table.program) completions zsh)

    \(function)() {
      if (( CURRENT == 2 )); then
        local -a commands options
        commands=(
    \(described(table.visibleCommands.map { ($0.name, $0.summary) }))
        )
        options=(
    \(described(table.programOptions.map { ($0.longSpelling, $0.help) }))
        )
        _describe -t commands command commands
        _describe -o -t options option options
        return
      fi

      local command="${words[2]}"
      local curcontext="${curcontext%:*:*}:\(table.program)-${command}:"
      shift words
      (( CURRENT-- ))
      case "$command" in
    \(table.visibleCommands.map(branch).joined(separator: "\n"))
      esac
    }

    if [[ "${funcstack[1]}" == "\(function)" ]]; then
      \(function) "$@"
    else
      compdef \(function) \(ShellQuoting.posix(table.program))
    fi

    """
  }

  private func described(_ entries: [(word: String, help: String)]) -> String {
    entries.map { entry in
      let word = ShellQuoting.escaping(entry.word, ["\\", ":"])
      return "      " + ShellQuoting.posix("\(word):\(entry.help)")
    }.joined(separator: "\n")
  }

  private func branch(of command: CommandSpec) -> String {
    let specs = command.options.flatMap(argumentSpecs) + positionalSpecs(of: command)
    return """
          \(ShellQuoting.posix(command.name)))
            _arguments \\
      \(specs.map { "        " + ShellQuoting.posix($0) }.joined(separator: " \\\n"))
            ;;
      """
  }
}

extension ZshCompletion {
  private func argumentSpecs(of option: OptionSpec) -> [String] {
    let repetition = option.isRepeatable ? "*" : "(\(option.spellings.joined(separator: " ")))"
    let help = "[" + ShellQuoting.escaping(option.help, ["\\", "[", "]", ":"]) + "]"
    guard let placeholder = option.placeholder else {
      return option.spellings.map { repetition + $0 + help }
    }
    let value = ":\(message(placeholder)):\(action(option.completion))"
    let short = option.shortSpelling.map { repetition + $0 + help + value }
    return [short, repetition + option.longSpelling + "=" + help + value].compactMap { $0 }
  }

  private func positionalSpecs(of command: CommandSpec) -> [String] {
    guard let positional = command.positional else { return [] }
    let value = ":\(message(positional.name)):\(action(positional.completion))"
    let actions = positional.actions
    let first =
      actions.isEmpty
      ? [] : ["1:\(message(PositionalSpec.action)):\(action(.words(actions)))"]
    guard let maximum = positional.maximumCount else { return first + ["*" + value] }
    return (0..<maximum).map { index in
      "\(index + 1)" + (index < positional.minimumCount ? "" : ":") + value
    }
  }

  private func message(_ text: String) -> String {
    ShellQuoting.escaping(text, ["\\", ":"])
  }

  private func action(_ completion: ValueCompletion) -> String {
    switch completion {
    // A lone space says that a value follows for which there is nothing to offer.
    case .nothing: " "
    case .words(let words): "(" + words.map(actionWord).joined(separator: " ") + ")"
    case .files: "_files"
    case .folders: "_files -/"
    }
  }

  /// The words of an action are read once more by the shell, after the backslashes that protect
  /// their colons, and only those, were taken away.
  private func actionWord(_ word: String) -> String {
    let quoted = ShellQuoting.escaping(word, Set(" \t\\'\"`$()[]{}<>|&;*?~#!"))
    return ShellQuoting.escaping(quoted, [":"])
  }
}
