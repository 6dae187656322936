import Foundation

/// A view that follows keyframes: in simulated time where that is followed (see ``ViewHost/pass()``), from
/// the end of one keyframe to the next; where it is not, it shows the initial value.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View> {
  private let initialValue: Value
  private let trigger: AnyEquatable?
  private let repeats: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var course = AnimatorCourse()
  @State private var current: Value?

  /// A view that follows keyframes with each change of the trigger.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = AnyEquatable(trigger)
    repeats = false
    self.content = content
    self.keyframes = keyframes
  }

  /// A view that follows keyframes, over and over by default.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    repeats = repeating
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: View {
  /// The content with the value that has come.
  public var body: some View {
    content(current ?? initialValue)
      .onAppear { if trigger == nil { begin() } }
      .onChange(of: trigger) { begin() }
  }

  private func begin() {
    let value = current ?? initialValue
    let timeline = KeyframeTimeline(initialValue: value) { keyframes(value) }
    let ends = timeline.ends
    guard timeline.duration > 0 else { return }
    let delays = zip(ends, [0] + ends).map { $0 - $1 }
    course.begin(
      AnimatorCourse.Steps(animator: .keyframes, delays: delays, repeats: repeats)
    ) { current = timeline.value(time: ends[$0]) }
  }
}

extension View {
  /// Takes the view along keyframes with each change of a value.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let modified = PlaceholderContentView(self)
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(modified, $0) },
      keyframes: keyframes
    ).recorded("keyframeAnimator")
  }

  /// Takes the view along keyframes, over and over by default.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let modified = PlaceholderContentView(self)
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(modified, $0) },
      keyframes: keyframes
    ).recorded("keyframeAnimator")
  }
}
