import Foundation

/// A value with its label: the label leads, the value trails, and both share the width that is
/// proposed.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
  let isInsideStyle: Bool

  @Environment(\.labeledContentStyle) var style
  @Environment(\.isInListRow) var isInListRow
  @Environment(\.dynamicTypeSize) var dynamicTypeSize
}

extension LabeledContent: View where Label: View, Content: View {
  /// The label and the value in the style of the environment.
  public var body: some View {
    if let custom = customBody {
      custom
    } else if isInListRow, dynamicTypeSize.isAccessibilitySize {
      VStack(alignment: .leading) {
        label
        content
      }
    } else {
      ControlRow(label: label) { content }
    }
  }

  @MainActor private var customBody: AnyView? {
    isInsideStyle
      ? nil : style.body(LabeledContentStyleConfiguration(label: label, content: content))
  }
}

extension LabeledContent where Label: View, Content: View {
  /// A value with a label.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content(), isInsideStyle: false)
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The value that a style was asked for, in the system's look.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content, isInsideStyle: true)
  }
}
