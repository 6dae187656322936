import Foundation

/// An effect that changes where a view is drawn, not its layout.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// How a view of a size, in points, is drawn.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Shows the content as it is: the effect has no influence on layout.
  @MainActor
  public static func _makeElement<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _ViewContext
  ) -> _ViewElement<ModifiedContent<V, Self>> {
    ContentElement(view, context)
  }

  /// The effect, not applied to the frames that are measured inside; here nothing differs.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(self)
  }
}

/// A geometry effect that frames measured inside know nothing of.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect> {
  /// The effect.
  public var base: Base

  nonisolated init(_ base: Base) { self.base = base }
}

extension _IgnoredByLayoutEffect: GeometryEffect {

  /// How the effect draws.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    base.effectValue(size: size)
  }
}

/// Shows the content of a modifier that changes nothing.
private final class ContentElement<Content: View, Modifier: ViewModifier>: WrappingElement<
  ModifiedContent<Content, Modifier>, Content
>
{
  init(_ view: ModifiedContent<Content, Modifier>, _ context: ViewContext) {
    super.init(context)
    show(view.content, context.inside())
  }

  override func update(_ view: ModifiedContent<Content, Modifier>, _ context: ViewContext) {
    super.update(view, context)
    show(view.content, context.inside())
  }
}
