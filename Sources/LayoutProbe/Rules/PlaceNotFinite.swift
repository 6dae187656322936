import HeadlessUI

/// `place-not-finite`
enum PlaceNotFinite: NodeRule {
  static let id = "place-not-finite"
  static let severity = Severity.error
  static let demand = "Subviews are placed at finite positions."
  static let why = "SwiftUI traps with 'view origin is invalid'."
  static let fix =
    "Look for infinity minus infinity, 0 divided by 0, and sizes of subviews that were "
    + "proposed infinity."
  static let example = """
    subview.place(at: CGPoint(x: bounds.minX + .infinity - height, y: .nan), proposal: proposal)
    """
  static let sensitivity =
    "positions that are not finite only in sizes that the layout did not have"

  static func check(_ subject: RuleSubject) -> Violation? {
    let found = subject.issues.filter { $0.message.contains("view origin is invalid") }
    guard let first = found.first else { return nil }
    return Violation(
      message: "\(subject.name) places a subview at a position that is not finite",
      witness: ["\(first.path): \(first.message)"], expected: "finite numbers", found: "not finite")
  }
}
