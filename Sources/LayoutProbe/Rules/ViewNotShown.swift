/// `view-not-shown`
enum ViewNotShown: Rule {
  static let id = "view-not-shown"
  static let severity = Severity.warning
  static let demand = "A probe shows its view."
  static let why = "The whole layout is a stand-in, so nothing was inspected."
  static let fix =
    "Add the missing packages (--packages). docs/swiftui-compatibility.md lists the parts of "
    + "SwiftUI that HeadlessUI lacks."
  static let sensitivity =
    "a placeholder next to code of the program, which counts as shown and approximate"
  static let example = """
    import Charts3D  // not here
    #Preview { Pyramid(of: 3) }
    """
}
