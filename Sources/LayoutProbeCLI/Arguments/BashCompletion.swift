/// The completion script for bash, kept to what version 3.2 of it understands, which macOS ships.
struct BashCompletion {
  let table: CommandTable

  private var function: String { "_" + ShellQuoting.identifier(table.program) }

  var script: String {
    let program = ShellQuoting.posix(table.program)
    return """
      # Completions of \(table.program) for bash. Load them from ~/.bashrc:
      #   eval "$(\(table.program) completions bash)"

      \(helpers)

      \(function)() {
        local current="${COMP_WORDS[COMP_CWORD]}"
        local previous="${COMP_WORDS[COMP_CWORD-1]}"
        local options_ended="" index
        COMPREPLY=()

        if [ "$COMP_CWORD" -eq 1 ]; then
          \(function)_words \(words(commandPlaceWords))
          return
        fi

        # bash splits '--name=value' at the '='.
        if [ "$current" = "=" ]; then
          current=""
        elif [ "$previous" = "=" ]; then
          previous="${COMP_WORDS[COMP_CWORD-2]}"
        fi
        for ((index = 2; index < COMP_CWORD; index++)); do
          if [ "${COMP_WORDS[index]}" = "--" ]; then
            options_ended=yes
          fi
        done

        case "${COMP_WORDS[1]}" in
      \(table.visibleCommands.map(branch).joined(separator: "\n"))
        esac
      }

      # Without compopt the choice between file names and words cannot be made word by word.
      if type compopt >/dev/null 2>&1; then
        complete -F \(function) \(program)
      else
        complete -o filenames -F \(function) \(program)
      fi

      """
  }

  private var commandPlaceWords: [String] {
    table.visibleCommands.map(\.name) + table.programOptions.map(\.longSpelling)
  }

  /// The candidates are compared here and not by `compgen -W`, which would expand them.
  private var helpers: String {
    """
    \(function)_words() {
      local word
      for word in "$@"; do
        case "$word" in
          "$current"*)
            printf -v word '%q' "$word"
            COMPREPLY+=("$word")
            ;;
        esac
      done
    }

    \(function)_paths() {
      local path
      if type compopt >/dev/null 2>&1; then
        compopt -o filenames 2>/dev/null
      fi
      while IFS= read -r path; do
        COMPREPLY+=("$path")
      done < <(compgen "$1" -- "$current")
    }
    """
  }
}

extension BashCompletion {
  private func branch(of command: CommandSpec) -> String {
    let optionsWithValue = command.options.filter { $0.kind != .flag }
    let valueBranches = optionsWithValue.map { option in
      """
              \(option.spellings.map(ShellQuoting.posix).joined(separator: "|")))
                \(offer(option.completion))
                return
                ;;
      """
    }
    return """
          \(ShellQuoting.posix(command.name)))
            if [ -z "$options_ended" ]; then
              case "$previous" in
      \((valueBranches + ["          *) ;;"]).joined(separator: "\n"))
              esac
              case "$current" in
                \(optionPattern(of: command)))
                  \(offer(.words(command.options.map(\.longSpelling))))
                  return
                  ;;
              esac
            fi
      \(offerPositional(of: command))
            ;;
      """
  }

  private func offerPositional(of command: CommandSpec) -> String {
    let completion = offer(command.positional?.completion ?? .nothing)
    guard let actions = command.positional?.actions, !actions.isEmpty else {
      return "      " + completion
    }
    return """
            local action=""
            for ((index = 2; index < COMP_CWORD; index++)); do
              case "${COMP_WORDS[index]}" in
                \(actions.map(ShellQuoting.posix).joined(separator: "|"))) action=yes ;;
              esac
            done
            if [ -z "$action" ]; then
              \(offer(.words(actions)))
            else
              \(completion)
            fi
      """
  }

  /// Options are offered once a dash is typed, and at once where nothing else can be.
  private func optionPattern(of command: CommandSpec) -> String {
    command.positional == nil ? "-*|\"\"" : "-*"
  }

  private func offer(_ completion: ValueCompletion) -> String {
    switch completion {
    case .nothing: ":"
    case .words(let choices): "\(function)_words \(words(choices))"
    case .files: "\(function)_paths -f"
    case .folders: "\(function)_paths -d"
    }
  }

  private func words(_ words: [String]) -> String {
    words.map(ShellQuoting.posix).joined(separator: " ")
  }
}
