import LayoutProbe

/// `layoutprobe inspect`
enum InspectCommand: Command {
  static let spec = CommandSpec(
    "inspect", purpose: .views,
    summary: "Lay out views of SwiftUI sources and print their sizes.",
    discussion: """
      Compiles SwiftUI source unchanged and runs every #Preview, PreviewProvider and Probe in it. \
      A file is compiled with its module, as a Package.swift or an Xcode project describes it, \
      and with the modules that it imports; a file without a module is compiled with the files \
      that it needs. 'inspect .' inspects all modules and ends with a table of them. Without a \
      path, the folder 'probes' is inspected.

          layoutprobe inspect Sources/WheelLayout.swift --tree
          layoutprobe inspect Sources --propose 320xnil --propose max
          layoutprobe inspect . --exclude 'Sources/Map*'
          layoutprobe inspect FlowLayout.swift --view FlowLayout
          layoutprobe inspect FlowLayout.swift -e 'FlowLayout { Text("a"); Text("b") }'
      """,
    positional: PositionalSpec("PATH", .file, help: "A Swift file or a folder of them."),
    options: ProbeOptions.showing + ProbeOptions.common,
    exitCodes: ExitCode.explanations)

  static let startsWorkers = true

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitCode {
    try Inspection.run(arguments, context, showsPasses: false)
  }
}
