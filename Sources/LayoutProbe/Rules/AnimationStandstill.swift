import HeadlessUI

/// `animation-standstill`
enum AnimationStandstill: RunRule {
  static let id = "animation-standstill"
  static let severity = Severity.warning
  static let demand = "An animated change of a layout's numbers is seen."
  static let why =
    "A layout without animatableData is laid out at the end of the change only, and each subview "
    + "moves straight from its old to its new frame: from 0 to 360 degrees these are the same, and "
    + "nothing moves."
  static let fix =
    "Give the layout animatableData (an AnimatablePair for several numbers), so that it is asked for "
    + "every frame between."
  static let example = """
    struct Wheel: Layout {
      var rotation: Angle  // withAnimation { rotation = .degrees(360) }
    }
    """
  static let sensitivity =
    "layouts whose subviews move, but along another way than was meant"

  static func check(_ run: RunEvidence) -> [Violation] {
    guard let change = run.animation else { return [] }
    return change.layouts.filter {
      !$0.interpolates && $0.hasOtherNumbers && $0.subviewCount > 0 && !$0.movesSubviews
    }
    .map { layout in
      Violation(
        message: "\(layout.label) is given other numbers in an animation, and nothing moves",
        witness: [
          "the frames of its \(layout.subviewCount) subviews are the same before and after"
        ],
        expected: "subviews that move", found: "none moves", path: layout.path,
        subject: layout.label)
    }
  }
}
