import Foundation

@testable import LayoutProbe

@testable import LayoutProbeCLI

/// One run of `inspect` on a source that the test itself holds.
struct InlineSource {
  let run: CommandRun

  /// - Parameters:
  ///   - text: the file `A.swift`; `import SwiftUI` is put before it.
  ///   - beside: other files of the same folder.
  init(_ text: String, _ arguments: String..., beside: [String: Data] = [:]) throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "import SwiftUI\n" + text)
    for (name, data) in beside { try folder.write(name, data) }
    run = try CommandRun(
      ["inspect", "A.swift", "--text", "box", "--format", "json"] + arguments, in: folder.url)
  }

  /// The ideal size of each probe by its name, as `50×20`.
  var sizes: [String: String] {
    get throws {
      var sizes: [String: String] = [:]
      for probe in try run.report().probes {
        let ideal = probe.measurements.first { $0.request == .ideal }
        sizes[probe.name] = ideal.map { NumberText.size($0.size) }
      }
      return sizes
    }
  }

  /// The window of each probe by its name.
  var windows: [String: String] {
    get throws {
      Dictionary(
        try run.report().probes.map { ($0.name, NumberText.size($0.window)) },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// The size of the first node of a kind in each probe that has one, as `50×20`, by its name.
  func frames(of label: String) throws -> [String: String] {
    var frames: [String: String] = [:]
    for probe in try run.report().probes {
      let frame = probe.tree.first { $0.label == label }?.frame
      frames[probe.name] = frame.map { NumberText.size($0.size) }
    }
    return frames
  }
}
