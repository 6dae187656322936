import Foundation

/// What a form hands to its style.
public struct FormStyleConfiguration {
  /// The content.
  public struct Content {
    let content: AnyView

    nonisolated init(_ content: some View) { self.content = AnyView(content) }
  }

  /// The content.
  public let content: FormStyleConfiguration.Content

  nonisolated init(content: some View) { self.content = Content(content) }
}

extension FormStyleConfiguration.Content: View {
  /// The view that was given.
  public var body: some View { content }
}
