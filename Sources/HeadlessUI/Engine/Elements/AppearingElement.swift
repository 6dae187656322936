/// What appears with the tab that it is in, and goes with it, or once it comes in sight.
@MainActor
protocol AppearingElement: AnyElement {
  /// Whether it has appeared, and not gone since.
  var isShown: Bool { get }
  func appear()
  func disappear()
}

extension AppearingElement {
  /// Whether the alternatives that it is in are the chosen ones, and nothing lazy keeps it until it is
  /// seen.
  var mayAppear: Bool { context.alternatives.show(self) && context.rows.show(self) }
}
