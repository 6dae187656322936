import Foundation

/// What a disclosure group hands to its style.
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  public struct Label {
    let content: AnyView

    nonisolated init(_ content: some View) { self.content = AnyView(content) }
  }

  /// The content.
  public struct Content {
    let content: AnyView

    nonisolated init(_ content: some View) { self.content = AnyView(content) }
  }

  /// The label.
  public let label: DisclosureGroupStyleConfiguration.Label
  /// The content.
  public let content: DisclosureGroupStyleConfiguration.Content
  /// Whether the content shows.
  @Binding public var isExpanded: Bool

  nonisolated init(label: some View, content: some View, isExpanded: Binding<Bool>) {
    self.label = Label(label)
    self.content = Content(content)
    _isExpanded = isExpanded
  }
}

extension DisclosureGroupStyleConfiguration.Label: View {
  /// The view that was given.
  public var body: some View { content }
}

extension DisclosureGroupStyleConfiguration.Content: View {
  /// The view that was given.
  public var body: some View { content }
}
