import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Files around those that were named")
struct NeighbourhoodTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The files of each step outwards, as they are shown to somebody in the folder.
  private func steps(of path: String, _ files: String...) throws -> [[String]] {
    for file in files { try folder.write(file, "struct A {}") }
    let current = FileManager.default.currentDirectoryPath
    // Paths are read as they are shown: from where the process is.
    let way = RelativePath.way(to: folder.url.path, from: current) + "/"
    var neighbourhood = Neighbourhood(of: [way + path], besides: [way + path], from: current)
    var steps: [[String]] = []
    while let next = neighbourhood.next() {
      steps.append(next.map { String($0.path.dropFirst(way.count)) })
    }
    return steps
  }

  @Test("in a package: beside, below, then outwards to the target, and never a second target")
  func package() throws {
    let steps = try steps(
      of: "Sources/App/Views/Card.swift", "Package.swift", "Sources/App/Main.swift",
      "Sources/App/Views/Card.swift", "Sources/App/Views/Badge.swift",
      "Sources/App/Views/Small/Dot.swift", "Sources/App/Models/Item.swift",
      "Sources/Other/Other.swift", "probes/Probe.swift")
    #expect(
      steps == [
        ["Sources/App/Views/Badge.swift"], ["Sources/App/Views/Small/Dot.swift"],
        ["Sources/App/Main.swift", "Sources/App/Models/Item.swift"],
      ])
  }

  @Test("a folder of a package that is no target's usual one is not left")
  func ownFolder() throws {
    let steps = try steps(
      of: "probes/deep/Card.swift", "Package.swift", "probes/Part.swift",
      "probes/deep/Card.swift", "Sources/App/Main.swift", "Loose.swift")
    #expect(steps == [["probes/Part.swift"]])
  }

  @Test("in a repository without a package: up to it, leaving out packages and what others wrote")
  func repository() throws {
    let steps = try steps(
      of: "repo/App/Views/Card.swift", "repo/.git/config", "repo/App/Views/Card.swift",
      "repo/Shared/Part.swift", "repo/Pods/Pod.swift", "repo/.hidden/Hidden.swift",
      "repo/Kit/Package.swift", "repo/Kit/Sources/Kit/Kit.swift", "Outside.swift")
    #expect(steps == [["repo/Shared/Part.swift"]])
  }

  @Test("in a copy of a repository without its history: up to the folder with the licence")
  func archive() throws {
    let steps = try steps(
      of: "copy/App/Views/Card.swift", "copy/LICENSE", "copy/App/Views/Card.swift",
      "copy/App/Models/Item.swift", "Outside.swift")
    #expect(steps == [["copy/App/Models/Item.swift"]])
  }

  @Test("with neither package nor repository: beside and below only")
  func loose() throws {
    let steps = try steps(
      of: "a/Card.swift", "a/Card.swift", "a/Part.swift", "a/b/Dot.swift", "Outside.swift")
    #expect(steps == [["a/Part.swift"], ["a/b/Dot.swift"]])
  }

  @Test("tests, and links that lead elsewhere, are none")
  func leftOut() throws {
    try folder.write("a/CardTests.swift", "import Testing")
    try folder.write("far/Far.swift", "struct Far {}")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/a/far", withDestinationPath: folder.url.path + "/far")
    #expect(try steps(of: "a/Card.swift", "a/Card.swift") == [])
  }
}
