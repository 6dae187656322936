import Foundation

/// A view that goes through phases: in simulated time where that is followed (see ``ViewHost/pass()``);
/// where it is not, it shows the first one.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phases: [Phase]
  private let trigger: AnyEquatable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var course = AnimatorCourse()
  @State private var index = 0

  /// A view that goes through phases and back to the first one with each change of the trigger.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.animation = animation
  }

  /// A view that goes through phases without end.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator: View {
  /// The content in the phase that has come; nothing if there is none.
  public var body: some View {
    if phases.indices.contains(index) {
      content(phases[index])
        .onAppear { if trigger == nil { begin() } }
        .onChange(of: trigger) { begin() }
    }
  }

  /// The first phase that comes is the second; the first one comes last.
  private func begin() {
    guard phases.count > 1 else { return }
    let count = phases.count
    course.begin(
      AnimatorCourse.Steps(
        animator: .phases, delays: phases.map { animation($0)?.wholeDuration ?? 0 },
        firstDelay: 0, repeats: trigger == nil)
    ) { index = ($0 + 1) % count }
  }
}

extension View {
  /// Takes the view through phases, over and over.
  nonisolated public func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable {
    let modified = PlaceholderContentView(self)
    return PhaseAnimator(phases, content: { content(modified, $0) }, animation: animation)
      .recorded("phaseAnimator")
  }

  /// Takes the view through phases and back to the first one with each change of a value.
  nonisolated public func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable {
    let modified = PlaceholderContentView(self)
    return PhaseAnimator(
      phases, trigger: trigger, content: { content(modified, $0) }, animation: animation
    ).recorded("phaseAnimator")
  }
}
