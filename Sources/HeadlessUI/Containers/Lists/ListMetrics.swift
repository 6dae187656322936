import Foundation

/// The insets and distances of a list's style on iOS 17 and 18, in points.
///
/// `docs/ios-sizes.md` has the sources of these numbers.
struct ListMetrics: Equatable {
  /// Whether rows are in groups with space around them.
  let isGrouped: Bool
  /// Whether the groups are inset from the edges.
  let isInset: Bool

  init(_ look: ListLook) {
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

  /// From the edge of the list to its groups, on both sides.
  var groupInset: CGFloat { isInset ? 20 : 0 }

  /// From the edges of a row to its content.
  static let rowInsets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)

  /// From the upper and lower edge of a row to a switch or stepper in it.
  static let controlInset: CGFloat = 6

  /// The height of the highest control that has so little space around it.
  static let highestControl: CGFloat = 32

  /// What the button that deletes a row, and the handle that moves it, take while rows are edited.
  static let editingControl: CGFloat = 38

  /// From the edges of a header to its text.
  var headerInsets: EdgeInsets {
    if isInset { return EdgeInsets(top: 17, leading: 20, bottom: 6, trailing: 20) }
    return isGrouped
      ? EdgeInsets(top: 16, leading: 20, bottom: 6.5, trailing: 20)
      : EdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
  }

  /// From the edges of a footer to its text.
  var footerInsets: EdgeInsets {
    let around: CGFloat = isInset ? 6 : 7.5
    return EdgeInsets(top: around, leading: 20, bottom: around, trailing: 20)
  }

  /// Between two groups without header and footer, and above the first one.
  var groupSpacing: CGFloat { isGrouped ? 35 : 0 }

  /// Above a header that comes after rows.
  var spaceAboveHeader: CGFloat { isInset ? 17.67 : isGrouped ? 17.5 : 22 }

  /// Above a header that is the first thing of the list.
  var spaceAboveFirstHeader: CGFloat { isInset ? 0 : isGrouped ? 17.5 : 22 }

  /// Between a footer and the header of the next section.
  var spaceBetweenFooterAndHeader: CGFloat { isInset ? 6 : isGrouped ? 17.5 : 22 }

  /// Between a footer and the first row of the next section.
  var spaceBelowFooter: CGFloat { isInset ? 21.67 : isGrouped ? 17.5 : 0 }

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
