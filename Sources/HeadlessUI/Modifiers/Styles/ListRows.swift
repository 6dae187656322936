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
  static let defaultValue: CGFloat = 44
}

private enum HeaderHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
  /// How the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The least height of a row, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
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

  /// Pads the content of the row; the padding of a list's rows is fixed here.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    recorded("listRowInsets")
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

  /// Sets the space between rows, in points; that of a list's rows is fixed here.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    recorded("listRowSpacing", spacing.map { Number.text(Double($0)) })
  }

  /// Sets the space between sections; that of a list's sections is fixed here.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    recorded("listSectionSpacing", spacing.length.map { Number.text(Double($0)) })
  }

  /// Sets the space between sections, in points; that of a list's sections is fixed here.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    recorded("listSectionSpacing", Number.text(Double(spacing)))
  }

  /// Colors the row's symbols; the layout stays.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    recorded("listItemTint", tint.map { "\($0)" })
  }
}
