/// `unrepeatable`
enum Unrepeatable: Rule {
  static let id = "unrepeatable"
  static let severity = Severity.error
  static let demand = "A view that is laid out again has the same layout."
  static let why =
    "The view depends on the clock, on random numbers, on the order of a set, or on an object that "
    + "outlives it: its findings, its verdict and its recorded figures hold for one run only."
  static let fix =
    "In the preview, pass random values, dates and stores to the view; sort the elements of sets and "
    + "dictionaries."
  static let example = """
    Text("Hello").font(.system(size: .random(in: 10...40)))
    """
  static let sensitivity =
    "differences that are rarer than from one layout to the next, such as the day of the week"

  /// Whether a finding of a rule says already that a view may be laid out otherwise the next time.
  static func isKnown(by rule: String) -> Bool { [id, SizeImpure.id].contains(rule) }
}
