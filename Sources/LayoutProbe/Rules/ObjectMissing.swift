import HeadlessUI

/// `object-missing`
enum ObjectMissing: RunRule {
  static let id = "object-missing"
  static let severity = Severity.error
  static let demand = "A view above provides each object that a view reads from the environment."
  static let why =
    "SwiftUI ends the program where a view reads an object that is missing, and a preview with it. "
    + "The layout goes on with a sample of the object here, so sizes that depend on it are not "
    + "those of the program."
  static let fix =
    "Add '.environmentObject(_:)' for an ObservableObject, or '.environment(_:)' for an Observable "
    + "one, to a view above. A preview needs it too."
  static let example = """
    struct Title: View {
      @EnvironmentObject var settings: Settings
      var body: some View { Text(settings.title) }
    }
    #Preview { Title() }
    """
  static let sensitivity =
    "objects of which no sample can be made, or with whose sample the probe ends (layout-trap names the "
    + "object), and those read only by code that did not run"

  static func check(_ run: RunEvidence) -> [Violation] {
    run.issues.filter { $0.message.contains("may be missing as an ancestor") }.map { issue in
      let type =
        issue.message.components(separatedBy: " of type ").dropFirst().first?
        .components(separatedBy: " found.").first ?? "an object"
      return Violation(
        message: "no object of type \(type) is in the environment", witness: [issue.message],
        expected: "an object of type \(type)", found: "none", path: issue.path, key: type,
        subject: type)
    }
  }
}
