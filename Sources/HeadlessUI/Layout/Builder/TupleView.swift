import Foundation

/// A view made of several views, as the view builder makes it.
public struct TupleView<T> {
  /// The views.
  public var value: T

  // Told the views, for to keep them as well would copy them all once more.
  @usableFromInline let visitAll: (T, any TupleVisitor) -> Void

  @inlinable nonisolated init(_ value: T, visitAll: @escaping (T, any TupleVisitor) -> Void) {
    self.value = value
    self.visitAll = visitAll
  }

  /// A view made of the views in a tuple.
  nonisolated public init(_ value: T) {
    self.init(value) { views, visitor in
      for child in Mirror(reflecting: views).children {
        if let view = child.value as? any View { visitor.visit(AnyView(view)) }
      }
    }
  }

  @MainActor fileprivate func visit(_ visitor: any TupleVisitor) { visitAll(value, visitor) }
}

/// Several views that can be told apart.
protocol SeveralViews {
  /// Each of the views.
  @MainActor var separateViews: [SeparateView] { get }
}

/// One of several views.
struct SeparateView {
  let view: AnyView
  let type: Any.Type
}

extension TupleView: SeveralViews {
  var separateViews: [SeparateView] {
    let gathering = GatheringVisitor()
    visitAll(value, gathering)
    return gathering.views
  }
}

private final class GatheringVisitor: TupleVisitor {
  private(set) var views: [SeparateView] = []

  func visit<V: View>(_ view: V) {
    views.append(SeparateView(view: AnyView(view), type: V.self))
  }
}

extension TupleView: View {
  /// The engine shows the views one after another.
  public typealias Body = Never

  /// Shows each of the views.
  public static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    TupleElement(view, context)
  }
}

/// Is shown the views of a tuple in turn, on the thread where views are evaluated.
@usableFromInline protocol TupleVisitor: AnyObject {
  func visit<V: View>(_ view: V)
}

private final class TupleElement<T>: ViewElement<TupleView<T>>, TupleVisitor {
  // Appended to only when a part has been made.
  @exclusivity(unchecked) private var parts: ContiguousArray<AnyElement> = []
  private var updating: Int?

  init(_ view: TupleView<T>, _ context: ViewContext) {
    super.init(context)
    view.visit(self)
  }

  override func update(_ view: TupleView<T>, _ context: ViewContext) {
    super.update(view, context)
    updating = 0
    view.visit(self)
    updating = nil
  }

  nonisolated func visit<V: View>(_ view: V) {
    // A visit is part of making or updating this element, which the main actor does.
    nonisolated(unsafe) let view = view
    OnMainThread.run { show(view) }
  }

  private func show<V: View>(_ view: V) {
    let inner = context.inside()
    guard let index = updating else {
      let part = makeChild(view, inner)
      parts.append(part)
      return
    }
    updating = index + 1
    guard index < parts.count, let part = parts[index] as? ViewElement<V> else { return }
    updateChild(part, view, inner)
  }

  override func appendNodes(to nodes: inout ContiguousArray<LayoutNode>) {
    for part in parts { part.appendNodes(to: &nodes) }
  }

  override var staticNodeCount: Int? {
    var sum = 0
    for part in parts {
      guard let count = part.staticNodeCount else { return nil }
      sum += count
    }
    return sum
  }

  override var children: ContiguousArray<AnyElement> { parts }
}
