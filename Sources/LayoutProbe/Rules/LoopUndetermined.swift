/// `loop-undetermined`
enum LoopUndetermined: LoopRule {
  static let id = "loop-undetermined"
  static let severity = Severity.error
  static let demand = "Layout settles within the limit of passes."
  static let why =
    "Layout may settle later or never; until then each pass costs as much as the one before."
  static let fix =
    "Find the work that still goes on, or raise the limit (--max-passes) if passes ran out: a layout "
    + "that needs so many, or work without end, is as slow as a loop."
  static let example = """
    Text("\\(count)").onChange(of: count, initial: true) { count += 1 }
    """
  static let sensitivity = "loops that only a user, a timer or external data starts"

  static func covers(_ verdict: LoopVerdict) -> Bool {
    if case .undetermined = verdict { return true }
    return false
  }
}
