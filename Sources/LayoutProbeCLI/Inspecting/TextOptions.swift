import LayoutProbe

/// How much a command prints on standard output, and how it looks there.
struct TextOptions: Sendable {
  let detail: FindingsText.Detail
  let showsNotes: Bool
  let style: TextStyle

  init(_ arguments: ParsedArguments) throws {
    let isQuiet = arguments.flag(.quiet)
    let isVerbose = arguments.flag(.verbose)
    if isQuiet, isVerbose {
      throw UsageError(
        message: "'--quiet' and '--verbose' contradict each other", suggestion: nil,
        helpCommand: arguments.helpCommand)
    }
    detail = isQuiet ? .brief : isVerbose ? .full : .usual
    showsNotes = isVerbose || arguments.flag(.notes)
    var style = TextStyle()
    style.width = Terminal.isTerminal(1) ? Terminal.width(1) : nil
    if TextColor.isWanted(arguments.value(.color) ?? "auto") {
      style.emphasis = TextColor.mark
    }
    self.style = style
  }
}

extension FindingsText {
  /// The report as options say.
  init(_ options: TextOptions) {
    self.init()
    detail = options.detail
    showsNotes = options.showsNotes
    style = options.style
  }
}
