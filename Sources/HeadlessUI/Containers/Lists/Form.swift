import Foundation

/// A scrolling container of controls in rows; it takes all that it is proposed.
///
/// Where nothing is proposed it is as large as its rows: 16 points of padding at the sides, 11 above
/// and below, at least 44 high, which is near what a phone shows.
public struct Form<Content> where Content: View {
  let content: Content
  let isInsideStyle: Bool

  @Environment(\.formStyle) var style
}

extension Form: View {
  /// The rows in the style of the environment.
  public var body: some View {
    if let custom = customBody {
      custom
    } else {
      GreedyView("Form", scrolls: true) { content.asListRows() }
    }
  }

  @MainActor private var customBody: AnyView? {
    isInsideStyle ? nil : style.body(FormStyleConfiguration(content: content))
  }
}

extension Form {
  /// A form.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), isInsideStyle: false)
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style was asked for, in the system's look.
  nonisolated public init(_ configuration: FormStyleConfiguration) {
    self.init(content: configuration.content, isInsideStyle: true)
  }
}
