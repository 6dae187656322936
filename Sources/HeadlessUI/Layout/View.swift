import Foundation

/// A type that represents part of a user interface.
@MainActor
@preconcurrency
public protocol View {
  /// The type of view that the body is.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder var body: Self.Body { get }

  /// Makes the element that shows the view. Views with a body have a default.
  static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self>
}

extension View {
  /// The element of a view with a body.
  public static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    CompositeElement(view, context)
  }
}

extension View where Body == Never {
  /// Never called: views without a body are shown by the engine itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: View {
  /// There is nothing to show.
  public typealias Body = Never
}

/// A view that is one leaf of the layout tree.
@MainActor
protocol LeafView: View where Body == Never {
  associatedtype Node: LayoutNode
  func makeLeaf(_ context: ViewContext) -> Node
  func updateLeaf(_ node: Node, _ context: ViewContext)
}

extension LeafView {
  /// The element of a leaf.
  public static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    LeafElement(view, context)
  }
}
