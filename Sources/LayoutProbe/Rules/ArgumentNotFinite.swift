import HeadlessUI

/// `argument-not-finite`
enum ArgumentNotFinite: TreeRule {
  static let id = "argument-not-finite"
  static let severity = Severity.error
  static let demand =
    "The lengths that a view passes to padding, offset, position and stacks are finite."
  static let why =
    "A position computed from NaN or infinity is not valid: Core Animation stops the app with "
    + "'CALayer position contains NaN', and views that depend on the length disappear without a "
    + "message."
  static let fix =
    "Look for a division by 0 (the mean of an empty array, the ratio of an empty size) and for "
    + "infinity minus infinity where the length is computed."
  static let example = """
    Text("score").position(x: total / Double(games.count), y: 20)  // without games: 0 / 0
    """
  static let sensitivity =
    "lengths of effects that do not take part in layout, such as blurs and shadows"

  static func check(_ node: NodeSnapshot) -> Violation? {
    guard let number = node.reference.notFiniteArgument else { return nil }
    return Violation(
      message: "\(node.label) is given a length that is \(number.isNaN ? "NaN" : "infinite")",
      witness: ["\(node.label) \(node.detail ?? "")"], expected: "a finite length",
      found: NumberText.length(number))
  }
}
