import Foundation

/// Where the value of a state lives, and who read it.
final class StateLocation<Value>: @unchecked Sendable {
  // Only touched on the main thread, where views are evaluated; SwiftUI's `State` is sendable too.
  private(set) var value: Value
  private weak var owner: AnyElement?
  private var readers: [ObjectIdentifier: WeakElement] = [:]

  private struct WeakElement {
    weak var element: AnyElement?
  }

  init(_ value: Value, owner: AnyElement?) {
    self.value = value
    self.owner = owner
  }

  func read() -> Value {
    OnMainThread.run {
      if let reader = Evaluation.current {
        readers[ObjectIdentifier(reader)] = WeakElement(element: reader)
      }
    }
    return value
  }

  func write(_ newValue: Value) {
    nonisolated(unsafe) let new = newValue
    OnMainThread.run {
      let context = owner?.context
      if let context, context.layout.isLayingOut || Evaluation.current != nil {
        // SwiftUI prints this and drops the write.
        context.layout.report(
          "Modifying state during view update, this will cause undefined behavior.", at: nil)
        return
      }
      guard !ValueComparison.areEqual(value, new) else { return }
      value = new
      for reader in readers.values {
        guard let element = reader.element, element.isAlive else { continue }
        element.context.host.markDirty(element)
      }
      readers.removeAll(keepingCapacity: true)
    }
  }
}
