import Foundation

/// A coordinate space: the whole host's, the view's own, or that of a named view.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The space of the host.
  case global
  /// The space of the view itself.
  case local
  /// The space of a view that carries the name.
  case named(AnyHashable)

  /// Whether it is the host's space.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view's own space.
  public var isLocal: Bool { self == .local }
}

/// A coordinate space of a certain kind.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The host's coordinate space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The host's coordinate space.
  public init() {}
  /// `.global`
  public var coordinateSpace: CoordinateSpace { .global }
}

/// A view's own coordinate space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// A view's own coordinate space.
  public init() {}
  /// `.local`
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// `.named(…)`
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The host's coordinate space.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// A view's own coordinate space.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of a view with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }

  /// The coordinate space of the innermost scroll view.
  public static var scrollView: NamedCoordinateSpace { named("scrollView") }

  /// The coordinate space of the innermost scroll view along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { named("scrollView") }
}

extension View {
  /// Names the coordinate space of the view.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(space: name.coordinateSpace))
  }

  /// Names the coordinate space of the view.
  nonisolated public func coordinateSpace<T>(name: T) -> some View where T: Hashable {
    modifier(CoordinateSpaceModifier(space: .named(AnyHashable(name))))
  }
}

struct CoordinateSpaceModifier: NodeModifier {
  typealias Body = Never

  let space: CoordinateSpace

  nonisolated init(space: CoordinateSpace) { self.space = space }

  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> CoordinateSpaceNode {
    let node = CoordinateSpaceNode(child: child, context)
    updateNode(node, context)
    return node
  }

  func updateNode(_ node: CoordinateSpaceNode, _ context: ViewContext) {
    if case .named(let name) = space { node.name = name }
  }
}

/// A node whose coordinate space has a name.
final class CoordinateSpaceNode: PassThroughNode {
  var name = AnyHashable("")

  override var label: String { "coordinateSpace" }
}

/// A value of a view's geometry, to be read in another view's coordinates.
public struct Anchor<Value>: @unchecked Sendable {
  /// In the root's coordinates.
  private let value: Value

  init(_ value: Value) { self.value = value }

  func resolve(_ origin: CGPoint) -> Value {
    (value as? any Movable)?.moved(by: origin) as? Value ?? value
  }
}

extension Anchor: Equatable where Value: Equatable {}

extension Anchor: Hashable where Value: Hashable {}

/// Something with a place in a coordinate space.
private protocol Movable {
  /// The same in a space with another origin.
  func moved(by origin: CGPoint) -> Self
}

extension CGRect: Movable {
  fileprivate func moved(by origin: CGPoint) -> CGRect { offsetBy(dx: -origin.x, dy: -origin.y) }
}

extension CGPoint: Movable {
  fileprivate func moved(by origin: CGPoint) -> CGPoint {
    CGPoint(x: x - origin.x, y: y - origin.y)
  }
}
