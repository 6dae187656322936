import Foundation

/// One view in a toolbar.
public struct ToolbarItem<ID, Content> {
  let id: ID
  let placement: ToolbarItemPlacement
  let views: [AnyView]

  nonisolated init(id: ID, placement: ToolbarItemPlacement, _ content: () -> some View) {
    self.id = id
    self.placement = placement
    views = placement.views(content)
  }
}

extension ToolbarItem: PlacedToolbarContent {}

extension ToolbarItem: ToolbarContent where Content: View {
  /// Made of nothing else.
  public typealias Body = Never
}

extension ToolbarItem where ID == (), Content: View {
  /// One view in a toolbar.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(id: (), placement: placement, content)
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String, Content: View {
  /// One view in a toolbar that the user can arrange.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, placement: placement, content)
  }
}

/// Several views in a toolbar.
public struct ToolbarItemGroup<Content> where Content: View {
  let views: [AnyView]

  /// Several views in a toolbar.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    views = placement.views(content)
  }

  /// Several views in a toolbar and what stands for them where there is little room.
  nonisolated public init<C, L>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == TupleView<(C, L)>, C: View, L: View {
    views = placement.views(content)
  }
}

extension ToolbarItemGroup: PlacedToolbarContent {}

extension ToolbarItemGroup: ToolbarContent {
  /// Made of nothing else.
  public typealias Body = Never
}

/// Space between the items of a toolbar.
public struct ToolbarSpacer: CustomizableToolbarContent {
  /// Made of nothing else.
  public typealias Body = Never

  /// Space between items, as much as there is or a fixed amount.
  nonisolated public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {}
}

// From iOS 26 on, whose bars are others than those here.
extension ToolbarSpacer: PlacedToolbarContent {
  nonisolated var views: [AnyView] { [] }
}

/// How long a space between items is.
public struct SpacerSizing: Hashable, Sendable {
  let name: String
  /// It takes the length that is left.
  public static var flexible: SpacerSizing { .init(name: "flexible") }
  /// As long as the system sets it.
  public static var fixed: SpacerSizing { .init(name: "fixed") }
}
