/// `expectation-unmet`
enum ExpectationUnmet: Rule {
  static let id = "expectation-unmet"
  static let severity = Severity.error
  static let demand = "A probe has the findings that it expects."
  static let why =
    "A probe that demonstrates a problem and has no finding tests nothing: either the layout "
    + "was fixed, or the problem is no longer detected."
  static let fix =
    "If the layout is correct now, remove expects(_:). Otherwise look at its passes with 'trace'."
  static let example = """
    Probe("settles") { Color.red }.expects("loop-oscillating")
    """
  static let sensitivity = "probes that crash or reach a limit: these are findings of their own"
}
