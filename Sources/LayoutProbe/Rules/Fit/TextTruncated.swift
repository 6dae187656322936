import HeadlessUI

/// `text-truncated`
enum TextTruncated: FitRule {
  static let id = "text-truncated"
  static let severity = Severity.warning
  static let demand = "Every text is shown to its end."
  static let why =
    "What comes behind the ellipsis is not read: with a larger text size or in another language it "
    + "may be what matters."
  static let fix =
    "Give the text more room or more lines, let it become smaller with minimumScaleFactor(_:), or "
    + "put the views one below the other with ViewThatFits where there is little room."
  static let example = """
    HStack {
      Text("A title that is longer than its room").lineLimit(1)
      Spacer(minLength: 200)
    }
    """
  static let sensitivity = "texts that a control or a canvas draws itself"

  static func check(_ screen: FitSubject) -> [Violation] {
    screen.items.filter { $0.fit.content == .text(isCutOff: true) }.map { item in
      Violation(
        message: "\(FitSubject.name(item.node)) is cut off",
        witness: ["proposed \(NumberText.proposal(item.node.proposal))"], expected: "all of it",
        found: NumberText.size(item.frame.size), path: item.node.path)
    }
  }
}
