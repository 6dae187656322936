/// `expectation-unmet`
enum ExpectationUnmet: Rule {
  static let id = "expectation-unmet"
  static let severity = Severity.error
  static let demand = "A finding that a probe expects is found."
  static let why =
    "A probe that is there to show a problem, and shows none, tests nothing: the layout was mended, "
    + "or the problem is no longer detected."
  static let fix =
    "Remove expects(_:) if the layout is right now; otherwise look at what it does with 'trace'."
  static let example = """
    Probe("settles") { Color.red }.expects("loop-oscillating")
    """
  static let sensitivity =
    "probes that crash or are ended at a limit: these are findings of their own"
}
