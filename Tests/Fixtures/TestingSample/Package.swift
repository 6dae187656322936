// swift-tools-version: 6.0
import PackageDescription

// The layouts say `import SwiftUI`, as they do in the app. Here that name means HeadlessUI.
let headless: [SwiftSetting] = [.unsafeFlags(["-module-alias", "SwiftUI=HeadlessUI"])]

let package = Package(
  name: "badges",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "layoutprobe", path: "../../..")],
  targets: [
    .target(
      name: "Badges", dependencies: [.product(name: "HeadlessUI", package: "layoutprobe")],
      swiftSettings: headless),
    .testTarget(
      name: "BadgesTests",
      dependencies: [
        "Badges", .product(name: "LayoutProbeTesting", package: "layoutprobe"),
      ],
      exclude: ["__Layouts__"]),
  ]
)
