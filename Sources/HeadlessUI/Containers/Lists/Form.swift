import Foundation

/// A scrolling container of controls in rows; it takes all that it is proposed.
///
/// It is laid out as a list in the style `insetGrouped`, or in the list style that is set around it.
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
      ListContainer("Form") { content }
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
