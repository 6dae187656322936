/// `loop-oscillating`
enum LoopOscillating: LoopRule {
  static let id = "loop-oscillating"
  static let severity = Severity.error
  static let demand =
    "Layout comes to rest: a state is not written back and forth."
  static let why =
    "Each write is another pass: the app lays out for ever, at 100 % CPU, and what moves "
    + "is seen to flicker."
  static let fix =
    "Write only what differs by more than a pixel, and do not let what is written decide "
    + "about the size that it is computed from; 'inspect' prints which write it is and what"
    + " was tried against it."
  static let example = """
    GeometryReader { proxy in
      Color.clear.onAppear { isWide = proxy.size.width < 100 }
    }
    .frame(width: isWide ? 200 : 50)
    """
  static let sensitivity =
    "loops that only a user, a timer or data from elsewhere sets off"

  static func covers(_ verdict: LoopVerdict) -> Bool {
    if case .oscillating = verdict { return true }
    return false
  }
}
