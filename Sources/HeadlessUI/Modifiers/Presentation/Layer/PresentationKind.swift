import Foundation

/// How a view comes over the window.
///
/// `docs/swiftui-compatibility.md` says where the numbers come from, and how sure they are.
enum PresentationKind: Equatable {
  /// From below, as high as its detent.
  case sheet
  /// Over all of the window.
  case cover
  /// As a sheet where there is little room across, else as large as its content.
  case popover
  /// As large as its content, in the middle.
  case menu
  /// As wide as an alert, in the middle.
  case alert
  /// Pushed onto a navigation stack: below a bar, in the whole window.
  case push

  /// What the tree calls it.
  var label: String {
    switch self {
    case .sheet: "Sheet"
    case .cover: "FullScreenCover"
    case .popover: "Popover"
    case .menu: "MenuContent"
    case .alert: "Alert"
    case .push: "Destination"
    }
  }

  /// The width of an alert, in points.
  private static let alertWidth: CGFloat = 270
  /// What is left of the window above a large sheet, below the safe area, in points.
  private static func gapAboveSheet(_ design: SystemDesign) -> CGFloat {
    design == .iOS26 ? 0 : 10
  }
  /// A sheet where there is room across, in points.
  private static let formSheet = CGSize(width: 540, height: 620)

  /// What is proposed to the content, and whether the layer is as large as that or as its answer.
  func room(
    in window: CGSize, _ insets: EdgeInsets, _ detents: Set<PresentationDetent>?, isRegular: Bool,
    isShort: Bool, _ environment: EnvironmentValues
  ) -> (proposal: ProposedViewSize, isFilled: Bool) {
    switch self {
    case .cover, .push: return (ProposedViewSize(window), true)
    case .menu: return (.unspecified, false)
    case .alert: return (ProposedViewSize(width: PresentationKind.alertWidth, height: nil), false)
    case .popover where isRegular: return (.unspecified, false)
    case .sheet, .popover:
      if isRegular {
        let form = PresentationKind.formSheet
        return (
          ProposedViewSize(
            width: min(form.width, window.width), height: min(form.height, window.height)), true
        )
      }
      // On a phone on its side a sheet covers the window.
      if isShort { return (ProposedViewSize(window), true) }
      let gap = PresentationKind.gapAboveSheet(environment.systemDesign)
      let full = window.height - insets.top - gap
      let most = max(0, full - insets.bottom)
      let context = PresentationDetent.Context(maxDetentValue: most, environment: environment)
      let heights = (detents ?? []).compactMap { $0.height(in: context) }
      let height = heights.min().map { min(full, $0 + insets.bottom) } ?? full
      return (ProposedViewSize(width: window.width, height: max(0, height)), true)
    }
  }
}
