import Foundation

/// What a group of controls hands to its style.
public struct ControlGroupStyleConfiguration {
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
  public let label: ControlGroupStyleConfiguration.Label
  /// The content.
  public let content: ControlGroupStyleConfiguration.Content

  nonisolated init(label: some View, content: some View) {
    self.label = Label(label)
    self.content = Content(content)
  }
}

extension ControlGroupStyleConfiguration.Label: View {
  /// The view that was given.
  public var body: some View { content }
}

extension ControlGroupStyleConfiguration.Content: View {
  /// The view that was given.
  public var body: some View { content }
}
