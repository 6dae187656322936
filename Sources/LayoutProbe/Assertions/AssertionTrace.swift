/// Where a failed assertion leaves all that is known about the layout, for whoever attaches it to
/// the test.
@MainActor
package final class AssertionTrace {
  /// The passes and the tree; nil if nothing failed.
  package var text: String?

  /// Nothing failed yet.
  package init() {}

  /// Of the assertion that runs; nil if nobody wants it.
  @TaskLocal package static var current: AssertionTrace?
}
