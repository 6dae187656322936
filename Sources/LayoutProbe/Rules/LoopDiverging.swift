/// `loop-diverging`
enum LoopDiverging: LoopRule {
  static let id = "loop-diverging"
  static let severity = Severity.error
  static let demand =
    "Layout comes to rest: nothing grows with every pass."
  static let why =
    "Each pass makes it larger and is cause for the next, until memory or the limits of "
    + "numbers end it."
  static let fix =
    "Do not compute a size from a measured size that contains it: measure the content, "
    + "not the frame around it."
  static let example = """
    Text("a").padding(inset)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { inset = $0 / 10 }
    """
  static let sensitivity =
    "loops that only a user, a timer or data from elsewhere sets off"

  static func covers(_ verdict: LoopVerdict) -> Bool {
    if case .diverging = verdict { return true }
    return false
  }
}
