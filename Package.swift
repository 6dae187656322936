// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

// On Linux `import SwiftUI` means HeadlessUI, by a module of that name. Elsewhere SwiftUI is Apple's:
// the product is there, for a manifest that names it is read on every platform, and holds nothing.
#if os(Linux)
  let swiftUI = "SwiftUI"
  let importedSwiftUI: [Target.Dependency] = ["SwiftUI"]
  let swiftUITargets: [Target] = [
    .macro(name: "SwiftUIMacros"),
    .target(name: "SwiftUI", dependencies: ["HeadlessUI", "SwiftUIMacros"]),
    // Its Macros are links to the files of SwiftUIMacros. If a test depended on the macro itself, all
    // tests would be built as tools are, and with them every module a second time.
    .testTarget(name: "SwiftUIMacrosTests"),
    .testTarget(name: "SwiftUITests", dependencies: ["HeadlessUI", "SwiftUI"]),
  ]
#else
  let swiftUI = "NoSwiftUI"
  let importedSwiftUI: [Target.Dependency] = []
  let swiftUITargets: [Target] = [.target(name: "NoSwiftUI")]
#endif

// Each target names all modules whose types it uses, those included that another one passes on: what
// a module passes on is no reason for the build to compile its users again.
let package = Package(
  name: "layoutprobe",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
    .library(name: "SwiftUI", targets: [swiftUI]),
    .library(name: "LayoutProbe", targets: ["LayoutProbe"]),
    .library(name: "LayoutProbeTesting", targets: ["LayoutProbeTesting"]),
    .library(name: "LayoutProbeSwiftUI", targets: ["LayoutProbeSwiftUI"]),
    .library(name: "LayoutProbeCLI", targets: ["LayoutProbeCLI"]),
    .executable(name: "layoutprobe", targets: ["LayoutProbeCommand"]),
    .plugin(name: "LayoutProbePlugin", targets: ["LayoutProbePlugin"]),
  ],
  targets: [
    .target(name: "CSimulatedTime"),
    .target(name: "HeadlessUI", dependencies: ["CSimulatedTime"]),
    .target(name: "LayoutProbe", dependencies: ["HeadlessUI"]),
    .target(name: "LayoutProbeTesting", dependencies: ["HeadlessUI", "LayoutProbe"]),
    .target(
      name: "LayoutProbeSwiftUI", dependencies: ["HeadlessUI", "LayoutProbe"] + importedSwiftUI),
    // Its Compare/Trees are LayoutProbeSwiftUI's files: the same source, compiled against HeadlessUI.
    .target(
      name: "LayoutProbeCLI", dependencies: ["HeadlessUI", "LayoutProbe"],
      swiftSettings: [.define("LAYOUTPROBE_HEADLESS")]),
    .executableTarget(
      name: "LayoutProbeCommand",
      dependencies: ["CExportedSymbols", "HeadlessUI", "LayoutProbe", "LayoutProbeCLI"]),
    .target(name: "CExportedSymbols"),
    .plugin(
      name: "LayoutProbePlugin",
      capability: .command(
        intent: .custom(verb: "layoutprobe", description: "Lay out the package's views."),
        // Reading needs none. What writes into the package is named at the call, see docs/install.md.
        permissions: []), path: "Sources/LayoutProbePlugin"),
    .executableTarget(name: "LayoutBenchmarks", dependencies: ["HeadlessUI", "LayoutProbe"]),
    .testTarget(
      name: "HeadlessUITests", dependencies: ["HeadlessUI"], resources: [.copy("Fixtures")]),
    .testTarget(
      name: "LayoutProbeTests", dependencies: ["HeadlessUI", "LayoutProbe"],
      exclude: ["Reports/Fixtures"]),
    .testTarget(
      name: "LayoutProbeTestingTests",
      dependencies: ["HeadlessUI", "LayoutProbe", "LayoutProbeTesting"]),
    .testTarget(
      name: "LayoutProbeSwiftUITests",
      dependencies: ["HeadlessUI", "LayoutProbe", "LayoutProbeSwiftUI"] + importedSwiftUI),
    .testTarget(
      name: "LayoutProbeCLITests",
      dependencies: ["HeadlessUI", "LayoutProbe", "LayoutProbeCLI", "LayoutProbeCommand"]),
  ] + swiftUITargets
)
