@testable import LayoutProbeCLI

/// A small table with one option of every kind.
enum SampleTable {
  static let inspect = CommandSpec(
    "inspect",
    summary: "Show how a view is laid out.",
    discussion: """
      Lays out the view in every file for each of the proposals and shows the frame that each \
      of its parts was given.

        layoutprobe inspect --propose 100x50 Card.swift
      """,
    positional: PositionalSpec("PATH", .file, help: "A source file that holds a view."),
    options: [
      OptionSpec(
        OptionName(rawValue: "propose"), .text("min|ideal|max|current|WxH|nilxinf"),
        isRepeatable: true,
        help: "Propose this size to the view.",
        suggestedValues: ["min", "ideal", "max", "current"]),
      OptionSpec(OptionName(rawValue: "size"), .text("WxH"), help: "The size of the window."),
      OptionSpec(OptionName(rawValue: "tree"), .flag, help: "Show the tree of views."),
      OptionSpec(
        OptionName(rawValue: "view"), .text("NAME"), help: "Inspect the view of this name."),
      OptionSpec(
        OptionName(rawValue: "format"), .choice(["text", "json"]), help: "How to print the result.",
        defaultValue: "text"),
      OptionSpec(
        OptionName(rawValue: "scale"), .text("N"), help: "Pixels in a point: it's [1] by default."),
      OptionSpec(
        OptionName(rawValue: "text"), .choice(["system", "box"]), help: "How texts are measured."),
      OptionSpec(
        OptionName(rawValue: "timeout"), .text("SECONDS"), help: "Give up after this time."),
      OptionSpec(
        OptionName(rawValue: "jobs"), .text("N"),
        help: "How many files to work on at once, of which each takes a processor of its own.",
        defaultValue: .described("the number of processors")),
      OptionSpec(
        OptionName(rawValue: "expression"), short: "e", .text("EXPRESSION"), isRepeatable: true,
        help: "Inspect this expression."),
    ],
    exitCodes: [0: "All views were laid out.", 64: "The arguments were wrong."])

  static let completions = CommandSpec(
    "completions",
    summary: "Write a completion script.",
    positional: PositionalSpec(
      "SHELL", .choice(["bash", "zsh", "fish"]), help: "The shell.", minimumCount: 1,
      maximumCount: 1))

  /// Holds whatever a shell could trip over.
  static let awkward = CommandSpec(
    "awkward-words",
    summary: "It's \"awkward\": $HOME `date` [x] \\ 100%",
    options: [
      OptionSpec(
        OptionName(rawValue: "quote"), .choice(["it's", "a b", "$HOME", "x:y"]),
        help: "It's $HOME: `date` [\"x\"] \\"),
      OptionSpec(OptionName(rawValue: "output"), short: "o", .file, help: "A file."),
      OptionSpec(OptionName(rawValue: "into"), .folder, help: "A folder."),
    ])

  static let record = CommandSpec(
    "record",
    purpose: .gate,
    summary: "Record layouts.",
    positional: PositionalSpec("PATH", .file, help: "A file.", actions: ["write", "show"]),
    options: [OptionSpec(OptionName(rawValue: "text"), .flag, help: "A text.")]
      + [OptionSpec(OptionName(rawValue: "budget"), .text("N"), help: "A budget.")].grouped(.gate)
      + [OptionSpec(OptionName(rawValue: "jobs"), .text("N"), help: "Jobs.")].grouped(.limits))

  /// A table whose commands have purposes and actions.
  static let grouped = CommandTable(
    program: "layoutprobe", summary: "A debugger for layouts.",
    commands: [completions, record])

  static let secret = CommandSpec("secret", summary: "Not for everyone.", isHidden: true)

  static let table = CommandTable(
    program: "layoutprobe", summary: "A debugger for layouts.",
    commands: [inspect, completions, awkward, secret])

  /// What the arguments of `inspect` are read as.
  static func inspect(_ arguments: String...) throws -> ParsedArguments {
    try ArgumentParser(command: inspect, program: table.program).parse(arguments)
  }

  /// The error that a whole command line leads to, or nil when it is understood.
  static func error(_ arguments: String...) -> UsageError? {
    do throws(UsageError) {
      _ = try table.parse(arguments)
      return nil
    } catch {
      return error
    }
  }
}
