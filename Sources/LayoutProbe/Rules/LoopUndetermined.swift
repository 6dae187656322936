/// `loop-undetermined`
enum LoopUndetermined: LoopRule {
  static let id = "loop-undetermined"
  static let severity = Severity.error
  static let demand =
    "Layout comes to rest within the limit of passes."
  static let why =
    "It may settle later or never: nothing shows which, and until then each pass costs as"
    + " much as the one before."
  static let fix =
    "Raise the limit (--max-passes) to learn more; a layout that needs that many passes "
    + "is as bad as one that loops."
  static let example = """
    Text("\\(count)").onChange(of: count, initial: true) { count += 1 }
    """
  static let sensitivity =
    "loops that only a user, a timer or data from elsewhere sets off"

  static func covers(_ verdict: LoopVerdict) -> Bool {
    if case .undetermined = verdict { return true }
    return false
  }
}
