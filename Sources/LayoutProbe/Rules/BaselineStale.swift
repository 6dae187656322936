/// `baseline-stale`
enum BaselineStale: Rule {
  static let id = "baseline-stale"
  static let severity = Severity.error
  static let demand = "Every finding that the baseline records still exists."
  static let why =
    "A finding that is fixed but still recorded can come back without failing the check."
  static let fix =
    "Remove it from the file with 'layoutprobe check --prune', or allow it with "
    + "--allow-stale-baseline."
  static let example = """
    { "rule": "loop-oscillating", "probe": "wheel" }   // and today it settles
    """
  static let sensitivity =
    "findings of probes that were not run"
}
