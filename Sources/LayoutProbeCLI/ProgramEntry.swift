@_exported import LayoutProbe

/// Runs the command line of this process and ends it with the command's exit code.
///
///     import LayoutProbeCLI
///
///     LayoutProbeCLI.main(probes: [wheel, flow])
///
/// - Parameter probes: what `inspect`, `check` and others run if no path is given; if empty, the
///   sources in `probes/`.
@MainActor
public func main(probes: [Probe] = []) -> Never {
  let arguments = Array(CommandLine.arguments.dropFirst())
  let context = CommandContext(declaredProbes: probes)
  let code = CommandLineProgram(context: context).run(arguments)
  exit(code.rawValue)
}
