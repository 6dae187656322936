import HeadlessUI

/// `write-during-layout`
enum WriteDuringLayout: Rule {
  static let id = "write-during-layout"
  static let severity = Severity.error
  static let demand = "No state is written while bodies are evaluated or views are sized or placed."
  static let why =
    "SwiftUI prints 'Modifying state during view update, this will cause undefined behavior.' and "
    + "drops the write."
  static let fix =
    "Write from an action (onGeometryChange, onPreferenceChange), or put the write off with "
    + "DispatchQueue.main.async and guard it by equality."
  static let example = """
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
                       cache: inout ()) {
      size = bounds.size  // a @Binding
    }
    """

  static func check(_ subject: RuleSubject) -> Violation? {
    let message = "Modifying state during view update, this will cause undefined behavior."
    guard subject.path.isEmpty || !subject.path.contains("/"),
      subject.issues.contains(where: { $0.message == message })
    else { return nil }
    return Violation(
      message: "state is written during an update, and the write is lost", witness: [message])
  }
}
