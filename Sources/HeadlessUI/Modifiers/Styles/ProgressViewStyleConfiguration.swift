import Foundation

/// What a progress view hands to its style.
public struct ProgressViewStyleConfiguration {
  /// What goes on.
  public struct Label {
    let content: AnyView

    nonisolated init(_ content: some View) { self.content = AnyView(content) }
  }

  /// How far it is.
  public struct CurrentValueLabel {
    let content: AnyView

    nonisolated init(_ content: some View) { self.content = AnyView(content) }
  }

  /// How far it is, from 0 to 1; nil if that is not known.
  public let fractionCompleted: Double?
  /// What goes on.
  public var label: ProgressViewStyleConfiguration.Label?
  /// How far it is.
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?

  nonisolated init(
    fractionCompleted: Double?, label: AnyView? = nil, currentValueLabel: AnyView? = nil
  ) {
    self.fractionCompleted = fractionCompleted
    self.label = label.map { Label($0) }
    self.currentValueLabel = currentValueLabel.map { CurrentValueLabel($0) }
  }
}

extension ProgressViewStyleConfiguration.Label: View {
  /// The view that was given.
  public var body: some View { content }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  /// The view that was given.
  public var body: some View { content }
}
