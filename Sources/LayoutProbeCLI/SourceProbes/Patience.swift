import Foundation

/// How long the compiler may take for expressions of a module.
struct Patience: Sendable {
  enum Level: String, Codable, Sendable {
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

  init() {}

  // MARK: Another compile

  /// Where the next compile of the module begins: with another effort, all files would be compiled again.
  var next: Patience {
    var next = Patience()
    next.level = level == .little ? .little : .usual
    return next
  }

  private struct Kept: Codable {
    let level: Level
    /// What stands for all that the module was compiled with.
    let surroundings: String
  }

  private static func url(in state: URL) -> URL { state.appendingPathComponent("patience.json") }

  /// What the module needed in an earlier run with the same surroundings; nil if that is not known.
  init?(in state: URL, surroundings: String) {
    guard let data = try? Data(contentsOf: Self.url(in: state)),
      let kept = try? JSONDecoder().decode(Kept.self, from: data),
      kept.surroundings == surroundings
    else { return nil }
    level = kept.level
  }

  /// What cannot be kept is found again.
  func keep(in state: URL, surroundings: String) {
    let kept = Kept(level: next.level, surroundings: surroundings)
    try? JSONEncoder().encode(kept).write(to: Self.url(in: state), options: .atomic)
  }
}
