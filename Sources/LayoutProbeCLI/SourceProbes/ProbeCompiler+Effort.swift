extension ProbeCompiler {
  /// How much is asked of the compiler.
  struct Effort: Equatable, Sendable {
    /// What comes of it.
    enum Result: Sendable {
      /// Messages about declarations alone, in a twentieth of the time.
      case messagesOfDeclarations
      case messages
      case library
    }

    /// How many ways the compiler looks at for one expression. A wrong one is looked at in all that
    /// there are, for minutes; few that are right need more than the first.
    let ways: Int
    /// How much memory it may use for one expression, in bytes. Where one is wrong, the compiler looks
    /// for what may be meant, and counts no ways then.
    let memory: Int
    let result: Result

    static let declarations = Effort(
      ways: 800, memory: 4_000_000, result: .messagesOfDeclarations)
    /// As far as that is quick.
    static let quick = Effort(ways: 800, memory: 4_000_000, result: .messages)
    /// A library is made if that is soon done: nearly all that is right is, and what is wrong is told soon.
    static let brief = Effort(ways: 20_000, memory: 20_000_000, result: .library)
    static let usual = Effort(ways: 100_000, memory: 100_000_000, result: .library)
    /// Expressions may take it long.
    static let patient = Effort(ways: 500_000, memory: 500_000_000, result: .library)

    var makesLibrary: Bool { result == .library }

    /// As much for one expression, and nothing comes of it but messages.
    var look: Self { Effort(ways: ways, memory: memory, result: .messages) }

    func isAsPatient(as other: Self) -> Bool { ways == other.ways }
  }
}
