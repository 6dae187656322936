@_exported import LayoutProbe

/// Runs the command line of this process and ends it with the command's exit code.
///
///     import LayoutProbeCLI
///
///     LayoutProbeCLI.main(probes: [wheel, flow])
///
/// - Parameter probes: what `inspect` without a path inspects; the sources in `probes/` if empty.
@MainActor
public func main(probes: [Probe] = []) -> Never {
  let arguments = Array(CommandLine.arguments.dropFirst())
  let context = CommandContext(declaredProbes: probes)
  let code = CommandLineProgram(context: context).run(arguments)
  exit(code.rawValue)
}
