import Foundation

/// How much room bars take on iOS 17 and 18, in points.
///
/// `docs/ios-sizes.md` has the sources of these numbers.
struct BarLengths: Equatable {
  /// What bars differ by.
  enum Device { case phone, phoneOnItsSide, pad }

  let device: Device
  /// Whether the device has a home indicator, or nothing is known of it.
  let hasHomeIndicator: Bool

  init(_ environment: EnvironmentValues) {
    switch (environment.horizontalSizeClass, environment.verticalSizeClass) {
    case (.regular, .regular): device = .pad
    case (.compact, .compact): device = .phoneOnItsSide
    default: device = .phone
    }
    let insets = environment.windowSafeAreaInsets
    hasHomeIndicator = insets.bottom > 0 || insets == EdgeInsets()
    isShort = environment.verticalSizeClass == .compact
  }

  private let isShort: Bool

  /// The bar with a title in it.
  var navigation: CGFloat {
    switch device {
    case .phone: 44
    case .phoneOnItsSide: 32
    case .pad: 50
    }
  }

  /// What a large title adds, where there is one.
  var largeTitle: CGFloat { isShort ? 0 : 52 }

  /// What a search field adds below; on tablets it is in the bar.
  var search: CGFloat { device == .pad ? 0 : 52 }

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

/// The bars of a container as they are shown.
struct Bars: Equatable {
  /// The height of the bar at the top, in points.
  var top: CGFloat = 0
  /// The height of the bar at the bottom, in points.
  var bottom: CGFloat = 0
  /// Whether the title is large.
  var isLarge = false

  var insets: EdgeInsets { EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0) }

  /// - Parameter isColumn: whether a container inside may show the bar instead.
  static func navigation(
    _ findings: BarFindings, _ lengths: BarLengths, isColumn: Bool
  ) -> Bars {
    var bars = Bars()
    if isColumn, findings.hasInnerNavigation { return bars }
    if !findings.hidden.contains(.navigation) {
      bars.isLarge =
        findings.hasTitle && (findings.titleMode ?? .automatic) != .inline
        && lengths.largeTitle > 0
      bars.top =
        lengths.navigation + (bars.isLarge ? lengths.largeTitle : 0)
        + (findings.hasSearch ? lengths.search : 0)
    }
    if findings.items.contains(.bottom), !findings.hidden.contains(.bottom) {
      bars.bottom = lengths.toolbar
    }
    return bars
  }

  static func tabs(_ findings: BarFindings, _ lengths: BarLengths) -> Bars {
    Bars(bottom: findings.hidden.contains(.tabs) ? 0 : lengths.tabs)
  }
}
