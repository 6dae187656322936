/// The shells that completions can be written for.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish
}

/// Writes the script that teaches a shell to complete the commands of a table.
enum Completions {
  static func script(for shell: Shell, table: CommandTable) -> String {
    switch shell {
    case .bash: BashCompletion(table: table).script
    case .zsh: ZshCompletion(table: table).script
    case .fish: FishCompletion(table: table).script
    }
  }
}
