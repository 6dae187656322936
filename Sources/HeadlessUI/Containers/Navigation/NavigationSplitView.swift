import Foundation

/// Two or three columns side by side, or one where there is little space; it takes all that it is
/// proposed.
///
/// An approximation: columns but the last are 320 points wide, the last needs 380; where that does
/// not fit, only the preferred column shows. Bars are left out.
public struct NavigationSplitView<Sidebar, Content, Detail>
where Sidebar: View, Content: View, Detail: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
}

extension NavigationSplitView: View {
  /// The columns that there is space for.
  public var body: some View {
    GreedyView("NavigationSplitView") {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 0) {
          let visible = visibility?.wrappedValue ?? .automatic
          if visible != .detailOnly {
            if visible != .doubleColumn || Content.self == EmptyView.self {
              sidebar.frame(width: 320)
            }
            content.frame(width: 320)
          }
          detail.frame(minWidth: 380, idealWidth: 380, maxWidth: .infinity, maxHeight: .infinity)
        }
        switch compactColumn?.wrappedValue ?? .sidebar {
        case .detail: AnyView(detail)
        case .content where Content.self != EmptyView.self: AnyView(content)
        default: AnyView(sidebar)
        }
      }
    }
  }
}

extension NavigationSplitView {
  /// Three columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: nil,
      compactColumn: nil)
  }

  /// Three columns, of which some may be hidden.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
      compactColumn: nil)
  }

  /// Three columns, with the one that shows where there is little space.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: nil,
      compactColumn: preferredCompactColumn)
  }

  /// Three columns, of which some may be hidden, with the one that shows where there is little
  /// space.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Two columns, of which the first may be hidden.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() },
      detail: detail)
  }

  /// Two columns, with the one that shows where there is little space.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      preferredCompactColumn: preferredCompactColumn, sidebar: sidebar,
      content: { EmptyView() }, detail: detail)
  }

  /// Two columns, of which the first may be hidden, with the one that shows where there is little
  /// space.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, preferredCompactColumn: preferredCompactColumn,
      sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
}
