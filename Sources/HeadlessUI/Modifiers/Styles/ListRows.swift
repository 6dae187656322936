import Foundation

/// How the header of a section stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// Much.
  case increased
}

/// How far the sections of a list are apart.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?

  /// As usual.
  public static let `default` = ListSectionSpacing(length: nil)
  /// Less than usual.
  public static let compact = ListSectionSpacing(length: 10)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

private enum HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

private enum RowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

private enum HeaderHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

private enum RowSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

private enum SectionSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
  /// The space between the rows of a list; nil for its own.
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// The space between the sections of a list; nil for its own.
  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  /// How the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The least height of a row, in points; unless set, 44, and in the design of iOS 26 30 more than
  /// a line of body text, 52 at the usual text size.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] ?? ListMetrics.rowHeight(self) }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The least height of a header, in points; nil for its own.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }
}

extension View {
  /// Sets how the headers of sections stand out.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence).recorded("headerProminence", "\(prominence)")
  }

  /// Sets the space around the content of the row, in place of the list's own; nil for that.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    recorded("listRowInsets")
      .modifier(TraitModifier(key: ObjectIdentifier(ListRowInsetsKey.self), value: insets))
  }

  /// Sets what is behind the row, which is not shown; the layout stays.
  nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View {
    recorded("listRowBackground")
  }

  /// Hides or shows the lines between rows; the layout stays.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    recorded("listRowSeparator", "\(visibility)")
  }

  /// Colors the lines between rows; the layout stays.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    recorded("listRowSeparatorTint", color.map { "\($0)" })
  }

  /// Hides or shows the lines between sections; the layout stays.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    recorded("listSectionSeparator", "\(visibility)")
  }

  /// Colors the lines between sections; the layout stays.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    recorded("listSectionSeparatorTint", color.map { "\($0)" })
  }

  /// Sets the space between the rows of a section, in points; nil for none.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing).recorded(
      "listRowSpacing", spacing.map { Number.text(Double($0)) })
  }

  /// Sets the space between the sections of lists.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length).recorded(
      "listSectionSpacing", spacing.length.map { Number.text(Double($0)) })
  }

  /// Sets the space between the sections of lists, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing).recorded(
      "listSectionSpacing", Number.text(Double(spacing)))
  }

  /// Colors the row's symbols; the layout stays.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    recorded("listItemTint", tint.map { "\($0)" })
  }

  /// Colors the row's symbols; the layout stays.
  @_disfavoredOverload
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    recorded("listItemTint", tint?.name)
  }
}
