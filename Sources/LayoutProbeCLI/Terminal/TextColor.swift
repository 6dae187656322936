import LayoutProbe

/// Colours of a terminal.
enum TextColor {
  /// Whether standard output is to be coloured: `auto`, `always` or `never`.
  static func isWanted(
    _ choice: String, isTerminal: Bool = Terminal.isTerminal(1),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    switch choice {
    case "always": true
    case "never": false
    default:
      // https://no-color.org: set to anything at all.
      if let variable = environment["NO_COLOR"], !variable.isEmpty {
        false
      } else {
        isTerminal && environment["TERM"] != "dumb"
      }
    }
  }

  /// A piece of text in the colour of what it is.
  @Sendable
  static func mark(_ text: String, _ role: TextStyle.Role) -> String {
    start(role) + text + end
  }

  /// All that makes a colour or ends it.
  static let codes =
    [TextStyle.Role.error, .warning, .note, .success, .strong, .faint].map(start) + [end]

  private static let end = "\u{1B}[0m"

  private static func start(_ role: TextStyle.Role) -> String {
    let code =
      switch role {
      case .error: "1;31"
      case .warning: "1;35"
      case .note: "1;36"
      case .success: "32"
      case .strong: "1"
      case .faint: "2"
      }
    return "\u{1B}[\(code)m"
  }
}
