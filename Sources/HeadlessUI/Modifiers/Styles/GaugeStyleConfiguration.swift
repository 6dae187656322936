import Foundation

/// What a gauge hands to its style.
public struct GaugeStyleConfiguration {
  /// What is measured.
  public struct Label {
    let content: AnyView

    nonisolated init(_ content: some View) { self.content = AnyView(content) }
  }

  /// The value.
  public struct CurrentValueLabel {
    let content: AnyView

    nonisolated init(_ content: some View) { self.content = AnyView(content) }
  }

  /// The least value.
  public struct MinimumValueLabel {
    let content: AnyView

    nonisolated init(_ content: some View) { self.content = AnyView(content) }
  }

  /// The largest value.
  public struct MaximumValueLabel {
    let content: AnyView

    nonisolated init(_ content: some View) { self.content = AnyView(content) }
  }

  /// The value as a fraction, from 0 to 1.
  public var value: Double
  /// What is measured.
  public var label: GaugeStyleConfiguration.Label
  /// The value; nil if it has no label.
  public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
  /// The least value; nil if it has no label.
  public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
  /// The largest value; nil if it has no label.
  public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?

  nonisolated init(
    value: Double, label: some View, currentValueLabel: AnyView? = nil,
    minimumValueLabel: AnyView? = nil, maximumValueLabel: AnyView? = nil
  ) {
    self.value = value
    self.label = Label(label)
    self.currentValueLabel = currentValueLabel.map { CurrentValueLabel($0) }
    self.minimumValueLabel = minimumValueLabel.map { MinimumValueLabel($0) }
    self.maximumValueLabel = maximumValueLabel.map { MaximumValueLabel($0) }
  }
}

extension GaugeStyleConfiguration.Label: View {
  /// The view that was given.
  public var body: some View { content }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View {
  /// The view that was given.
  public var body: some View { content }
}

extension GaugeStyleConfiguration.MinimumValueLabel: View {
  /// The view that was given.
  public var body: some View { content }
}

extension GaugeStyleConfiguration.MaximumValueLabel: View {
  /// The view that was given.
  public var body: some View { content }
}
