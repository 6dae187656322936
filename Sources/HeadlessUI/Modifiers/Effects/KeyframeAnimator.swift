import Foundation

/// A view that follows keyframes; without a clock it shows the initial value.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View> {
  private let initialValue: Value
  private let content: (Value) -> Content

  /// A view that follows keyframes with each change of the trigger.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
  }

  /// A view that follows keyframes, over and over by default.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
  }
}

extension KeyframeAnimator: View {
  /// The content with the initial value.
  public var body: some View { content(initialValue) }
}

extension View {
  /// Takes the view along keyframes with each change of a value; here it shows the initial value.
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

  /// Takes the view along keyframes, over and over by default; here it shows the initial value.
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
