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
  private let value: Value
  private let convert: (Value, CGPoint) -> Value

  init(_ value: Value, convert: @escaping (Value, CGPoint) -> Value) {
    self.value = value
    self.convert = convert
  }

  func resolve(_ origin: CGPoint) -> Value { convert(value, origin) }
}
