import Foundation
import HeadlessUI
import LayoutProbe

/// How probes are run: what crosses to the worker.
struct ProbeSettings: Codable, Sendable, Equatable {
  struct Window: Codable, Sendable, Equatable {
    var width: Double
    var height: Double
  }

  enum Metrics: String, Codable, Sendable { case system, box }

  var requests = SizeRequest.standard
  var window: Window?
  var scale: Double = 2
  /// Whether that is so on any device.
  var keepsScale = false
  /// The name of the device of all probes; nil for what they say.
  var device: String?
  /// The design of bars, lists and controls.
  var design = SystemDesign.iOS18
  /// Whether devices lie on their side.
  var isLandscape = false
  var text = Metrics.system
  /// Font files that stand for the system's font; none for the built-in metrics.
  var fontFiles: [String] = []
  var limits = LoopLimits()
  var rules = RuleSettings()
  var selection = ProbeSelection()
  /// Whether what only pictures need is found out too.
  var gathersPictures = false
  /// The lengths of the window at which probes are laid out; none for their own window alone.
  var sweeps: [SweepRequest] = []
  /// What reasons are wanted of; nil for nothing.
  var why: WhyRequest?
  /// The conditions under which probes are laid out besides their own; nil for none.
  var matrix: LayoutMatrix?
  /// Whether controls are used, and what that does is followed.
  var interacts = false
  /// Whether reports say how long each probe took.
  var measuresDurations = false
  /// Whether all that probes print is shown, each time that they are laid out.
  var showsAllOutput = false
  /// Whether probes are laid out in a second process as well, and compared.
  var repeats = false
  /// Whether probes are only named, not run.
  var listsOnly = false
  /// With this seed the models of the self-test are made, and run instead of other probes.
  var selfTestSeed: UInt64?
  /// What the program finds in its bundles.
  var bundles = ResourceFolders()
  /// Folders in which images are looked for.
  var imageFolders: [String] = []

  @MainActor
  var runner: ProbeRunner {
    get throws {
      var runner = ProbeRunner(
        requests: requests, windowSize: window.map { CGSize(width: $0.width, height: $0.height) },
        environment: try environment)
      if let device = device.flatMap({ Device(named: $0) }) {
        runner.device = device
        runner.overridesDevice = true
      }
      runner.isLandscape = isLandscape
      runner.keepsScale = keepsScale
      runner.limits = limits
      runner.rules = rules
      runner.gathersPictures = gathersPictures
      runner.ownsDefaults = true
      return runner
    }
  }

  @MainActor
  private var environment: EnvironmentValues {
    get throws {
      var environment = EnvironmentValues()
      environment.displayScale = CGFloat(scale)
      environment.systemDesign = design
      let folders = imageFolders.map { URL(fileURLWithPath: $0) }
      switch text {
      case .system:
        let base: any TextMetrics =
          fontFiles.isEmpty
          ? SystemTextMetrics()
          : try FontFileMetrics(contentsOf: fontFiles.map { URL(fileURLWithPath: $0) })
        environment.textMetrics = FontCatalog(folders: folders, base: base)
      case .box: environment.textMetrics = .box
      }
      var catalog = ImageCatalog()
      for folder in folders { catalog.addFolder(folder) }
      environment.imageCatalog = catalog
      return environment
    }
  }
}
