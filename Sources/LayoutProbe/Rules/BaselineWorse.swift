/// `baseline-worse`
enum BaselineWorse: Rule {
  static let id = "baseline-worse"
  static let severity = Severity.error
  static let demand =
    "No figure of a probe exceeds the one that the baseline records by more than its tolerance."
  static let why =
    "A baseline is there so that things can only get better: what was paid for once is kept."
  static let fix =
    "See what changed with 'layoutprobe diff'; if it is worth it, record it: 'layoutprobe baseline "
    + "update'."
  static let example = """
    { "probe": "wheel", "passes": 1 }   // and today it takes 3
    """
  static let sensitivity =
    "figures that the baseline does not record, and what is within its tolerance"
}
