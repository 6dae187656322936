import HeadlessUI

/// `argument-not-finite`
enum ArgumentNotFinite: TreeRule {
  static let id = "argument-not-finite"
  static let severity = Severity.error
  static let demand =
    "The lengths that a view passes to padding, offset, position, stacks and grids, and the alignment "
    + "guides that it sets or its layout returns, are finite."
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
    if let guide = node.reference.notFiniteGuide { return violation(node, guide) }
    let numbers = node.reference.unusableNumbers
    guard let number = numbers.first(where: { $0.kind == .distance }) else { return nil }
    return Violation(
      message: "\(node.label) is given a length that is \(kind(of: number.value))",
      witness: ["\(node.label) \(number.argument)"], expected: number.demand,
      found: NumberText.length(number.value))
  }

  private static func violation(
    _ node: NodeSnapshot, _ guide: (name: String, value: CGFloat)
  ) -> Violation {
    let reference = node.reference
    let view =
      reference.isCustomLayout
      ? reference.layoutName
      : "alignmentGuide of \(node.children.first?.label ?? "a view")"
    return Violation(
      message: "\(view) returns \(kind(of: guide.value)) for the guide \(guide.name)",
      witness: ["\(guide.name): \(NumberText.length(guide.value))"], expected: "a finite position",
      found: NumberText.length(guide.value),
      subject: reference.isCustomLayout ? reference.layoutName : nil)
  }

  private static func kind(of number: CGFloat) -> String { number.isNaN ? "NaN" : "infinite" }
}
