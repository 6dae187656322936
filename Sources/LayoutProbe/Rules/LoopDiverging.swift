/// `loop-diverging`
enum LoopDiverging: LoopRule {
  static let id = "loop-diverging"
  static let severity = Severity.error
  static let demand = "Layout settles: nothing grows with every pass."
  static let why =
    "Each pass makes a length larger, which causes the next pass, until memory or the range of "
    + "numbers is exhausted."
  static let fix =
    "Do not compute a size from a measured size that contains it: measure the content, "
    + "not the frame around it. Where a list gets longer, add to it only while there is more to show."
  static let example = """
    Text("a").padding(inset)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { inset = $0 / 10 }
    """
  static let sensitivity = "loops that only a user, a timer or external data starts"

  static func fix(for write: StateWrite) -> String? {
    let isText = write.type == "String"
    let isList = !isText && (write.new.hasPrefix("[") || write.new.hasSuffix(" elements"))
    guard isList || isText else { return nil }
    return (isList ? "Add" : "Make it longer")
      + " only while there is more to show: test a condition that the write makes false in the end."
  }

  static func covers(_ verdict: LoopVerdict) -> Bool {
    if case .diverging = verdict { return true }
    return false
  }
}
