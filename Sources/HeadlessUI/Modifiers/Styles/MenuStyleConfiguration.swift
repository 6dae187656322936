import Foundation

/// What a menu hands to its style.
public struct MenuStyleConfiguration {
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
  public let label: MenuStyleConfiguration.Label
  /// The content.
  public let content: MenuStyleConfiguration.Content

  nonisolated init(label: some View, content: some View) {
    self.label = Label(label)
    self.content = Content(content)
  }
}

extension MenuStyleConfiguration.Label: View {
  /// The view that was given.
  public var body: some View { content }
}

extension MenuStyleConfiguration.Content: View {
  /// The view that was given.
  public var body: some View { content }
}
