/// The line that made a write, looked up when it is asked for the first time.
final class WriteOrigin: @unchecked Sendable {
  // Asked where layout is followed, on one thread.
  private var trace: CallTrace?
  private var known: SourcePlace?

  init(_ place: SourcePlace) { known = place }

  init?(_ trace: CallTrace?) {
    guard let trace else { return nil }
    self.trace = trace
  }

  var place: SourcePlace? {
    if let trace {
      known = trace.caller.place
      self.trace = nil
    }
    return known
  }
}
