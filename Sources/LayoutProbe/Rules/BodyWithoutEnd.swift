import HeadlessUI

/// `body-without-end`
enum BodyWithoutEnd: RunRule {
  static let id = "body-without-end"
  static let severity = Severity.error
  static let demand = "No body contains itself without end."
  static let why = "SwiftUI evaluates it until the stack overflows, and the app crashes."
  static let fix = "Add a condition that ends the recursion."
  static let example = """
    struct Branch: View {
      var body: some View { VStack { AnyView(Branch()) } }
    }
    """
  static let sensitivity =
    "bodies that end only after very many levels"

  static func check(_ run: RunEvidence) -> [Violation] {
    guard let issue = run.issues.first(where: { $0.message.contains("contain itself") }) else {
      return []
    }
    return [
      Violation(
        message: "a body contains itself", witness: [issue.message], expected: "a body that ends",
        found: "none", path: issue.path)
    ]
  }
}
