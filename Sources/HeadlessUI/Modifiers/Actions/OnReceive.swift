import Foundation

#if canImport(Combine)
  import Combine
#endif

extension View {
  /// Runs an action for each value that a publisher hands out while the view is there.
  ///
  /// The action runs when the pass is over, as that of `onChange` does.
  nonisolated public func onReceive<P>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P: Publisher, P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}

struct ReceiveModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  nonisolated init(publisher: P, action: @escaping (P.Output) -> Void) {
    self.publisher = publisher
    self.action = action
  }
}

extension ReceiveModifier: ViewModifier {
  typealias Body = Never

  static func _makeElement<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _ViewContext
  ) -> _ViewElement<ModifiedContent<V, Self>> {
    ReceiveElement(view, context)
  }
}

private final class ReceiveElement<Content: View, P: Publisher>: WrappingElement<
  ModifiedContent<Content, ReceiveModifier<P>>, Content
>
where P.Failure == Never {
  private var modifier: ReceiveModifier<P>
  private var subscription: AnyCancellable?

  init(_ view: ModifiedContent<Content, ReceiveModifier<P>>, _ context: ViewContext) {
    modifier = view.modifier
    super.init(context)
    show(view.content, context.inside())
    subscribe()
  }

  override func update(
    _ view: ModifiedContent<Content, ReceiveModifier<P>>, _ context: ViewContext
  ) {
    let isSame = ValueComparison.areEqual(modifier.publisher, view.modifier.publisher)
    super.update(view, context)
    modifier = view.modifier
    show(view.content, context.inside())
    if !isSame { subscribe() }
  }

  private func subscribe() {
    subscription = modifier.publisher.sink { [weak self] value in
      // Handed on to the main thread.
      nonisolated(unsafe) let value = value
      if ThreadContext.isOfViews {
        OnMainThread.run { self?.receive(value) }
      } else {
        DispatchQueue.main.async { self?.receive(value) }
      }
    }
  }

  private func receive(_ value: P.Output) {
    guard isAlive else { return }
    context.host.enqueue(action: "onReceive") { [weak self] in
      if let self, self.isAlive { self.modifier.action(value) }
    }
  }

  override func willDismantle() { subscription = nil }
}
