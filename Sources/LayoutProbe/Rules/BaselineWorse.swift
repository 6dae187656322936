/// `baseline-worse`
enum BaselineWorse: Rule {
  static let id = "baseline-worse"
  static let severity = Severity.error
  static let demand = "No figure of a probe exceeds its recorded value by more than the tolerance."
  static let why =
    "Recorded figures keep an improvement: the cost of a layout cannot grow back unnoticed."
  static let fix =
    "See the differences with 'layoutprobe diff'. If the cost is intended, record it with "
    + "'layoutprobe baseline update'."
  static let example = """
    { "probe": "wheel", "passes": 1 }   // and today it takes 3
    """
  static let sensitivity =
    "figures that the baseline does not record, and increases within its tolerance"
}
