import HeadlessUI

/// `target-small`
enum TargetSmall: FitRule {
  static let id = "target-small"
  static let severity = Severity.warning
  static let demand = "Every view that can be tapped is at least 44 by 44 points."
  static let why =
    "A fingertip covers about 44 points. Apple's guidelines recommend this size, and people "
    + "with tremor or large hands depend on it."
  static let fix =
    "Add the space inside the button, around its label: padding, or frame(minWidth: 44, "
    + "minHeight: 44) and contentShape(_:)."
  static let example = """
    Button { close() } label: { Image(systemName: "xmark") }
    """
  static let sensitivity =
    "the system's own controls and bordered buttons, rows of lists, and bars; gestures other than taps"

  private static let length: CGFloat = 44

  static func check(_ screen: FitSubject) -> [Violation] {
    screen.targets.compactMap { item in
      let size = item.frame.size
      let least = min(size.width, size.height)
      guard least < length - 0.5, least > 0, !screen.isTransformed(item) else { return nil }
      return Violation(
        message:
          "\(item.node.tapTarget ?? item.node.label) is \(NumberText.size(size)) points large",
        witness: [FitSubject.frame(item.frame)], expected: "at least 44×44",
        found: NumberText.size(size), metric: Double(length - least), path: item.node.path)
    }
  }
}
