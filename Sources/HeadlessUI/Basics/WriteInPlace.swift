/// A write like `count += 1`, which reads a property, changes the value and writes it back: by then
/// the program has gone on to the next line, so the line is noted where it begins.
enum WriteInPlace {
  @TaskLocal static var begun: CallTrace?

  private static let noted = Locked(false)

  /// Whether any host wants to know what is written where.
  static var areNoted: Bool { noted.withLock { $0 } }

  /// A host wants to know it from here on.
  static func note() { noted.withLock { $0 = true } }

  /// Where the write begins; nil if writes are not followed.
  static func begin() -> CallTrace? { areNoted ? CallTrace.captureBegin() : nil }

  /// Writes the changed value back.
  static func end<R>(_ begun: CallTrace?, _ write: () -> R) -> R {
    guard let begun else { return write() }
    return $begun.withValue(begun, operation: write)
  }
}
