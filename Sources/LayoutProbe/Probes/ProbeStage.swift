/// How far a probe has come.
public enum ProbeStage: String, Sendable, Codable {
  /// It is laid out, measured, and followed.
  case layout
  /// Whether it settles is known; it is found out why.
  case explanation
  /// Rules are checked.
  case rules
  /// Layouts are tried in ways that they may rightly refuse.
  case experiments
  /// What only pictures need is found out.
  case pictures
  /// It is laid out in windows of other sizes.
  case sweep
  /// Its controls are used.
  case interaction
  /// It is laid out on other devices, with other text sizes, in other languages.
  case matrix
}
