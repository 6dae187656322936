/// A sample that stands for an object which a view reads from the environment, and which nothing above
/// the view has put there: SwiftUI ends the program at that place.
final class MissingObject {
  let object: AnyObject
  private let issue: String
  private weak var host: HostState?

  fileprivate init(_ object: AnyObject, issue: String, _ host: HostState) {
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

extension HostState {
  /// A sample of an object that is missing from the environment: the same one for all views of the host.
  ///
  /// - Parameters:
  ///   - issue: what SwiftUI would say.
  ///   - reader: the view and its property that want it.
  /// - Returns: nil if nothing wants to know of samples, or if there is none.
  func missingObject<T: AnyObject>(
    _ type: T.Type, issue: @autoclosure () -> String, reader: String
  ) -> MissingObject? {
    let id = ObjectIdentifier(type)
    if let known = missingObjects[id] { return known }
    guard StandInUse.isNoted else { return nil }
    let missing = StandInSample.of(type, "\(type)").map {
      MissingObject($0, issue: "\(issue()) It is read by '\(reader)'.", self)
    }
    missingObjects[id] = .some(missing)
    return missing
  }
}
