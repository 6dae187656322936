import LayoutProbe

/// The arguments of commands that run probes, understood.
struct InspectOptions: Sendable {
  /// The name of the command, for messages.
  var command: String
  var paths: [String]
  var expressions: [String]
  var views: [String]
  /// What is left out.
  var exclusion = Exclusion([])
  /// Folders of packages that are checked out.
  var packageFolders: [String] = []
  /// Whether SwiftPM fetches what packages depend on.
  var fetchesPackages = false
  /// What everything is compiled for; nil for what each module says.
  var platform: TargetPlatform?
  var settings: ProbeSettings
  var timeout: Double
  /// In bytes.
  var memoryLimit: UInt64
  var jobs: Int
  /// Whether the probes of the executable itself are run.
  var runsOwnProbes: Bool

  /// What is looked into if nothing is named.
  var defaultPaths: [String] {
    runsOwnProbes || !expressions.isEmpty ? [] : InspectOptions.defaultFolders
  }

  /// The folder `probes`, or the folders that the program was started with: the plugin names the
  /// targets of the package.
  private static var defaultFolders: [String] {
    let named = ProcessInfo.processInfo.environment["LAYOUTPROBE_DEFAULT_PATHS"] ?? ""
    return named.isEmpty ? ["probes"] : named.split(separator: "\n").map(String.init)
  }

  /// The usual options, of a command that is told nothing about probes.
  init(command: String, timeout: Double) {
    self.command = command
    self.timeout = timeout
    paths = []
    expressions = []
    views = []
    settings = ProbeSettings()
    memoryLimit = 2048 << 20
    jobs = 1
    runsOwnProbes = true
  }

  /// - Parameter hasOwnProbes: whether the executable has probes of its own.
  init(
    _ given: ParsedArguments, _ configuration: Configuration, hasOwnProbes: Bool
  ) throws {
    let arguments = try configuration.filling(given)
    command = arguments.command.name
    paths = arguments.positionals
    runsOwnProbes = hasOwnProbes && paths.isEmpty && arguments.values(.expression).isEmpty
    expressions = arguments.values(.expression)
    exclusion = Exclusion(arguments.values(.exclude))
    packageFolders = arguments.values(.packages)
    if let folder = packageFolders.first(where: { !FilePath.isFolder($0) }) {
      throw UsageError(
        message: "there is no folder '\(folder)'",
        suggestion: "--packages takes a folder that contains packages",
        helpCommand: arguments.helpCommand)
    }
    fetchesPackages = arguments.flag(.resolve)
    platform = arguments.value(.platform).flatMap(TargetPlatform.init)
    views = arguments.values(.view)
    settings = try ProbeSettings(arguments, configuration)
    timeout = try arguments.positive(.timeout, "seconds, such as 10") ?? 10
    let megabytes = try arguments.positive(.memory, "megabytes, such as 2048") ?? 2048
    memoryLimit = UInt64(min(megabytes, 1e9) * 1_048_576)
    jobs =
      try arguments.positive(.jobs, "a number of processes").map { max(1, Int(min($0, 1e4))) }
      ?? ProcessInfo.processInfo.activeProcessorCount
  }
}
