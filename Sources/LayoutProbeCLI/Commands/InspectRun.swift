import Foundation
import HeadlessUI
import LayoutProbe

extension Inspection {
  /// Runs an inspection for a command: prints its report and says what became of it.
  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext, showsPasses: Bool
  ) throws -> ExitCode {
    let configuration = try Configuration(named: arguments.value(.config))
    if arguments.flag(.printConfig) {
      context.output(try configuration.text(arguments))
      return .success
    }
    var options = try InspectOptions(
      arguments, configuration, hasOwnProbes: !context.declaredProbes.isEmpty)
    if arguments.command.name == InspectCommand.spec.name { options.settings.rules.warnOfChange() }
    let draws = arguments.flag(.draw)
    let files = try ReportFile.all(arguments)
    options.settings.gathersPictures =
      draws || arguments.flag(.pictures)
      || files.contains { $0.format.showsPictures }
    if let path = arguments.value(.why) {
      options.settings.why = WhyRequest(.node(path))
      options.settings.why?.isBeside = true
    }
    let inspection = Inspection(options: options, context: context)
    let report = try inspection.run()
    if let path = options.settings.why?.name,
      !report.probes.contains(where: { $0.why?.path != nil })
    {
      inspection.notes.add("no probe has one node '\(path)': no reasons are shown")
    }
    for file in files { try file.write(report) }
    let filled = try configuration.filling(arguments)
    if files.contains(where: \.isStandardOutput) {
      // What was asked for is there, and nothing else may be beside it.
    } else if filled.value(.format) == "json" {
      context.output(try JSONReport.render(report))
    } else {
      var text = FindingsText(try TextOptions(filled))
      let isWhole =
        showsPasses || draws || arguments.flag(.tree) || arguments.flag(.animate)
        || options.settings.why != nil
      if text.detail > .brief {
        text.probes = .list
        if isWhole || text.detail == .full || report.probes.count + report.failures.count == 1 {
          var probes = TextReport(showsTree: arguments.flag(.tree), showsPasses: showsPasses)
          probes.showsAnimation = arguments.flag(.animate)
          probes.showsFindings = false
          if draws { probes.drawing = FrameDrawing(columns: (Terminal.width(1) ?? 80) - 4) }
          text.probes = .whole(probes)
        }
      }
      context.output(text.render(report))
    }
    for note in inspection.notes.all { context.errors("layoutprobe: note: \(note)\n") }
    return try inspection.verdict(report).told(context)
  }
}
