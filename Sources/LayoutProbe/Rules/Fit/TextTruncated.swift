import HeadlessUI

/// `text-truncated`
enum TextTruncated: FitRule {
  static let id = "text-truncated"
  static let severity = Severity.warning
  static let demand = "Every text is shown in full."
  static let why =
    "The text behind the ellipsis cannot be read; with a larger text size or in another "
    + "language it can be the important part."
  static let fix =
    "Give the text more space or more lines, let it shrink with minimumScaleFactor(_:), or let "
    + "ViewThatFits choose a vertical stack where space is short."
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
        message: "\(FitSubject.name(item.node)) is truncated",
        witness: ["proposed \(NumberText.proposal(item.node.proposal))"],
        expected: "the whole text",
        found: NumberText.size(item.frame.size), path: item.node.path)
    }
  }
}
