import HeadlessUI

/// `measures-everything`
enum MeasuresEverything: NodeRule {
  static let id = "measures-everything"
  static let severity = Severity.warning
  static let demand =
    "A layout that is proposed a finite size does not ask lazy content for its ideal size."
  static let why =
    "The ideal height of a list is the height of all its rows: each row is made and measured, "
    + "visible or not, and the laziness is lost. With a thousand rows the app hangs."
  static let fix =
    "Propose the available space on the axis along which the content scrolls, not nil or infinity."
  static let example = """
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews[0].sizeThatFits(.unspecified)  // subviews[0] is a List
    }
    """
  static let sensitivity = "lazy content inside custom views that hide it until they are laid out"

  static func check(_ subject: RuleSubject) -> Violation? {
    guard let trial = subject.trial else { return nil }
    let room =
      trial.wasPlaced && trial.proposal.width?.isFinite == true
        && trial.proposal.height?.isFinite == true
      ? trial.proposal : ProposedViewSize(width: 300, height: 300)
    let session = trial.session()
    let size = session.size(room)
    if size.isFinite { _ = session.place(in: CGRect(origin: .zero, size: size), room) }
    for (index, proposal) in session.questions {
      let axes = trial.lazyAxes(of: index)
      guard
        let axis = Axis.allCases.first(where: { axis in
          axes.contains(axis == .horizontal ? .horizontal : .vertical)
            && (proposal[axis] ?? .infinity) == .infinity
        })
      else { continue }
      let name = trial.name(of: index)
      return Violation(
        message: "\(subject.name) asks \(name) for its ideal \(axis.lengthName), which measures "
          + "all of its content",
        witness: [
          "proposed \(NumberText.proposal(room)), it proposes \(NumberText.proposal(proposal)) to \(name)"
        ], expected: "a proposal of a finite \(axis.lengthName)",
        found: NumberText.proposal(proposal))
    }
    return nil
  }
}
