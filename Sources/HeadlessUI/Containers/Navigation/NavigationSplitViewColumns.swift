import Foundation

/// Which columns of a split view show.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  private enum Kind: Codable { case detailOnly, doubleColumn, all, automatic }
  private let kind: Kind

  /// Only the detail.
  public static var detailOnly: NavigationSplitViewVisibility { .init(kind: .detailOnly) }
  /// The content and the detail.
  public static var doubleColumn: NavigationSplitViewVisibility { .init(kind: .doubleColumn) }
  /// All columns.
  public static var all: NavigationSplitViewVisibility { .init(kind: .all) }
  /// As the system sees fit.
  public static var automatic: NavigationSplitViewVisibility { .init(kind: .automatic) }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private enum Kind { case sidebar, content, detail }
  private let kind: Kind

  /// The first column.
  public static var sidebar: NavigationSplitViewColumn { .init(kind: .sidebar) }
  /// The middle column of three.
  public static var content: NavigationSplitViewColumn { .init(kind: .content) }
  /// The last column.
  public static var detail: NavigationSplitViewColumn { .init(kind: .detail) }
}
