// swift-tools-version: 6.0
import PackageDescription

// The command loads compiled probes into its own process image, so it must export the symbols of
// the modules that a probe was compiled against.
let exportSymbols: [LinkerSetting] = [
  .unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))
]

// Each target names all modules whose types it uses, those included that another one passes on: what
// a module passes on is no reason for the build to compile its users again.
let package = Package(
  name: "layoutprobe",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
    .library(name: "LayoutProbe", targets: ["LayoutProbe"]),
    .library(name: "LayoutProbeTesting", targets: ["LayoutProbeTesting"]),
    .library(name: "LayoutProbeCLI", targets: ["LayoutProbeCLI"]),
    .executable(name: "layoutprobe", targets: ["LayoutProbeCommand"]),
  ],
  targets: [
    .target(name: "HeadlessUI"),
    .target(name: "LayoutProbe", dependencies: ["HeadlessUI"]),
    .target(name: "LayoutProbeTesting", dependencies: ["HeadlessUI", "LayoutProbe"]),
    .target(name: "LayoutProbeCLI", dependencies: ["HeadlessUI", "LayoutProbe"]),
    .executableTarget(
      name: "LayoutProbeCommand", dependencies: ["HeadlessUI", "LayoutProbe", "LayoutProbeCLI"],
      linkerSettings: exportSymbols),
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
      name: "LayoutProbeCLITests",
      dependencies: ["HeadlessUI", "LayoutProbe", "LayoutProbeCLI", "LayoutProbeCommand"]),
  ]
)
