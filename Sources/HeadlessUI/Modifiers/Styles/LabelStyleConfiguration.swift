import Foundation

/// What a label hands to its style.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public struct Title {
    let content: AnyView

    nonisolated init(_ content: some View) { self.content = AnyView(content) }
  }

  /// The icon of the label.
  public struct Icon {
    let content: AnyView

    nonisolated init(_ content: some View) { self.content = AnyView(content) }
  }

  /// The title of the label.
  public let title: LabelStyleConfiguration.Title
  /// The icon of the label.
  public let icon: LabelStyleConfiguration.Icon

  nonisolated init(title: some View, icon: some View) {
    self.title = Title(title)
    self.icon = Icon(icon)
  }
}

extension LabelStyleConfiguration.Title: View {
  /// The view that was given.
  public var body: some View { content }
}

extension LabelStyleConfiguration.Icon: View {
  /// The view that was given.
  public var body: some View { content }
}
