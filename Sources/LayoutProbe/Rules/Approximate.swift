import HeadlessUI

/// `approximate`
enum Approximate: Rule {
  static let id = "approximate"
  static let severity = Severity.note
  static let demand = "A probe shows the program's own code."
  static let why =
    "Some of the code that ran cannot be compiled here and is replaced by stand-ins, so sizes "
    + "that depend on it are not those of the program."
  static let fix =
    "Add the missing packages (--packages), or remove the code that the stand-ins name from "
    + "the preview."
  static let sensitivity =
    "stand-ins in code that ran before the view was made, such as that of a global value"
  static let example = """
    import Charts3D  // not here
    #Preview { VStack { Text("Sales"); Pyramid(of: 3) } }
    """

  /// Rules that judge values, which may have been computed from samples: a number is 0 there, and
  /// elements are equal.
  private static let rulesOfValues: Set = [
    ArgumentInvalid.id, ArgumentNotFinite.id, IDAmbiguous.id,
  ]

  /// Rules that judge numbers, of which samples may be a part: one that is divided by a sample is none.
  private static let rulesOfNumbers: Set = [PlaceNotFinite.id, SizeNegative.id, SizeNotFinite.id]

  /// A finding of a probe in which stand-ins ran. A loop may be theirs: a sample that stands for the
  /// answer to a request is there at once each time, and is nothing to wait for. So it is no error.
  ///
  /// Nor is an object that a modifier would have put in the environment that is left out, or a value
  /// that samples may have led to.
  static func qualified(_ finding: Finding, by labels: [String]) -> Finding {
    let isOfSamples =
      !labels.isEmpty && rulesOfValues.contains(finding.rule)
      || rulesOfNumbers.contains(finding.rule) && labels.contains(where: StandInUse.isValue)
    let isOfHidden =
      finding.rule == ObjectMissing.id && labels.contains(where: StandInUse.mayHideObjects)
    if isOfSamples || isOfHidden {
      var finding = finding
      finding.severity = .note
      finding.message += ", with stand-ins for code that is missing"
      return finding
    }
    guard !labels.isEmpty, finding.severity == .error, LoopRules.ids.contains(finding.rule) else {
      return finding
    }
    var finding = finding
    finding.severity = .warning
    finding.message += ", with stand-ins for code that is missing"
    finding.why +=
      " Stand-ins ran in this probe, and the loop may come from them, so that this is a warning."
    return finding
  }

  /// Says that a probe came by stand-ins, if it did. Of missing objects another rule tells.
  static func finding(_ labels: [String]) -> Finding? {
    let labels = labels.filter { !$0.hasPrefix(StandInUse.missingObjectMark) }
    guard !labels.isEmpty else { return nil }
    let what =
      labels.count == 1 ? "1 part of it is a stand-in" : "\(labels.count) parts of it are stand-ins"
    return Finding(
      rule: id, severity: severity, path: "", key: "", subject: nil, place: nil,
      message: "the layout is approximate: \(what)", expected: nil, found: nil,
      witness: labels, metric: nil, why: why, fix: fix, suppression: nil)
  }
}
