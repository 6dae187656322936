import Foundation

/// The insets and distances of a list's style, in points.
///
/// `docs/ios-sizes.md` has the sources of these numbers.
struct ListMetrics: Equatable {
  let design: SystemDesign
  /// Whether rows are in groups with space around them.
  let isGrouped: Bool
  /// Whether the groups are inset from the edges.
  let isInset: Bool

  init(_ environment: EnvironmentValues) {
    self.init(environment.listStyle, environment.systemDesign)
  }

  init(_ look: ListLook, _ design: SystemDesign) {
    self.design = design
    switch look {
    case .plain, .inset, .bordered, .carousel, .elliptical: (isGrouped, isInset) = (false, false)
    case .grouped: (isGrouped, isInset) = (true, false)
    // What iOS shows by itself; a sidebar too, where it is a screen of its own.
    case .automatic, .insetGrouped, .sidebar: (isGrouped, isInset) = (true, true)
    }
  }

  /// The margin of a window of a width.
  static func margin(inWidth width: CGFloat) -> CGFloat {
    width >= Device.widthOfLargePhones ? 20 : 16
  }

  private var isGlass: Bool { design == .iOS26 }

  /// From the edge of a list of a width to its groups, on both sides.
  func groupInset(inWidth width: CGFloat) -> CGFloat {
    guard isInset else { return 0 }
    return isGlass ? ListMetrics.margin(inWidth: width) : 20
  }

  /// From the edges of a row of a width to its content.
  func rowInsets(inWidth width: CGFloat) -> EdgeInsets {
    let (upright, side) = (CGFloat(isGlass ? 15 : 11), side(inWidth: width))
    return EdgeInsets(top: upright, leading: side, bottom: upright, trailing: side)
  }

  /// From the leading and trailing edges of rows, headers and footers of a width to their content.
  private func side(inWidth width: CGFloat) -> CGFloat {
    // The margin of the list that the row is in.
    isGlass ? ListMetrics.margin(inWidth: isInset ? width + 40 : width) : 20
  }

  /// From the upper and lower edge of a row to a switch or stepper in it.
  var controlInset: CGFloat { isGlass ? 10 : 6 }

  /// The least height of a row.
  static func rowHeight(_ environment: EnvironmentValues) -> CGFloat {
    guard environment.systemDesign == .iOS26 else { return 44 }
    let body = Font.body.resolved(environment.dynamicTypeSize, FontTraits())
    return 30 + (body.styleLineHeight ?? 22)
  }

  /// The height of the highest control that has so little space around it.
  static let highestControl: CGFloat = 32

  /// What the button that deletes a row, and the handle that moves it, take while rows are edited.
  static let editingControl: CGFloat = 38

  /// From the edges of a header of a width to its text.
  func headerInsets(inWidth width: CGFloat) -> EdgeInsets {
    let (top, bottom): (CGFloat, CGFloat) =
      switch (isInset, isGrouped) {
      case (true, _): isGlass ? (10, 10) : (17, 6)
      case (_, true): (16, 6.5)
      default: (5, 5)
      }
    let side = side(inWidth: width)
    return EdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
  }

  /// From the edges of a footer of a width to its text.
  func footerInsets(inWidth width: CGFloat) -> EdgeInsets {
    let side = side(inWidth: width)
    let around: CGFloat = isInset ? (isGlass ? 7 : 6) : 7.5
    return EdgeInsets(top: around, leading: side, bottom: around, trailing: side)
  }

  /// Between two groups without header and footer, and above the first one.
  var groupSpacing: CGFloat { isGrouped ? 35 : 0 }

  /// Above a header that comes after rows.
  var spaceAboveHeader: CGFloat { isInset ? 17.67 : isGrouped ? 17.5 : 22 }

  /// Above a header that is the first thing of the list.
  var spaceAboveFirstHeader: CGFloat { isInset ? 0 : isGrouped ? 17.5 : 22 }

  /// Between a footer and the header of the next section.
  var spaceBetweenFooterAndHeader: CGFloat {
    if isInset { return isGlass ? 0 : 6 }
    return isGrouped ? 17.5 : 22
  }

  /// Between a footer and the first row of the next section.
  var spaceBelowFooter: CGFloat {
    if isInset { return isGlass ? 17.67 : 21.67 }
    return isGrouped ? 17.5 : 0
  }

  /// Below the last row of groups.
  var spaceAtEnd: CGFloat { isGrouped ? 35 : 0 }
}

/// What headers and footers look like in a list.
enum SectionLook: Equatable {
  case grouped
  case plain
}

private enum SectionLookKey: EnvironmentKey {
  static let defaultValue: SectionLook? = nil
}

extension EnvironmentValues {
  /// What headers and footers look like; nil outside of lists.
  var sectionLook: SectionLook? {
    get { self[SectionLookKey.self] }
    set { self[SectionLookKey.self] = newValue }
  }
}
