import Foundation

/// How long an item of a toolbar stays visible where there is little room.
public struct ToolbarItemVisibilityPriority: Hashable, Sendable {
  private let rank: Double

  /// As the system sees fit.
  public static let automatic = ToolbarItemVisibilityPriority(rank: 0)
  /// For longer than others.
  public static let high = ToolbarItemVisibilityPriority(rank: 1)
  /// Not as long as others.
  public static let low = ToolbarItemVisibilityPriority(rank: -1)

  private init(rank: Double) { self.rank = rank }

  /// For longer than another one.
  public init(higherThan other: ToolbarItemVisibilityPriority) { self.init(rank: other.rank + 0.5) }

  /// Not as long as another one.
  public init(lowerThan other: ToolbarItemVisibilityPriority) { self.init(rank: other.rank - 0.5) }
}

/// What the user may do with an item who arranges the toolbar.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// The options of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is always among what can be chosen from.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// How the user may arrange an item of a toolbar.
public struct ToolbarCustomizationBehavior: Sendable {
  /// In every way.
  public static var `default`: ToolbarCustomizationBehavior { .init() }
  /// It may be moved, but not taken away.
  public static var reorderable: ToolbarCustomizationBehavior { .init() }
  /// In no way.
  public static var disabled: ToolbarCustomizationBehavior { .init() }
}

// How items look changes nothing of their places here.
extension ToolbarContent {
  /// Sets how long the items stay visible where there is little room.
  nonisolated public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority)
    -> some ToolbarContent
  { self }

  /// Sets whether there is glass behind the items that they share with others.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility)
    -> some ToolbarContent
  { self }

  /// Takes the items out of their bar.
  nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    hidden ? _ToolbarContents() : _ToolbarContents(self)
  }

  /// Marks the items as where a view comes out of.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  /// Sets how long the items stay visible where there is little room.
  nonisolated public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority)
    -> some CustomizableToolbarContent
  { self }

  /// Sets whether there is glass behind the items that they share with others.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility)
    -> some CustomizableToolbarContent
  { self }

  /// Takes the items out of their bar.
  nonisolated public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    hidden ? _ToolbarContents() : _ToolbarContents(self)
  }

  /// Marks the items as where a view comes out of.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some CustomizableToolbarContent { self }

  /// Sets whether the items are there before the user arranges the toolbar.
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }

  /// Sets how the user may arrange the items.
  nonisolated public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
    -> some CustomizableToolbarContent
  { self }
}
