import Foundation

/// How much room bars take, in points.
///
/// `docs/ios-sizes.md` has the sources of these numbers.
struct BarLengths: Equatable {
  /// What bars differ by.
  enum Device { case phone, phoneOnItsSide, pad }

  let device: Device
  let design: SystemDesign
  /// Whether the device has a home indicator, or nothing is known of it.
  let hasHomeIndicator: Bool

  init(_ environment: EnvironmentValues) {
    switch (environment.horizontalSizeClass, environment.verticalSizeClass) {
    case (.regular, .regular): device = .pad
    case (.compact, .compact): device = .phoneOnItsSide
    default: device = .phone
    }
    design = environment.systemDesign
    let insets = environment.windowSafeAreaInsets
    hasHomeIndicator = insets.bottom > 0 || insets == EdgeInsets()
    isShort = environment.verticalSizeClass == .compact
    isInSheet = environment.isInSheet
    let isBesideIsland =
      design == .iOS18 && device == .phone && !isInSheet
      && insets.top == BarLengths.safeAreaOfIsland
    aboveSafeArea = isBesideIsland ? BarLengths.overlapWithIsland : 0
  }

  private let isShort: Bool
  private let isInSheet: Bool

  /// How far the navigation bar reaches into what is no safe area.
  let aboveSafeArea: CGFloat

  // The bar begins where the status bar ends, 5⅓ points above the end of the unsafe area. Phones with 62
  // points of it are said to differ, so that this is done for 59 only.
  private static let safeAreaOfIsland: CGFloat = 59
  private static let overlapWithIsland: CGFloat = 5 + 1 / 3

  private var isGlass: Bool { design == .iOS26 }

  /// Whether tabs are on glass that reaches into what is no safe area; what they are like on phones without
  /// home indicator is not known.
  var tabsAreOnGlass: Bool { isGlass && device == .phone && hasHomeIndicator }

  /// The bar with a title in it.
  var navigation: CGFloat {
    if isGlass { return aboveItems + 54 }
    return switch device {
    case .phone where isInSheet, .pad where isInSheet: 56
    case .phone: 44
    case .phoneOnItsSide: 32
    case .pad: 50
    }
  }

  /// The part of the bar that its items and the title are in the middle of, and what is above it.
  var itemRow: CGFloat { isGlass ? 44 : navigation }
  var aboveItems: CGFloat { isGlass && isInSheet ? 16 : 0 }

  /// What a large title adds, where there is one.
  var largeTitle: CGFloat { isShort ? 0 : 52 }

  /// What a search field adds below; on tablets it is in the bar.
  var search: CGFloat { device == .pad ? 0 : 16 + BarLengths.searchField(design) }

  /// The bar of tabs.
  var tabs: CGFloat {
    switch device {
    case .phone: 49
    case .phoneOnItsSide: 32
    case .pad: 50
    }
  }

  /// The toolbar at the bottom.
  var toolbar: CGFloat {
    switch device {
    case .phone: hasHomeIndicator ? 49 : 44
    case .phoneOnItsSide: 32
    case .pad: 50
    }
  }
}

extension BarLengths {
  /// From an item of a bar to the edge of the glass that it is on.
  var glassInset: CGFloat { isGlass ? 4 : 0 }
  /// Between two items of a navigation bar, each on glass of its own.
  var itemSpacing: CGFloat { isGlass ? 12 + 2 * glassInset : 8 }
  /// Beside the label of a button in a bar, on either side.
  static let buttonPadding: CGFloat = 5
  static let glassButtonPadding: CGFloat = 12
  /// The least height of a button in a bar; on glass also the least width.
  static let button: CGFloat = 34
  static let glassButton: CGFloat = 36
  /// Above a large title, in its part of the bar.
  static let largeTitleTop: CGFloat = 3 + 2 / 3
  /// Above a search field, in its part of the bar.
  static let searchFieldTop: CGFloat = 1
  /// The height of a search field.
  static func searchField(_ design: SystemDesign) -> CGFloat { design == .iOS26 ? 44 : 36 }
  /// The part of a toolbar that its items are in the middle of.
  static let toolbarRow: CGFloat = 44
  /// Beside a tab, on either side.
  static let besideTab: CGFloat = 2
  /// The middles of a tab's icon and title, from its top, and what is between them side by side.
  var tabIconMiddle: CGFloat { tabsAreOnGlass ? 20 : 18 }
  var tabTitleMiddle: CGFloat { tabsAreOnGlass ? 41 : 40 + 2 / 3 }
  static let tabIconGap: CGFloat = 7
  static let tabFontSize: CGFloat = 10
  /// From the edges of the screen to the first and the last tab, from the top of the bar to the tabs, and their
  /// height, on glass.
  static let besideGlassTabs: CGFloat = 25
  static let aboveGlassTabs: CGFloat = 4
  static let glassTab: CGFloat = 54
  /// How much wider a tab on glass is than the distance to the next one: each lies over its neighbours.
  static let glassTabOverlap: CGFloat = 1.11
}

/// The bars of a container as they are shown.
struct Bars: Equatable {
  /// The height of the bar at the top below the safe area's edge, in points.
  var top: CGFloat = 0
  /// How far the bar at the top reaches above that edge, in points.
  var aboveTop: CGFloat = 0
  /// The height of the bar at the bottom, in points.
  var bottom: CGFloat = 0
  /// Whether the title is large.
  var isLarge = false
  /// Whether there is a field to search with below the title.
  var hasSearch = false

  var insets: EdgeInsets { EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0) }

  /// - Parameters:
  ///   - isColumn: whether a container inside may show the bar instead.
  ///   - isAtEdge: whether the container begins where the safe area does.
  static func navigation(
    _ findings: BarFindings, _ lengths: BarLengths, isColumn: Bool, isAtEdge: Bool
  ) -> Bars {
    var bars = Bars()
    if isColumn, findings.hasInnerNavigation { return bars }
    if !findings.hidden.contains(.navigation) {
      bars.isLarge =
        findings.hasTitle && (findings.titleMode ?? .automatic) != .inline
        && lengths.largeTitle > 0
      bars.hasSearch = findings.hasSearch && lengths.search > 0
      bars.top =
        lengths.navigation + (bars.isLarge ? lengths.largeTitle : 0)
        + (bars.hasSearch ? lengths.search : 0)
      bars.aboveTop = isAtEdge ? lengths.aboveSafeArea : 0
      bars.top -= bars.aboveTop
    }
    let hasItems = findings.items[.bottom] != nil || findings.items[.status] != nil
    if hasItems, !findings.hidden.contains(.bottom) {
      bars.bottom = lengths.toolbar
    }
    return bars
  }

  static func tabs(_ findings: BarFindings, _ lengths: BarLengths) -> Bars {
    Bars(bottom: findings.hidden.contains(.tabs) ? 0 : lengths.tabs)
  }
}
