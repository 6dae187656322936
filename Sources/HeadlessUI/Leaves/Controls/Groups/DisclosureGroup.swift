import Foundation

/// Views that show under a label while they are expanded.
///
/// The label takes the width that it is proposed, with an arrow at its trailing edge. Directly in a list or
/// form, the label and each of the views are rows.
public struct DisclosureGroup<Label, Content> where Label: View, Content: View {
  let label: Label
  let binding: Binding<Bool>?
  let content: () -> Content

  @State var isExpanded = false
  @Environment(\.disclosureGroupStyle) var style
  @Environment(\.makesRows) var makesRows

  nonisolated init(label: Label, binding: Binding<Bool>?, content: @escaping () -> Content) {
    self.label = label
    self.binding = binding
    self.content = content
  }
}

extension DisclosureGroup: View {
  /// The label and, while expanded, the content in the style of the environment.
  public var body: some View {
    let expansion = binding ?? $isExpanded
    if let custom = customBody(expansion) {
      custom.control(control(expansion))
    } else if makesRows {
      header(expansion)
      if expansion.wrappedValue { content() }
    } else {
      VStack(alignment: .leading) {
        header(expansion)
        if expansion.wrappedValue { content() }
      }
    }
  }

  private func header(_ expansion: Binding<Bool>) -> some View {
    HStack {
      label
      Spacer()
      ControlPart(
        "DisclosureArrow", width: 13, height: 13,
        detail: expansion.wrappedValue ? "expanded" : "collapsed")
    }
    .control(control(expansion))
  }

  private func control(_ expansion: Binding<Bool>) -> Control {
    Control(
      name: "DisclosureGroup",
      actions: [
        .init(verb: expansion.wrappedValue ? "collapse" : "expand") {
          expansion.wrappedValue.toggle()
        }
      ])
  }

  @MainActor private func customBody(_ expansion: Binding<Bool>) -> AnyView? {
    guard case .custom = style else { return nil }
    return style.body(
      DisclosureGroupStyleConfiguration(
        label: label, content: content(), isExpanded: expansion))
  }
}

extension DisclosureGroup {
  /// A collapsed group with a label.
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), binding: nil, content: content)
  }

  /// A group with a label that is expanded while a value is true.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), binding: isExpanded, content: content)
  }
}
