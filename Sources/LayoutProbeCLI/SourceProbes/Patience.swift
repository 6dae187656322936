import Foundation

/// How long the compiler may take for expressions of a module.
struct Patience: Sendable {
  enum Level: String, Sendable {
    /// Nearly all that is right needs no more, and with more, what is wrong takes minutes.
    case little
    case usual, lasting
    /// What was too much even then is wrong, and would take as long each time.
    case inVain
  }

  var level = Level.little
  /// Where expressions were too much for little effort.
  var heavyPlaces: Set<String> = []

  var effort: ProbeCompiler.Effort {
    switch level {
    case .little: .brief
    case .usual, .inVain: .usual
    case .lasting: .patient
    }
  }

  // MARK: Files

  private static func url(in state: URL) -> URL { state.appendingPathComponent("patience") }

  init() {}

  /// What the module needed in an earlier run that was compiled in a folder; nil if that is not known.
  init?(in state: URL) {
    guard let text = try? String(contentsOf: Self.url(in: state), encoding: .utf8),
      let level = Level(rawValue: text)
    else { return nil }
    self.level = level
  }

  /// What cannot be kept is found again.
  func keep(in state: URL) {
    try? Data(level.rawValue.utf8).write(to: Self.url(in: state), options: .atomic)
  }
}
