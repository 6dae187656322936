import Foundation

/// A material like glass; it is not drawn here.
public struct Glass: Equatable, Sendable {
  fileprivate var name: String

  /// The usual one.
  public static var regular: Glass { Glass(name: "regular") }
  /// One to look through.
  public static var clear: Glass { Glass(name: "clear") }
  /// None.
  public static var identity: Glass { Glass(name: "identity") }

  /// The material with a colour.
  public func tint(_ color: Color?) -> Glass { self }
  /// The material that answers touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
  fileprivate let name: String
  /// With the shape of glass that is near.
  public static var matchedGeometry: GlassEffectTransition { .init(name: "matchedGeometry") }
  /// By forming.
  public static var materialize: GlassEffectTransition { .init(name: "materialize") }
  /// At once.
  public static var identity: GlassEffectTransition { .init(name: "identity") }
}

/// The usual shape of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// The usual shape.
  public init() {}

  /// The outline of a capsule.
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Views whose glass flows together; they are laid out as they are.
public struct GlassEffectContainer<Content> where Content: View {
  let content: Content

  /// Views whose glass flows together within a distance.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GlassEffectContainer: View {
  /// The views.
  public var body: some View { content }
}

extension View {
  /// Puts glass behind the view; the layout stays.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    recorded("glassEffect", glass.name)
  }

  /// Tells glass from other glass; the layout stays.
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    recorded("glassEffectID", id.map { "\($0)" })
  }

  /// Makes one piece of glass out of several; the layout stays.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    recorded("glassEffectUnion", id.map { "\($0)" })
  }

  /// Sets how glass comes and goes; the layout stays.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    recorded("glassEffectTransition", transition.name)
  }
}
