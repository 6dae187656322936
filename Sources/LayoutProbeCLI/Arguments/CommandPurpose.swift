/// What commands are for: the overview of the help lists them by it, in this order.
enum CommandPurpose: String, CaseIterable, Sendable {
  case views = "See layout"
  case gate = "Check in CI"
  case reports = "Work with reports"
  case reference = "Look up rules"
  case setup = "Set up"
}
