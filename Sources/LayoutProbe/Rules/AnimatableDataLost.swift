import HeadlessUI

/// `animatable-data-lost`
enum AnimatableDataLost: NodeRule {
  static let id = "animatable-data-lost"
  static let severity = Severity.warning
  static let demand = "A layout's animatable data keeps the value that it is set to."
  static let why =
    "SwiftUI sets interpolated data for every frame: a part that the setter drops jumps to its "
    + "end value, and a part that the setter confuses with another one moves the wrong property."
  static let fix =
    "In the setter, set each property from the part of the pair that the getter stores it in."
  static let example = """
    var animatableData: AnimatablePair<CGFloat, CGFloat> {
      get { AnimatablePair(radius, gap) }
      set { radius = newValue.first }  // and the gap is lost
    }
    """
  static let sensitivity =
    "parts that are 0, two parts that are equal, and properties that the data leaves out"

  static func check(_ subject: RuleSubject) -> Violation? {
    guard let loss = subject.trial?.animatableDataLoss else { return nil }
    let (given, kept) = (text(loss.given), text(loss.kept))
    return Violation(
      message: "\(subject.name) does not keep the animatable data that it is set to",
      witness: ["set to \(given), reads back \(kept)"], expected: given, found: kept)
  }

  private static func text(_ numbers: [Double]) -> String {
    numbers.map { NumberText.length(CGFloat($0)) }.joined(separator: ", ")
  }
}
