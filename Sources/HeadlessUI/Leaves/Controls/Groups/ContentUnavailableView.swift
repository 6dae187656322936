import Foundation

/// What shows where there is nothing to show; it takes all that it is proposed.
public struct ContentUnavailableView<Label, Description, Actions>
where Label: View, Description: View, Actions: View {
  let label: Label
  let description: Description
  let actions: Actions
}

extension ContentUnavailableView: View {
  /// The label, the description and the actions in the middle.
  public var body: some View {
    VStack(spacing: 20) {
      VStack {
        label.labelStyle(StackedLabelStyle()).font(.title2.bold())
        description.font(.subheadline)
      }
      // Also without actions, the space above them is there.
      VStack { actions }.controlSize(.small)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The icon above the title.
private struct StackedLabelStyle: LabelStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      configuration.icon.font(.largeTitle).imageScale(.large)
      configuration.title
    }
  }
}

extension ContentUnavailableView {
  /// A label with a description and actions.
  nonisolated public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(label: label(), description: description(), actions: actions())
  }
}

extension ContentUnavailableView
where Label == HeadlessUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title and a symbol with a description.
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: HeadlessUI.Label(title, systemImage: name), description: description,
      actions: EmptyView())
  }

  /// A title and a symbol with a description.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage name: String, description: Text? = nil)
  where S: StringProtocol {
    self.init(
      label: HeadlessUI.Label(title, systemImage: name), description: description,
      actions: EmptyView())
  }

  /// A title and an image with a description.
  nonisolated public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init(
      label: HeadlessUI.Label(title, image: name), description: description,
      actions: EmptyView())
  }
}

extension ContentUnavailableView
where Label == HeadlessUI.Label<Text, Image>, Description == Text, Actions == EmptyView {
  /// What shows where a search found nothing.
  nonisolated public static var search: ContentUnavailableView {
    ContentUnavailableView(
      label: HeadlessUI.Label("No Results", systemImage: "magnifyingglass"),
      description: Text("Check the spelling or try a new search."), actions: EmptyView())
  }

  /// What shows where a search for a text found nothing.
  nonisolated public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      label: HeadlessUI.Label("No Results for “\(text)”", systemImage: "magnifyingglass"),
      description: Text("Check the spelling or try a new search."), actions: EmptyView())
  }
}
