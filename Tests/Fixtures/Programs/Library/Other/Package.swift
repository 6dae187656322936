// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "Other", targets: [.target(name: "Core")])
