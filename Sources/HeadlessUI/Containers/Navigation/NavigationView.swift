import Foundation

/// The container that navigation stacks have replaced; it takes all that it is proposed.
///
/// Where there is little room across, or in the style `stack`, the first of its views shows below a
/// bar; else the views are columns, of which all but the last are 320 points wide.
public struct NavigationView<Content> where Content: View {
  let content: Content

  @Environment(\.horizontalSizeClass) var horizontalSizeClass
  @Environment(\.navigationViewStyle) var style

  /// A container for a view that others are pushed onto.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  /// The views that there is room for.
  public var body: some View {
    if let views = content as? any SeveralViews {
      if horizontalSizeClass == .regular, style != .stack {
        GreedyView("NavigationView") { NavigationColumns(views: views.separateViews.map(\.view)) }
      } else {
        BarContainer("NavigationView", .navigation) {
          ChosenView(tag: nil, fallback: 0, content: content).firstColumn()
        }
      }
    } else {
      BarContainer("NavigationView", .navigation) {
        content.firstColumn()
      }
    }
  }
}

/// Columns with a bar each.
struct NavigationColumns: View {
  let views: [AnyView]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(views.indices, id: \.self) { index in
        let view =
          index == 0
          ? AnyView(
            views[index].firstColumn(keepsSearch: true))
          : AnyView(views[index].modifier(NavigationContent()))
        let column = BarContainer("Column", .column) { view }
        if index < views.count - 1 {
          column.frame(width: NavigationColumns.width)
        } else {
          column
        }
      }
    }
  }

  /// The width of columns but the last, in points.
  nonisolated static let width: CGFloat = 320
}
