import Foundation

extension View {
  /// Sets what the view is called; the layout stays.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    recorded("accessibilityLabel", label.recordedText)
  }

  /// Sets what the view is called; the layout stays.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets what the view is called; the layout stays.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(_ label: S) -> some View where S: StringProtocol {
    accessibilityLabel(Text(label))
  }

  /// Sets what the view is called, if enabled; the layout stays.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessibilityLabel(label)
  }

  /// Sets what the view is called, if enabled; the layout stays.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool)
    -> some View
  {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets what the view is called, if enabled; the layout stays.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(_ label: S, isEnabled: Bool) -> some View
  where S: StringProtocol {
    accessibilityLabel(Text(label))
  }

  /// Sets what the view does; the layout stays.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    recorded("accessibilityHint", hint.recordedText)
  }

  /// Sets what the view does; the layout stays.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Sets what the view does; the layout stays.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S>(_ hint: S) -> some View where S: StringProtocol {
    accessibilityHint(Text(hint))
  }

  /// Sets what the view does, if enabled; the layout stays.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    accessibilityHint(hint)
  }

  /// Sets what the view does, if enabled; the layout stays.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool)
    -> some View
  {
    accessibilityHint(Text(hintKey))
  }

  /// Sets what the view does, if enabled; the layout stays.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S>(_ hint: S, isEnabled: Bool) -> some View
  where S: StringProtocol {
    accessibilityHint(Text(hint))
  }

  /// Sets the value that the view shows; the layout stays.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    recorded("accessibilityValue", value.recordedText)
  }

  /// Sets the value that the view shows; the layout stays.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the value that the view shows; the layout stays.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S>(_ value: S) -> some View where S: StringProtocol {
    accessibilityValue(Text(value))
  }

  /// Sets the value that the view shows, if enabled; the layout stays.
  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    accessibilityValue(value)
  }

  /// Sets the value that the view shows, if enabled; the layout stays.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool)
    -> some View
  {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the value that the view shows, if enabled; the layout stays.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S>(_ value: S, isEnabled: Bool) -> some View
  where S: StringProtocol {
    accessibilityValue(Text(value))
  }

  /// Sets what the view is called, made from what it is called now; the layout stays.
  nonisolated public func accessibilityLabel<V>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View where V: View {
    recorded("accessibilityLabel")
  }

  /// Sets what the user may say to mean the view; the layout stays.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    recorded("accessibilityInputLabels", inputLabels.map(\.recordedText).joined(separator: ", "))
  }

  /// Sets what the user may say to mean the view; the layout stays.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey])
    -> some View
  {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Sets what the user may say to mean the view; the layout stays.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S>(_ inputLabels: [S]) -> some View
  where S: StringProtocol {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// Adds something to know about the view; the layout stays.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    recorded("accessibilityCustomContent", "\(label.recordedText): \(value.recordedText)")
  }

  /// Adds something to know about the view; the layout stays.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Adds something to know about the view; the layout stays.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Adds something to know about the view; the layout stays.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View where V: StringProtocol {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
}

/// When something to know about a view is said.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
  /// When the user asks.
  case `default`
  /// At once.
  case high
}
