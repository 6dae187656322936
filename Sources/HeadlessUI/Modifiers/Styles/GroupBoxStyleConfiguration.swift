import Foundation

/// What a group box hands to its style.
public struct GroupBoxStyleConfiguration {
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
  public let label: GroupBoxStyleConfiguration.Label
  /// The content.
  public let content: GroupBoxStyleConfiguration.Content

  nonisolated init(label: some View, content: some View) {
    self.label = Label(label)
    self.content = Content(content)
  }
}

extension GroupBoxStyleConfiguration.Label: View {
  /// The view that was given.
  public var body: some View { content }
}

extension GroupBoxStyleConfiguration.Content: View {
  /// The view that was given.
  public var body: some View { content }
}
