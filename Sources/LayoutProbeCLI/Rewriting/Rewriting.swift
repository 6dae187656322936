/// How the sources of a module are rewritten: what is the same for all of its files.
struct Rewriting: Equatable, Sendable {
  /// Which branches of `#if os(…)` are compiled.
  var platform = TargetPlatform.iOS
  /// The flags that the compiler is given with `-D`.
  var flags: Set<String> = ["DEBUG"]
}
