import HeadlessUI

/// `place-not-finite`
enum PlaceNotFinite: NodeRule {
  static let id = "place-not-finite"
  static let severity = Severity.error
  static let demand = "Subviews are placed at points that are numbers."
  static let why = "SwiftUI traps with 'view origin is invalid'."
  static let fix =
    "Look for infinity less infinity, 0 divided by 0, and sizes of subviews that were offered "
    + "infinity."
  static let example = """
    subview.place(at: CGPoint(x: bounds.minX + .infinity - height, y: .nan), proposal: proposal)
    """
  static let sensitivity =
    "places that are not numbers only in sizes that it never had"

  static func check(_ subject: RuleSubject) -> Violation? {
    let found = subject.issues.filter { $0.message.contains("view origin is invalid") }
    guard let first = found.first else { return nil }
    return Violation(
      message: "a subview of \(subject.name) is placed where there is no place",
      witness: ["\(first.path): \(first.message)"], expected: "a point", found: "no number")
  }
}
