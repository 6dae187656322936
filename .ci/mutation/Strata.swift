import Foundation

/// A part of the code; each gets the same number of changes.
struct Stratum {
  var name: String
  var module: String
  /// None for all.
  var folders: [String] = []

  /// From the root of the package.
  var files: [String] {
    let root = "Sources/\(module)/"
    let all = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return all.filter { file in
      file.hasSuffix(".swift")
        && (folders.isEmpty || folders.contains { file.hasPrefix($0 + "/") })
    }.sorted().map { root + $0 }
  }
}

// Shells of other frameworks decide nothing and are left out.
let strata = [
  Stratum(
    name: "engine", module: "HeadlessUI",
    folders: ["Engine", "Layout", "Geometry", "Animation", "Time", "Inspection"]),
  Stratum(name: "containers", module: "HeadlessUI", folders: ["Containers", "Modifiers"]),
  Stratum(name: "leaves", module: "HeadlessUI", folders: ["Leaves"]),
  Stratum(name: "state", module: "HeadlessUI", folders: ["State"]),
  Stratum(
    name: "rules", module: "LayoutProbe",
    folders: [
      "Rules", "Contract", "Sweep", "Measure", "Nodes", "Reasons", "Interactions", "Matrix",
    ]),
  Stratum(name: "loops", module: "LayoutProbe", folders: ["Loops", "ViewModel", "Probes"]),
  Stratum(
    name: "reports", module: "LayoutProbe",
    folders: ["Reports", "Results", "Baseline", "Values"]),
  Stratum(name: "command", module: "LayoutProbeCLI"),
]

/// What must be noticed of all changes, and of those in one stratum.
let leastShare = 0.85
let leastStratumShare = 0.75
