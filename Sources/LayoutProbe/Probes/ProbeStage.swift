/// How far a probe has come.
public enum ProbeStage: String, Sendable, Codable {
  /// It is laid out, measured, and followed.
  case layout
  /// Whether it settles is known; it is found out why.
  case explanation
  /// The layout and its views are checked against the rules.
  case rules
  /// Layouts are tried in ways that they may rightly refuse.
  case experiments
  /// What only pictures need is found out.
  case pictures
  /// It is laid out in windows of other sizes.
  case sweep
  /// The controls of the probe are used, and it is laid out after each use.
  case interaction
  /// It is laid out on other devices, with other text sizes, in other languages.
  case matrix
}
