import HeadlessUI

/// `direction-ignored`
enum DirectionIgnored: NodeRule {
  static let id = "direction-ignored"
  static let severity = Severity.warning
  static let demand = "Right to left, subviews are at the mirrored positions of left to right."
  static let why =
    "SwiftUI mirrors the positions of a layout's subviews. A layout that also mirrors by "
    + "itself, by reading layoutDirection, is mirrored twice: its subviews stay in place, and "
    + "readers of Arabic and Hebrew start at the wrong end."
  static let fix =
    "Place from bounds.minX on and leave the mirroring to SwiftUI. Use layoutDirection only "
    + "for values other than positions."
  static let example = """
    let x = subviews.layoutDirection == .rightToLeft ? bounds.maxX - offset - width
                                                     : bounds.minX + offset
    """
  static let sensitivity =
    "layouts of which only some subviews are mirrored twice"
  static let impliedBy: [any Rule.Type] = [PlaceNotFinite.self]

  static func check(_ subject: RuleSubject) -> Violation? {
    guard let trial = subject.trial else { return nil }
    for placing in subject.placings {
      func place(_ direction: LayoutDirection) -> [CGRect] {
        let session = trial.session(direction: direction)
        _ = session.size(placing.proposal)
        return session.place(in: placing.bounds, placing.proposal).map(\.frame)
      }
      let (left, right) = (place(.leftToRight), place(.rightToLeft))
      let mirrored = left.map { mirror($0, in: placing.bounds) }
      guard left.allSatisfy(\.isFinite), right.allSatisfy(\.isFinite),
        let index = left.indices.first(where: { RuleSubject.differ(left[$0], mirrored[$0]) })
      else { continue }
      let shown = right.map { mirror($0, in: placing.bounds) }
      guard zip(shown, left).allSatisfy({ !RuleSubject.differ($0, $1) }) else { continue }
      return Violation(
        message: "\(subject.name) mirrors its subviews twice: right to left, they stay in place",
        witness: [
          subject.line(placing), "\(trial.name(of: index)) at \(NumberText.frame(left[index]))",
        ],
        expected: "at \(NumberText.frame(mirrored[index]))",
        found: "at \(NumberText.frame(shown[index]))")
    }
    return nil
  }

  private static func mirror(_ frame: CGRect, in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.maxX - (frame.maxX - bounds.minX), y: frame.minY, width: frame.width,
      height: frame.height)
  }
}
