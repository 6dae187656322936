/// `source-unusable`
enum SourceUnusable: Rule {
  static let id = "source-unusable"
  static let severity = Severity.error
  static let demand = "A source that is named can be read, and compiles."
  static let why = "Nothing in it was checked: a check that says nothing about it would be a lie."
  static let fix =
    "See the compiler's messages. What SwiftUI has and HeadlessUI lacks is listed in "
    + "docs/swiftui-compatibility.md; wrap it in #if !canImport(HeadlessUI)."
  static let example = """
    #Preview { Txt("no such view") }
    """
  static let sensitivity =
    "sources that compile, but into something else than for SwiftUI"
}
