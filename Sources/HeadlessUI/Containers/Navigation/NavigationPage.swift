import Foundation

/// A page of a navigation stack: a view below a bar with a button that goes back.
struct NavigationPage<Content: View> {
  let content: Content

  nonisolated init(_ content: Content) { self.content = content }
}

extension NavigationPage: View {
  var body: some View {
    BarContainer("Page", .page) {
      content.recorded(
        "backButton", bar: .items, place: "the navigation bar", controls: BackButton(Text("Back")))
    }
  }
}
