import Foundation

/// Runs main-actor code from the engine's own code that is not isolated.
enum OnMainThread {
  /// Calls `body` here and now.
  ///
  /// Layout is not isolated (SwiftUI's `Layout` is not), yet some of it evaluates views: the content
  /// of a `GeometryReader` is made while it is placed. Every walk over the tree starts in a
  /// `ViewHost`, which is isolated to the main actor, and stays on its thread (or, where stacks cannot
  /// be switched, on one that it blocks for, see ``LargeStack``), so nothing else of the main actor
  /// runs meanwhile. `MainActor.assumeIsolated` would trap on that one, and wants a sendable result.
  static func run<R>(_ body: @MainActor () -> R) -> R {
    withoutActuallyEscaping(body) { isolated in
      // Same representation: isolation is not part of a function value.
      unsafeBitCast(isolated, to: (() -> R).self)()
    }
  }
}
