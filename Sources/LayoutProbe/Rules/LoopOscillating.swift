/// `loop-oscillating`
enum LoopOscillating: LoopRule {
  static let id = "loop-oscillating"
  static let severity = Severity.error
  static let demand = "Layout settles: a state is not written back and forth."
  static let why =
    "Each write causes another pass: the app keeps laying out, at 100 % CPU unless it waits in "
    + "between, and the views that move flicker."
  static let fix =
    "Break the feedback cycle: do not write in answer to a change that the write itself makes, or "
    + "write only values that differ, lengths by half a pixel or more."
  static let example = """
    GeometryReader { proxy in
      Color.clear.onAppear { isWide = proxy.size.width < 100 }
    }
    .frame(width: isWide ? 200 : 50)
    """
  static let sensitivity = "loops that only a user, a timer or external data starts"

  static func covers(_ verdict: LoopVerdict) -> Bool {
    if case .oscillating = verdict { return true }
    return false
  }
}
