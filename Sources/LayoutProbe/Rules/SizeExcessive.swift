import HeadlessUI

/// `size-excessive`
enum SizeExcessive: TreeRule {
  static let id = "size-excessive"
  static let severity = Severity.warning
  static let demand = "No view is a million points larger than its content."
  static let why =
    "No screen shows it and no layer can hold it: neighbours are pushed out of the window, "
    + "scroll views scroll through empty space, and sums of such lengths lose their decimals."
  static let fix =
    "Look at the alignment guides, paddings, spacings and frames of its content: an alignment "
    + "guide counts as if the view extended to it."
  static let example = """
    HStack {
      icon.alignmentGuide(VerticalAlignment.center) { _ in 1e9 }
      Text("title")
    }
    """
  static let sensitivity = "views that are less than 1,000,000 points larger than their content"

  private static let allowed: CGFloat = 1_000_000

  static func check(_ node: NodeSnapshot) -> Violation? {
    guard let size = node.frame?.size, max(size.width, size.height) > allowed, size.isFinite,
      !node.isLazy
    else { return nil }
    let children = node.children
    for axis in Axis.allCases where size[axis] > allowed && !children.isEmpty {
      // Who fills endless room was offered it.
      if let proposed = node.proposal[axis], proposed > allowed { continue }
      let content = length(of: children.compactMap(\.frame), axis)
      guard size[axis] > content + allowed else { continue }
      let length = NumberText.length(size[axis])
      return Violation(
        message: "\(node.label) is \(length) points \(axis == .horizontal ? "wide" : "tall")",
        witness: [
          "\(NumberText.proposal(node.proposal)) → \(NumberText.size(size)), "
            + "its content: \(NumberText.length(content))"
        ], expected: "about \(NumberText.length(content))", found: length,
        metric: Double(size[axis] - content))
    }
    return nil
  }

  /// How long the content is: views that lie beside each other are as long as the longest.
  private static func length(of frames: [CGRect], _ axis: Axis) -> CGFloat {
    let lengths = frames.map { $0.size[axis] }
    let across = frames.map { axis == .horizontal ? $0.minY...$0.maxY : $0.minX...$0.maxX }
      .sorted { $0.lowerBound < $1.lowerBound }
    let isBeside = zip(across, across.dropFirst()).allSatisfy {
      $0.upperBound <= $1.lowerBound + RuleSubject.tolerance
    }
    return isBeside ? lengths.max() ?? 0 : lengths.reduce(0, +)
  }
}
