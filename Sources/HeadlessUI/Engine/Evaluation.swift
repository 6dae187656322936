import Foundation
import Observation

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
    guard #available(macOS 14, *) else { return body() }
    // The reader is made only if something was read.
    return withObservationTracking(body, onChange: reader(element))
  }

  private static func reader(_ element: AnyElement) -> @Sendable () -> Void {
    let reader = ObservationReader(element)
    return { reader.propertyWillChange() }
  }
}

/// Hands a change of an observable property on to the main thread.
private final class ObservationReader: @unchecked Sendable {
  private weak var element: AnyElement?
  private let noting: Locked<WriteNoting>

  @MainActor
  init(_ element: AnyElement) {
    self.element = element
    noting = element.context.host.noting
  }

  func propertyWillChange() {
    let trace = noting.withLock(\.isLocated) ? CallTrace.capture() : nil
    if ThreadContext.isOfViews {
      OnMainThread.run { self.mark(trace) }
    } else {
      DispatchQueue.main.async { self.mark(trace) }
    }
  }

  @MainActor
  private func mark(_ trace: CallTrace?) {
    guard let element, element.isAlive else { return }
    element.context.host.objectWillChange("@Observable property", nil, for: element, trace)
  }
}
