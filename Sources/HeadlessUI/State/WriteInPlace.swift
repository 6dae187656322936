/// A write like `count += 1`, which reads a property, changes the value and writes it back: by then
/// the program has gone on to the next line, so the line is noted where it begins.
enum WriteInPlace {
  @TaskLocal static var begun: CallTrace?

  /// Where the write begins; nil if writes are not followed.
  static func begin() -> CallTrace? { ObjectWrite.isFollowed ? CallTrace.captureBegin() : nil }

  /// Writes the changed value back.
  static func end<R>(_ begun: CallTrace?, _ write: () -> R) -> R {
    guard let begun else { return write() }
    return $begun.withValue(begun, operation: write)
  }
}
