import Foundation

/// A box around views, with a title that takes the width it is proposed.
///
/// 16 points of padding, 8 between the title and the content, which is near what a phone shows.
public struct GroupBox<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: Content
  let isInsideStyle: Bool

  @Environment(\.groupBoxStyle) var style
}

extension GroupBox: View {
  /// The title and the content in the style of the environment.
  public var body: some View {
    if let custom = customBody {
      custom
    } else {
      VStack(alignment: .leading, spacing: 8) {
        label.font(.headline).frame(maxWidth: .infinity, alignment: .leading)
        VStack { content }
      }
      .padding(16)
    }
  }

  @MainActor private var customBody: AnyView? {
    isInsideStyle ? nil : style.body(GroupBoxStyleConfiguration(label: label, content: content))
  }
}

extension GroupBox {
  /// A box with a label.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content(), isInsideStyle: false)
  }

  /// A box with a label given as a value.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content(), isInsideStyle: false)
  }

  /// A box without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    self.init(label: EmptyView(), content: content(), isInsideStyle: false)
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style was asked for, in the system's look.
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content, isInsideStyle: true)
  }
}
