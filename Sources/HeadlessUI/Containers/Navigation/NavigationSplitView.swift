import Foundation

/// Two or three columns side by side, or one where there is little space; it takes all that it is
/// proposed.
///
/// Where there is room across (`horizontalSizeClass` is regular), columns but the last are 320 points
/// wide. Else only the preferred column shows; in a window of no device, the columns show that fit, with
/// at least 380 points for the last. Each column has a bar of its own.
public struct NavigationSplitView<Sidebar, Content, Detail>
where Sidebar: View, Content: View, Detail: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?

  @Environment(\.horizontalSizeClass) var horizontalSizeClass
  @Environment(\.isDeviceKnown) var isDeviceKnown
}

extension NavigationSplitView: View {
  /// The columns that there is space for.
  public var body: some View {
    GreedyView("NavigationSplitView") {
      if horizontalSizeClass == .regular {
        columns
      } else if isDeviceKnown {
        compact
      } else {
        ViewThatFits(in: .horizontal) {
          columns
          compact
        }
      }
    }
  }

  private var columns: some View {
    HStack(spacing: 0) {
      let visible = visibility?.wrappedValue ?? .automatic
      if visible != .detailOnly {
        if visible != .doubleColumn || Content.self == EmptyView.self {
          firstColumn(sidebar).frame(width: NavigationColumns.width)
        }
        if Content.self != EmptyView.self {
          column(content).frame(width: NavigationColumns.width)
        }
      }
      column(detail)
        .frame(minWidth: 380, idealWidth: 380, maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  @ViewBuilder private var compact: some View {
    switch compactColumn?.wrappedValue ?? .sidebar {
    case .detail: column(detail)
    case .content where Content.self != EmptyView.self: column(content)
    default: firstColumn(sidebar)
    }
  }

  private func column<V: View>(_ view: V) -> some View {
    BarContainer("Column", .column) { view.modifier(NavigationContent()) }
  }

  private func firstColumn<V: View>(_ view: V) -> some View {
    BarContainer("Column", .column) {
      view.firstColumn(keepsSearch: true)
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
