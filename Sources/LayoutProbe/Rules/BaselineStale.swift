/// `baseline-stale`
enum BaselineStale: Rule {
  static let id = "baseline-stale"
  static let severity = Severity.error
  static let demand = "What the baseline records is still there."
  static let why =
    "A finding that was fixed but is still recorded may come back without anybody noticing."
  static let fix =
    "Take it out with 'layoutprobe check --prune', or allow it with --allow-stale-baseline."
  static let example = """
    { "rule": "loop-oscillating", "probe": "wheel" }   // and today it settles
    """
  static let sensitivity =
    "findings of probes that were not run"
}
