// swift-tools-version: 6.0
import PackageDescription

// The layouts say `import SwiftUI`, as they do in the app. On Linux the product SwiftUI stands for it.
let swiftUI = Target.Dependency.product(
  name: "SwiftUI", package: "layoutprobe", condition: .when(platforms: [.linux]))

// A package of its own names an address and a version; this one lies within layoutprobe.
let layoutprobe: Package.Dependency =
  if let address = Context.environment["LAYOUTPROBE_ADDRESS"] {
    .package(url: address, from: "1.0.0")
  } else {
    .package(name: "layoutprobe", path: "../../..")
  }

let package = Package(
  name: "badges",
  platforms: [.macOS(.v13)],
  dependencies: [layoutprobe],
  targets: [
    .target(name: "Badges", dependencies: [swiftUI]),
    .testTarget(
      name: "BadgesTests",
      dependencies: [
        "Badges", swiftUI, .product(name: "LayoutProbeTesting", package: "layoutprobe"),
      ],
      exclude: ["__Layouts__"]),
  ]
)
