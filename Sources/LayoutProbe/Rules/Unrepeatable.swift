/// `unrepeatable`
enum Unrepeatable: Rule {
  static let id = "unrepeatable"
  static let severity = Severity.error
  static let demand = "Laid out once more, a view is the same."
  static let why =
    "It depends on the clock, on random numbers or on the order of a set: what is said about it, its "
    + "verdict and what a baseline records of it hold for one run only."
  static let fix =
    "Keep what is drawn at random in a state, hand the date over as a value, and sort what comes out "
    + "of sets and dictionaries."
  static let example = """
    Text("Hello").font(.system(size: .random(in: 10...40)))
    """
  static let sensitivity =
    "what differs less often than from one layout to the next, such as the day of the week"
}
