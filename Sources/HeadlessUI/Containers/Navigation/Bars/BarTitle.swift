import Foundation

/// A title as bars show it, small and large: the bar takes one of them.
struct BarTitle: View {
  let title: Text

  nonisolated init(_ title: Text) { self.title = title }

  var body: some View {
    title.font(.headline).lineLimit(1).inBar(.title)
    title.font(.largeTitle.bold()).lineLimit(1).inBar(.largeTitle)
  }
}

/// The field of a search, as a navigation bar shows it.
struct BarSearchField: View {
  let prompt: Text?
  let text: Binding<String>
  @Environment(\.systemDesign) private var design

  nonisolated init(_ prompt: Text?, _ text: Binding<String>) {
    self.prompt = prompt
    self.text = text
  }

  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: "magnifyingglass").imageScale(.medium)
      TextField("Search", text: text, prompt: prompt)
    }
    .padding(.horizontal, 8)
    .frame(height: BarLengths.searchField(design))
    .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 10))
    .inBar(.search)
  }
}

/// The button that goes back to the page before.
struct BackButton: View {
  let title: Text
  @Environment(\.systemDesign) private var design

  nonisolated init(_ title: Text) { self.title = title }

  var body: some View {
    switch design {
    case .iOS18:
      HStack(spacing: 6) {
        Image(systemName: "chevron.backward").fontWeight(.semibold)
        title.lineLimit(1)
      }
      .padding(.leading, 8)
      .frame(maxHeight: .infinity)
      .inBar(.back)
    case .iOS26:
      Image(systemName: "chevron.backward").fontWeight(.semibold)
        .frame(width: 44, height: 44)
        .inBar(.back)
    }
  }
}

/// The icon and the title of a label as tabs show them, each in its line.
struct TabLabelStyle: LabelStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    configuration.title.lineLimit(1)
  }
}
