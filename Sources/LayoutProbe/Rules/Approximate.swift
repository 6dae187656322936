/// `approximate`
enum Approximate: Rule {
  static let id = "approximate"
  static let severity = Severity.note
  static let demand = "What a probe shows is the program's own code."
  static let why =
    "Some of the code that ran cannot be compiled here and is stood in for, so sizes that depend "
    + "on it are not those of the program."
  static let fix =
    "Give the packages that are missing (--packages), or take what the stand-ins name "
    + "out of the preview."
  static let sensitivity =
    "stand-ins in code that ran before the view was made, such as that of a global value"
  static let example = """
    import Charts3D  // not here
    #Preview { VStack { Text("Sales"); Pyramid(of: 3) } }
    """

  /// Says that a probe came by stand-ins, if it did.
  static func finding(_ labels: [String]) -> Finding? {
    guard !labels.isEmpty else { return nil }
    let what = labels.count == 1 ? "1 thing in it is" : "\(labels.count) things in it are"
    return Finding(
      rule: id, severity: severity, path: "", key: "", subject: nil, place: nil,
      message: "it is approximate: \(what) stood in for", expected: nil, found: nil,
      witness: labels, metric: nil, why: why, fix: fix, suppression: nil)
  }
}
