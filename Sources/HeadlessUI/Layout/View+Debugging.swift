extension View {
  /// As SwiftUI has it, where it prints what has changed in a view, to be called in its body. Nothing is
  /// printed here: bodies are evaluated for many trials, and reports name what changed in those that
  /// count.
  public static func _printChanges() {}

  /// As SwiftUI has it, where it logs what has changed in a view. Nothing is logged here, see
  /// ``_printChanges()``.
  public static func _logChanges() {}
}
