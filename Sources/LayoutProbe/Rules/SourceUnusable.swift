/// `source-unusable`
enum SourceUnusable: Rule {
  static let id = "source-unusable"
  static let severity = Severity.error
  static let demand = "Every source that is named can be read and compiled."
  static let why = "Nothing in it was checked, so a check that passed would be misleading."
  static let fix =
    "Read the compiler's messages. docs/swiftui-compatibility.md lists the parts of SwiftUI "
    + "that HeadlessUI lacks; wrap code that uses them in #if !canImport(HeadlessUI)."
  static let example = """
    #Preview { Txt("no such view") }
    """
  static let sensitivity = "sources that compile with another meaning than for SwiftUI"
}
