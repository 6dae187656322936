import Foundation

/// One of the views that another view stands for, as its container gets it.
///
/// It is laid out where it is shown; what it reads from the environment is that of the place where
/// it was written.
public struct Subview: Identifiable, @unchecked Sendable {
  /// Tells a subview from others of its container.
  public struct ID: Hashable, @unchecked Sendable {
    let node: ObjectIdentifier
  }

  let node: LayoutNode

  /// Tells the subview from others; the same for as long as the view is there.
  public var id: ID { ID(node: ObjectIdentifier(node)) }

  /// The values that the view hands to its container.
  public var containerValues: ContainerValues { node.containerValues }
}

extension Subview: View {
  /// The engine shows the view.
  public typealias Body = Never

  /// Shows the view.
  public static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    SubviewElement(view, context)
  }
}

extension Subview: Equatable {
  /// Equal when they stand for the same view.
  public static func == (a: Subview, b: Subview) -> Bool { a.node === b.node }
}

private final class SubviewElement: ViewElement<Subview> {
  private var node: LayoutNode

  init(_ view: Subview, _ context: ViewContext) {
    node = view.node
    super.init(context)
  }

  override func update(_ view: Subview, _ context: ViewContext) {
    super.update(view, context)
    guard node !== view.node else { return }
    node = view.node
    structureDidChange()
  }

  override func appendNodes(to nodes: inout ContiguousArray<LayoutNode>) { nodes.append(node) }

  override var staticNodeCount: Int? { 1 }
}

/// The views that another view stands for.
public struct SubviewsCollection: RandomAccessCollection, Sendable {
  /// A position.
  public typealias Index = Int
  /// Some of the views.
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: [Subview]

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position behind the last view.
  public var endIndex: Int { subviews.count }
  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The views at some positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: View {
  /// All of the views.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views that another view stands for.
public struct SubviewsCollectionSlice: RandomAccessCollection, Sendable {
  /// A position.
  public typealias Index = Int
  /// Some of the views.
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: ArraySlice<Subview>

  /// The first position.
  public var startIndex: Int { subviews.startIndex }
  /// The position behind the last view.
  public var endIndex: Int { subviews.endIndex }
  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The views at some positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollectionSlice: View {
  /// All of the views.
  public var body: some View { ForEach(Array(subviews)) { $0 } }
}
