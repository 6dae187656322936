/// `loop-churning`
enum LoopChurning: LoopRule {
  static let id = "loop-churning"
  static let severity = Severity.error
  static let demand =
    "Layout settles: a value that never equals itself is not written in every pass."
  static let why =
    "No frame moves, so the loop is invisible, but every write causes another pass: the app "
    + "keeps laying out, at 100 % CPU unless it waits in between."
  static let fix =
    "Compare before writing: a @Published property publishes a change even if the new value equals "
    + "the old one. A Path, a closure or a fresh UUID never equals the one before."
  static let example = """
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
                       cache: inout ()) {
      DispatchQueue.main.async { token = UUID() }  // a @Binding
    }
    """
  static let sensitivity = "loops that only a user, a timer or external data starts"

  static func fix(for write: StateWrite) -> String? {
    guard write.old != write.new, !write.hasSameContent else { return nil }
    return "Write only while the value still has to change: test a condition that the write makes "
      + "false in the end."
  }

  static func covers(_ verdict: LoopVerdict) -> Bool {
    verdict == .churning
  }
}
