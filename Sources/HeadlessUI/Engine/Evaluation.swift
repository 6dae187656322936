import Foundation
#if os(Linux)
  @_spi(SwiftUI) import Observation
#else
  import Observation
#endif

/// Who is being evaluated, so that what is read meanwhile knows its readers.
@MainActor
enum Evaluation {
  static var current: AnyElement? { ThreadContext.current.element }

  static func tracking<R>(_ element: AnyElement, _ body: () -> R) -> R {
    let thread = ThreadContext.current
    let outer = thread.element
    thread.element = element
    defer { thread.element = outer }
    return observing(element, body)
  }

  /// Evaluates the element again when an observable property changes that `body` reads.
  private static func observing<R>(_ element: AnyElement, _ body: () -> R) -> R {
    #if os(Linux)
      let reader = ObservationReader(element)
      return withObservationTracking(
        body, willSet: { reader.propertyWillChange($0) }, didSet: { reader.propertyDidChange($0) })
    #else
      guard #available(macOS 14, *) else { return body() }
      // The reader is made only if something was read.
      return withObservationTracking(body, onChange: reader(element))
    #endif
  }

  #if !os(Linux)
    private static func reader(_ element: AnyElement) -> @Sendable () -> Void {
      let reader = ObservationReader(element)
      return { reader.propertyWillChange() }
    }
  #endif
}
