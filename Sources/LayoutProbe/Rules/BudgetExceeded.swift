/// `budget-exceeded`
enum BudgetExceeded: Rule {
  static let id = "budget-exceeded"
  static let severity = Severity.error
  static let demand = "A probe costs no more than its budget: passes, writes, sizes, placements."
  static let why =
    "Each pass lays out the whole tree again, so every extra pass makes each update of the "
    + "view slower."
  static let fix =
    "See the sizes, placements and writes with 'trace'. If the cost is intended, raise the budget."
  static let example = """
    Probe("wheel") { WheelDemo() }.budget(passes: 1)
    """
  static let sensitivity = "costs without a budget, and time"
}
