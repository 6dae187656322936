/// `view-not-shown`
enum ViewNotShown: Rule {
  static let id = "view-not-shown"
  static let severity = Severity.warning
  static let demand = "A probe shows the view that it is there for."
  static let why = "All that could be laid out is a stand-in, so nothing was inspected."
  static let fix =
    "Give the packages that are missing (--packages). What SwiftUI has and HeadlessUI "
    + "lacks is listed in docs/swiftui-compatibility.md."
  static let sensitivity =
    "a placeholder with something of the program around it, which counts as shown and approximate"
  static let example = """
    import Charts3D  // not here
    #Preview { Pyramid(of: 3) }
    """
}
