/// What a container changes in the environment of its content, made anew only when its own changes.
///
/// The same chain of writes again means that nothing inside is evaluated for it.
struct DerivedEnvironment {
  private var known: (outer: EnvironmentValues, inner: EnvironmentValues)?

  /// The environment of the content.
  mutating func values(
    from outer: EnvironmentValues, changing change: (inout EnvironmentValues) -> Void
  ) -> EnvironmentValues {
    if let known, known.outer.isIdentical(to: outer) { return known.inner }
    var inner = outer
    change(&inner)
    known = (outer, inner)
    return inner
  }
}
