// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Library",
  dependencies: [.package(url: "https://example.com/kit", from: "1.0.0")],
  targets: [
    .target(
      name: "App", dependencies: ["Core", .product(name: "Kit", package: "kit")],
      exclude: ["Notes.swift"], resources: [.process("Missing")],
      swiftSettings: [
        .define("WIDE", .when(configuration: .debug)),
        .define("SLIM", .when(configuration: .release)),
      ]),
    .target(name: "Core"),
  ])
