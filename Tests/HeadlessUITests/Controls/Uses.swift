import Testing

@testable import HeadlessUI

/// What a user can do with a view.
@MainActor
enum Uses {
  /// The names of all uses.
  static func names<V: View>(of view: @autoclosure () -> V) -> [String] {
    ControlUse.$isExpected.withValue(true) { LaidOut(view()).host.interactions.map(\.name) }
  }

  /// The host after something was done with a view, one after the other.
  static func host<V: View>(of view: @autoclosure () -> V, after names: [String])
    throws -> ViewHost
  {
    let host = ControlUse.$isExpected.withValue(true) { LaidOut(view()).host }
    for name in names {
      let interactions = host.interactions
      let interaction = try #require(
        interactions.first { $0.name == name }, "\(interactions.map(\.name))")
      host.use(interaction)
      ControlUse.$isExpected.withValue(true) { host.layout() }
    }
    return host
  }
}
