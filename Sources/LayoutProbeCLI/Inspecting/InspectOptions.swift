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

  /// The folder `probes`, or those that whoever started the program knows better: the plugin names
  /// the targets of the package.
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
    let helpCommand = "layoutprobe help \(command)"
    paths = arguments.positionals
    runsOwnProbes = hasOwnProbes && paths.isEmpty && arguments.values("expression").isEmpty
    expressions = arguments.values("expression")
    exclusion = Exclusion(arguments.values("exclude"))
    packageFolders = arguments.values("packages")
    if let folder = packageFolders.first(where: { !FilePath.isFolder($0) }) {
      throw UsageError(
        message: "there is no folder '\(folder)'",
        suggestion: "--packages takes a folder that contains packages", helpCommand: helpCommand)
    }
    fetchesPackages = arguments.flag("resolve")
    platform = arguments.value("platform").flatMap(TargetPlatform.init)
    views = arguments.values("view")
    func bad(_ option: String, _ value: String, _ expected: String) -> UsageError {
      UsageError(
        message: "'\(value)' is not a valid value for '--\(option)'",
        suggestion: "expected \(expected)",
        helpCommand: helpCommand)
    }
    func positive(_ option: String, _ expected: String) throws -> Double? {
      guard let text = arguments.value(option) else { return nil }
      guard let number = Double(text), number > 0, number.isFinite else {
        throw bad(option, text, expected)
      }
      return number
    }

    var settings = ProbeSettings()
    let proposals = arguments.values("propose")
    if !proposals.isEmpty {
      settings.requests = try proposals.map { text in
        guard let request = SizeRequest(text) else {
          throw bad(
            "propose", text, "min, ideal, max, current or a size such as 320x480 or nilxinf")
        }
        return request
      }
    }
    if let text = arguments.value("size") {
      guard case .proposal(let width?, let height?)? = SizeRequest(text), width.isFinite,
        height.isFinite
      else { throw bad("size", text, "a size such as 393x852") }
      settings.window = ProbeSettings.Window(width: width, height: height)
    }
    if let name = arguments.value("device") {
      guard let device = Device(named: name) else {
        throw UsageError(
          message: "the device '\(name)' is not known",
          suggestion: SpellingSuggestion.hint(for: name, among: Device.all.map(\.name))
            ?? "names are as Xcode writes them, such as 'iPhone 16'",
          helpCommand: helpCommand)
      }
      settings.device = name
      settings.scale = device.scale.map { Double($0) } ?? settings.scale
    }
    settings.isLandscape = arguments.flag("landscape")
    if let scale = try positive("scale", "pixels to a point, such as 2 or 3") {
      settings.scale = scale
      settings.keepsScale = true
    }
    settings.text = arguments.value("text") == "box" ? .box : .system
    settings.fontFiles = arguments.values("font")
    if !settings.fontFiles.isEmpty {
      guard settings.text == .system else {
        throw UsageError(
          message: "'--font' measures text like the system's font, '--text box' does not",
          suggestion: "leave one of them out", helpCommand: helpCommand)
      }
      for file in settings.fontFiles {
        do {
          _ = try FontFileMetrics(contentsOf: [URL(fileURLWithPath: file)])
        } catch {
          throw UsageError(
            message: "'\(file)' cannot be used as a font", suggestion: error.description,
            helpCommand: helpCommand)
        }
      }
    }
    if let passes = try positive("max-passes", "a number of passes") {
      settings.limits.maximumPasses = max(1, Int(min(passes, 1e7)))
    }
    if let text = arguments.value("horizon") {
      let number = Double(text.hasSuffix("s") ? String(text.dropLast()) : text)
      guard let number, number >= 0, number.isFinite else {
        throw bad("horizon", text, "simulated seconds such as 60s, or 0 for none")
      }
      settings.limits.horizon = min(number, 1e9)
    }
    if let threshold = try positive("threshold", "a number of layouts, such as 100") {
      settings.limits.threshold = Int(min(threshold, 1e7))
    }
    if let text = arguments.value("epsilon") {
      let isPixels = text.hasSuffix("px")
      let number = Double(text.replacing(/(px|pt)$/, with: ""))
      guard let number, number >= 0, number.isFinite else {
        throw bad("epsilon", text, "a length such as 0.5px or 0.01")
      }
      settings.limits.epsilon = isPixels ? number / settings.scale : number
    }
    settings.limits.displayScale = settings.scale
    settings.measuresDurations = arguments.flag("durations")
    settings.showsAllOutput = arguments.flag("output")
    settings.selection = try ProbeSelection(arguments)
    settings.rules = try RuleOptions.settings(arguments, configuration)
    settings.matrix = try MatrixOptions.matrix(arguments)
    settings.interacts = arguments.flag("interact")
    self.settings = settings
    timeout = try positive("timeout", "seconds, such as 10") ?? 10
    let megabytes = try positive("memory", "megabytes, such as 2048") ?? 2048
    memoryLimit = UInt64(min(megabytes, 1e9) * 1_048_576)
    jobs =
      try positive("jobs", "a number of processes").map { max(1, Int(min($0, 1e4))) }
      ?? ProcessInfo.processInfo.activeProcessorCount
  }
}
