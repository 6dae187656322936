/// A sample that stands for an object which a view reads from the environment, and which nothing above
/// the view has put there: SwiftUI ends the program at that place.
final class MissingObject {
  let object: AnyObject
  private let issue: String
  private weak var host: HostState?

  init(_ object: AnyObject, issue: String, _ host: HostState) {
    self.object = object
    self.issue = issue
    self.host = host
  }

  /// The object, for a view that reads it: that is what the program would end at.
  func read() -> AnyObject {
    host?.layout.report(issue, at: nil)
    StandInUse.note(StandInUse.missingObjectMark + TypeName.short(type(of: object)))
    return object
  }

  /// SwiftUI's words for it.
  static func issue<T>(_ kind: String, _ modifier: String, _ type: T.Type) -> String {
    "No \(kind) of type \(type) found. A View.\(modifier)(_:) for \(type) may be missing as an ancestor "
      + "of this view."
  }
}
