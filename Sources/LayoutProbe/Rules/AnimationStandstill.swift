import HeadlessUI

/// `animation-standstill`
enum AnimationStandstill: RunRule {
  static let id = "animation-standstill"
  static let severity = Severity.warning
  static let demand = "An animated change of a layout's values is visible."
  static let why =
    "A layout without animatableData is laid out at the end of the change only, and each "
    + "subview moves in a straight line from its old to its new frame. From 0 to 360 degrees "
    + "these frames are the same, so nothing moves."
  static let fix =
    "Give the layout animatableData (an AnimatablePair for several values), so that it is laid "
    + "out for every frame in between."
  static let example = """
    struct Wheel: Layout {
      var rotation: Angle  // withAnimation { rotation = .degrees(360) }
    }
    """
  static let sensitivity = "layouts whose subviews move, but along another path than intended"

  static func check(_ run: RunEvidence) -> [Violation] {
    guard let change = run.animation else { return [] }
    return change.layouts.filter {
      !$0.interpolates && $0.hasOtherNumbers && $0.subviewCount > 0 && !$0.movesSubviews
    }
    .map { layout in
      Violation(
        message: "\(layout.label) gets new values in an animation, and no subview moves",
        witness: [
          "the frames of its \(layout.subviewCount) subviews are the same before and after"
        ],
        expected: "subviews that move", found: "no subview moves", path: layout.path,
        subject: layout.label)
    }
  }
}
