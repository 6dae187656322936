import Foundation
import Observation

/// Who is being evaluated, so that what is read meanwhile knows its readers.
@MainActor
enum Evaluation {
  private(set) static var current: AnyElement?

  static func tracking<R>(_ element: AnyElement, _ body: () -> R) -> R {
    let outer = current
    current = element
    defer { current = outer }
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

  init(_ element: AnyElement) { self.element = element }

  func propertyWillChange() {
    let trace = locatesWrites ? CallTrace.capture() : nil
    if MainQueue.isCurrent {
      OnMainThread.run { self.mark(trace) }
    } else {
      DispatchQueue.main.async { self.mark(trace) }
    }
  }

  private var locatesWrites: Bool {
    OnMainThread.run { element?.context.host.locatesWrites == true }
  }

  @MainActor
  private func mark(_ trace: CallTrace?) {
    guard let element, element.isAlive else { return }
    element.context.host.objectWillChange("@Observable property", nil, for: element, trace)
  }
}
