/// `loop-churning`
enum LoopChurning: LoopRule {
  static let id = "loop-churning"
  static let severity = Severity.error
  static let demand =
    "Layout comes to rest: a value that never equals itself is not written again and "
    + "again."
  static let why =
    "Nothing moves, so nobody sees it, but every write is another pass: the app lays out "
    + "for ever, at 100 % CPU."
  static let fix =
    "Make the value Equatable by its content (a Path, a closure or a fresh UUID never "
    + "is), or compare before writing."
  static let example = """
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
                       cache: inout ()) {
      DispatchQueue.main.async { token = UUID() }  // a @Binding
    }
    """
  static let sensitivity =
    "loops that only a user, a timer or data from elsewhere sets off"

  static func covers(_ verdict: LoopVerdict) -> Bool {
    verdict == .churning
  }
}
