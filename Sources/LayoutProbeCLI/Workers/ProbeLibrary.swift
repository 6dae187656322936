/// A compiled source on disk.
struct ProbeLibrary: Codable, Sendable {
  var path: String
  /// The libraries that are loaded before it, each after those that it needs itself: they are known to
  /// each other by name, not by path.
  var needed: [String] = []

  var isComplete: Bool { (needed + [path]).allSatisfy(FilePath.exists) }
}
