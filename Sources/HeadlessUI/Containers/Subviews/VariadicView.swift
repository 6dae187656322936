import Foundation

/// SwiftUI's underscored way to get at the views in a view, older than `Group(subviews:)`.
public enum _VariadicView {
  /// The type of what is made of the views.
  public typealias Root = _VariadicView_Root
  /// A root whose result is views of the container around it.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// A root whose result is one view.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// The views.
  public typealias Children = _VariadicView_Children
}

/// Makes something of views.
public protocol _VariadicView_Root {}

/// Makes a view of views.
@MainActor
@preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the view.
  associatedtype Body: View
  /// The view.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// Makes one view of views.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Makes any number of views of views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView {
  /// A root with the views that it makes something of.
  public struct Tree<Root, Content> where Root: _VariadicView_Root {
    /// Makes something of the views.
    public var root: Root
    /// The views.
    public var content: Content

    nonisolated init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// A root with views.
    nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  /// What the root makes of the views.
  public var body: some View {
    Group(subviews: content) { root.body(children: _VariadicView.Children(subviews: $0)) }
  }
}

/// The views that a root gets.
public struct _VariadicView_Children: RandomAccessCollection, Sendable {
  /// One of the views.
  public struct Element: View, Identifiable, Sendable {
    let subview: Subview

    /// Tells the view from others.
    nonisolated public var id: AnyHashable { subview.id }

    /// Tells the view from others, as a type; nil if it is of another type.
    nonisolated public func id<ID>(as _: ID.Type = ID.self) -> ID? where ID: Hashable {
      id.base as? ID
    }

    /// A value that the view carries.
    nonisolated public subscript<Key>(key: Key.Type) -> Key.Value where Key: _ViewTraitKey {
      subview.node.trait(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
    }

    /// The view.
    public var body: some View { subview }
  }

  let subviews: SubviewsCollection

  /// The first position.
  public var startIndex: Int { subviews.startIndex }
  /// The position behind the last view.
  public var endIndex: Int { subviews.endIndex }
  /// The view at a position.
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }
}

extension _VariadicView_Children: View {
  /// All of the views.
  public var body: some View { subviews }
}

/// A key for a value that a view carries outward.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

extension View {
  /// Makes the view carry a value outward.
  nonisolated public func _trait<K>(_ key: K.Type, _ value: K.Value) -> some View
  where K: _ViewTraitKey {
    modifier(TraitModifier(key: ObjectIdentifier(key), value: value))
  }
}
