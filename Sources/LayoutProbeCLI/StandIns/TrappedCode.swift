import LayoutProbe

/// Code that ended a preview after something stood in for a value of it.
struct TrappedCode: Hashable, Sendable {
  enum Unwrapping { case forced, implicit }

  /// In the user's line, and in the column of what was compiled.
  let place: SourcePlace
  /// What the runtime said.
  let reason: String

  /// Nil for what is no check of the runtime or the code itself, such as a cast: less than all of it
  /// would make the next one fail.
  init?(_ place: SourcePlace, _ message: String) {
    let line = message.prefix { !$0.isNewline }
    // Without a message, nothing is behind it.
    guard let mark = line.firstRange(of: "Fatal error") else { return nil }
    self.place = place
    let said = line[mark.upperBound...].drop { ": ".contains($0) }
    reason = said.isEmpty ? String(line[mark]) : String(said)
  }

  /// How the runtime's message begins about an optional that was nil.
  static let nilStart = "Unexpectedly found nil while "

  /// How the optional is unwrapped that was nil.
  var unwrapping: Unwrapping? {
    if reason.hasPrefix(Self.nilStart + "unwrapping") { return .forced }
    return reason.hasPrefix(Self.nilStart + "implicitly unwrapping") ? .implicit : nil
  }

  /// The types of which there is no sample, if that is what ended the preview: the one that was asked for,
  /// and those that it is made of.
  var missingSamples: [String] {
    let match = reason.firstMatch(of: #/\(there is no sample of (.+?)(?:, for lack of (.+))?\)$/#)
    let names = match.map { [$0.output.1] + ($0.output.2?.split(separator: ", ") ?? []) } ?? []
    return names.compactMap { $0.split(separator: ".").last.map(String.init) }
  }

  /// What tells it from others wherever columns are moved.
  var key: String {
    "\(FilePath.absolute(place.file)):\(place.line):\(place.column ?? 0):\(reason)"
  }
}
