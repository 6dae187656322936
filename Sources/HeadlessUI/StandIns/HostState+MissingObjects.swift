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
