import Foundation

/// How a view comes and goes, its type forgotten; without a clock the view is there or it is not.
@frozen public struct AnyTransition: CustomStringConvertible, Sendable {
  /// The transition as its author wrote it.
  public let description: String

  init(name: String) { description = name }

  /// Forgets the type of a transition.
  public init<T>(_ transition: T) where T: Transition { description = TypeName.short(T.self) }

  /// No change.
  public static let identity = AnyTransition(name: "identity")
  /// From transparent to opaque.
  public static let opacity = AnyTransition(name: "opacity")
  /// In from the leading, out to the trailing edge.
  public static var slide: AnyTransition { AnyTransition(name: "slide") }
  /// Grows from nothing.
  public static var scale: AnyTransition { AnyTransition(name: "scale") }

  /// Grows from a scale, about an anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(name: "scale(\(Number.text(Double(scale))))")
  }

  /// In and out at an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move(\(edge))") }

  /// In at an edge and out at the other.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push(\(edge))") }

  /// From a distance, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    self.offset(x: offset.width, y: offset.height)
  }

  /// From a distance, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(name: "offset(\(Number.text(Double(x))), \(Number.text(Double(y))))")
  }

  /// From one modifier to another.
  public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier {
    AnyTransition(name: "modifier")
  }

  /// One way in and another way out.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(name: "asymmetric(\(insertion), \(removal))")
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(name: "\(self) + \(other)")
  }

  /// The transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// Sets how the view comes and goes; the layout stays.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    recorded("transition", t.description)
  }

  /// Sets how the view comes and goes; the layout stays.
  nonisolated public func transition<T>(_ transition: T) -> some View where T: Transition {
    recorded("transition", TypeName.short(T.self))
  }
}
