import HeadlessUI

/// What a real host would do with such a run.
public struct HostForecast: Equatable, Sendable, Codable {
  /// The name of the host.
  public var host: String
  /// What it would do or print, in its own words where they are known.
  public var message: String

  /// Updates of one kind that SwiftUI allows an action in a frame.
  private static let updatesPerFrame = 2

  /// What hosts do about these passes.
  static func all(
    _ passes: [LayoutPass], _ verdict: LoopVerdict, nodes: Int, threshold: Int
  ) -> [HostForecast] {
    var forecasts: [HostForecast] = []
    func add(_ host: String, _ message: String) {
      let forecast = HostForecast(host: host, message: message)
      if !forecasts.contains(forecast) { forecasts.append(forecast) }
    }
    if passes.lazy.flatMap(\.writes).contains(where: { $0.outcome == .dropped }) {
      add(
        "SwiftUI", "Modifying state during view update, this will cause undefined behavior.")
    }
    var rows: [String: Int] = [:]
    var time = 0.0
    for pass in passes {
      // What was waited for comes in another frame.
      if pass.time > time { rows = [:] }
      time = pass.time
      let actions = Set(
        pass.writes.filter { $0.outcome == .applied }.compactMap { write in
          write.source.flatMap { $0.kind == .action ? $0.name : nil }
        })
      rows = Dictionary(uniqueKeysWithValues: actions.map { ($0, (rows[$0] ?? 0) + 1) })
      for (action, count) in rows.sorted(by: { $0.key < $1.key }) where count > updatesPerFrame {
        if action.hasPrefix("onPreferenceChange(") {
          let key = action.dropFirst("onPreferenceChange(".count).dropLast()
          add("SwiftUI", "Bound preference \(key) tried to update multiple times per frame.")
        } else if action.hasPrefix("onChange(") {
          add("SwiftUI", "\(action) action tried to update multiple times per frame.")
        }
      }
    }
    // Their detectors see layouts that follow each other within one update: what turns through a
    // queue or waits for a timer comes in another, and what only paints lays nothing out.
    guard turnsInUpdates(passes) else { return forecasts }
    var count = Int.max
    if case .settled(let made) = verdict { count = made }
    if count > nodes, count > 2 {
      add(
        "AppKit",
        "The window has been marked as needing another Update Constraints in Window pass, but it "
          + "has already had more Update Constraints in Window passes than there are views in the "
          + "window.")
    }
    if count > threshold {
      add("UIKit", "-UIViewLayoutFeedbackLoopDebuggingThreshold \(threshold) would stop here.")
    }
    return forecasts
  }

  /// Passes at the end of a run that are looked at.
  private static let lastPasses = 8

  private static func turnsInUpdates(_ passes: [LayoutPass]) -> Bool {
    let last = Array(passes.suffix(lastPasses))
    let times = zip(last, last.dropFirst())
      .filter { $0.frames != $1.frames && $0.time == $1.time }.map(\.0.time)
    // What comes by a timer is laid out once; a loop within an update again and again.
    let waits = last.first?.time != last.last?.time
    let moves = waits ? Set(times).count < times.count : !times.isEmpty
    return moves
      && last.allSatisfy { pass in
        let applied = pass.writes.filter { $0.outcome == .applied }
        return applied.isEmpty || applied.contains { $0.phase != .outside }
      }
  }
}
