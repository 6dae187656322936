/// `budget-exceeded`
enum BudgetExceeded: Rule {
  static let id = "budget-exceeded"
  static let severity = Severity.error
  static let demand = "A probe costs no more than its budget: passes, writes, sizes, placements."
  static let why =
    "Work that grows unnoticed is noticed by users: each pass lays out the whole tree again."
  static let fix =
    "See what is asked and written with 'trace'; if the cost is right, raise the budget."
  static let example = """
    Probe("wheel") { WheelDemo() }.budget(passes: 1)
    """
  static let sensitivity =
    "costs that no budget names, and time"
}
