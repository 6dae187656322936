import Foundation

/// Where a toolbar is.
public struct ToolbarPlacement: Sendable {
  let name: String

  /// As the system sees fit.
  public static var automatic: ToolbarPlacement { .init(name: "automatic") }
  /// At the bottom.
  public static var bottomBar: ToolbarPlacement { .init(name: "bottomBar") }
  /// The navigation bar.
  public static var navigationBar: ToolbarPlacement { .init(name: "navigationBar") }
  /// The bar of tabs.
  public static var tabBar: ToolbarPlacement { .init(name: "tabBar") }
  /// The title bar of a window.
  public static var windowToolbar: ToolbarPlacement { .init(name: "windowToolbar") }
}

/// What a toolbar is there for.
public struct ToolbarRole: Sendable {
  let name: String

  /// As the system sees fit.
  public static var automatic: ToolbarRole { .init(name: "automatic") }
  /// To move between places.
  public static var navigationStack: ToolbarRole { .init(name: "navigationStack") }
  /// To browse.
  public static var browser: ToolbarRole { .init(name: "browser") }
  /// To edit.
  public static var editor: ToolbarRole { .init(name: "editor") }
}

/// How the title of a toolbar shows.
public struct ToolbarTitleDisplayMode: Sendable {
  let name: String

  /// As the system sees fit.
  public static var automatic: ToolbarTitleDisplayMode { .init(name: "automatic") }
  /// Large.
  public static var large: ToolbarTitleDisplayMode { .init(name: "large") }
  /// Large and in the bar.
  public static var inlineLarge: ToolbarTitleDisplayMode { .init(name: "inlineLarge") }
  /// Small.
  public static var inline: ToolbarTitleDisplayMode { .init(name: "inline") }

  /// How large the title is; one that is large within the bar needs no more room.
  var titleSize: NavigationBarItem.TitleDisplayMode {
    switch name {
    case "large": .large
    case "inline", "inlineLarge": .inline
    default: .automatic
    }
  }
}

extension BarKinds {
  /// The bars at some places; where none is named, the navigation bar.
  init(_ places: [ToolbarPlacement]) {
    self = []
    for place in places {
      switch place.name {
      case "bottomBar": insert(.bottom)
      case "tabBar": insert(.tabs)
      default: insert(.navigation)
      }
    }
    if places.isEmpty { insert(.navigation) }
  }
}

extension View {
  /// Puts views into the navigation bar around the view, at its trailing end.
  nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View {
    recorded("toolbar", bar: .items, place: "the toolbar", controls: content().inBar(.trailing))
  }

  /// Puts items into the bars around the view: those at the bottom make a bar there.
  nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content)
    -> some View
  where Content: ToolbarContent {
    recorded("toolbar", bar: .items, place: "the toolbar", controls: ToolbarViews(of: content()))
  }

  /// Puts items into the bars around the view that the user can arrange: those at the bottom make a
  /// bar there.
  nonisolated public func toolbar<Content>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View where Content: ToolbarContent {
    recorded(
      "toolbar", id, bar: .items, place: "the toolbar", controls: ToolbarViews(of: content()))
  }

  /// Hides or shows bars, and so gives their room to the view or takes it.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    recorded("toolbar", "\(visibility)", bar: .visibility(visibility, BarKinds(bars)))
  }

  /// Hides or shows bars, and so gives their room to the view or takes it.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarVisibility", "\(visibility)", bar: .visibility(visibility, BarKinds(bars)))
  }

  /// Sets what is behind bars; the layout stays.
  nonisolated public func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...)
    -> some View
  where S: ShapeStyle {
    recorded("toolbarBackground")
  }

  /// Hides or shows what is behind bars; the layout stays.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarBackground", "\(visibility)")
  }

  /// Hides or shows what is behind bars; the layout stays.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarBackgroundVisibility", "\(visibility)")
  }

  /// Sets light or dark for bars; the layout stays.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarColorScheme", colorScheme.map { "\($0)" })
  }

  /// Sets what the toolbar is there for; the layout stays.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    recorded("toolbarRole", role.name)
  }

  /// Sets how the title shows, which decides how high the bar is.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    recorded("toolbarTitleDisplayMode", mode.name, bar: .titleMode(mode.titleSize))
  }

  /// Puts a menu on the title, which is not shown; the layout stays.
  nonisolated public func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View
  where C: View {
    recorded("toolbarTitleMenu")
  }
}
