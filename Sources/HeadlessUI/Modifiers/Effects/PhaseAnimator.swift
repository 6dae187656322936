import Foundation

/// A view that goes through phases; without a clock it shows the first one.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let first: Phase?
  private let content: (Phase) -> Content

  /// A view that goes through phases, again with each change of the trigger.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }

  /// A view that goes through phases without end.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }
}

extension PhaseAnimator: View {
  /// The content in the first phase; nothing if there is none.
  public var body: some View {
    if let first { content(first) }
  }
}

extension View {
  /// Takes the view through phases; without a clock it shows the first one.
  nonisolated public func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable {
    let modified = PlaceholderContentView(self)
    return PhaseAnimator(phases) { content(modified, $0) }.recorded("phaseAnimator")
  }

  /// Takes the view through phases with each change of a value; without a clock it shows the first.
  nonisolated public func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable {
    let modified = PlaceholderContentView(self)
    return PhaseAnimator(phases) { content(modified, $0) }.recorded("phaseAnimator")
  }
}
