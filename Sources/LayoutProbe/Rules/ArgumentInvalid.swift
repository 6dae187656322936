import HeadlessUI

/// `argument-invalid`
enum ArgumentInvalid: TreeRule {
  static let id = "argument-invalid"
  static let severity = Severity.warning
  static let demand =
    "The lengths that a view passes to frames and grid items are finite and not negative, and no "
    + "minimum is above its maximum."
  static let why =
    "SwiftUI prints 'Invalid frame dimension (negative or non-finite).' or 'Contradictory frame "
    + "constraints specified.' and goes on without the length: the view has another size than the "
    + "code says."
  static let fix =
    "Use max(0, …) where a length is subtracted, check for 0 before dividing, and give limits in "
    + "rising order. Use maxWidth: .infinity, not width: .infinity, to fill the space."
  static let example = """
    GeometryReader { proxy in
      Color.red.frame(width: proxy.size.width - 80)  // negative where there is less space
    }
    """
  static let sensitivity = "lengths that were invalid only before the last pass"

  static func check(_ node: NodeSnapshot) -> Violation? {
    let numbers = node.reference.unusableNumbers
    guard let number = numbers.first(where: { $0.kind == .length }) else { return nil }
    return Violation(
      message: "\(node.label) is given a length that it cannot have",
      witness: ["\(node.label) \(number.argument)"], expected: number.demand,
      found: NumberText.length(number.value))
  }
}
