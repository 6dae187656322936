import Foundation

/// What a labeled content hands to its style.
public struct LabeledContentStyleConfiguration {
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
  public let label: LabeledContentStyleConfiguration.Label
  /// The content.
  public let content: LabeledContentStyleConfiguration.Content

  nonisolated init(label: some View, content: some View) {
    self.label = Label(label)
    self.content = Content(content)
  }
}

extension LabeledContentStyleConfiguration.Label: View {
  /// The view that was given.
  public var body: some View { content }
}

extension LabeledContentStyleConfiguration.Content: View {
  /// The view that was given.
  public var body: some View { content }
}
