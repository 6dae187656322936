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

  /// Evaluates a body of an element, again when an observable property changes that it reads.
  ///
  /// - Parameters:
  ///   - record: what is known of the type of the body.
  ///   - isPart: whether the body is one of several of an evaluation, of which the element says itself when
  ///     it has ended.
  static func tracking<R>(
    _ element: AnyElement, _ record: ViewTypeRecord? = nil, isPart: Bool = false, _ body: () -> R
  ) -> R {
    let thread = ThreadContext.current
    let outer = thread.element
    thread.element = element
    defer {
      thread.element = outer
      // Until it ends, what the body writes is told to the one before.
      if !isPart { element.evaluation &+= 1 }
    }
    return observing(element, record, body)
  }

  private static func observing<R>(
    _ element: AnyElement, _ record: ViewTypeRecord?, _ body: () -> R
  ) -> R {
    #if os(Linux)
      guard let record, !record.readsObservables else { return observingAll(element, body) }
    #endif
    guard #available(macOS 14, *) else { return body() }
    // The reader is made only if something was read; it hears of the first change, and not of its value.
    return withObservationTracking(body, onChange: reader(element, record))
  }

  #if os(Linux)
    private static func observingAll<R>(_ element: AnyElement, _ body: () -> R) -> R {
      let reader = ObservationReader(element)
      return withObservationTracking(
        body, willSet: { reader.propertyWillChange($0) }, didSet: { reader.propertyDidChange($0) })
    }
  #endif

  private static func reader(
    _ element: AnyElement, _ record: ViewTypeRecord?
  ) -> @Sendable () -> Void {
    record?.readsObservables = true
    let reader = ObservationReader(element)
    return { reader.propertyWillChange() }
  }
}
