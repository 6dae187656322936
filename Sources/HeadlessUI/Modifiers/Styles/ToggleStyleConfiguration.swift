import Foundation

/// What a toggle hands to its style.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label {
    let content: AnyView

    nonisolated init(_ content: some View) { self.content = AnyView(content) }
  }

  /// The label of the toggle.
  public let label: ToggleStyleConfiguration.Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for values that differ.
  public var isMixed: Bool

  nonisolated init(label: some View, isOn: Binding<Bool>, isMixed: Bool = false) {
    self.label = Label(label)
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension ToggleStyleConfiguration.Label: View {
  /// The view that was given.
  public var body: some View { content }
}
