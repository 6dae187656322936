import Foundation

/// A modifier that makes a view out of another one.
@MainActor
@preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// Stands for the view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder func body(content: Self.Content) -> Self.Body

  /// Makes the element of a modified view. Modifiers with a body have a default.
  static func _makeElement<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _ViewContext
  ) -> _ViewElement<ModifiedContent<V, Self>>
}

extension ViewModifier where Body == Never {
  /// Never called: modifiers without a body are shown by the engine itself.
  public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body") }
}

extension ViewModifier {
  /// The element of a modifier with a body.
  public static func _makeElement<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _ViewContext
  ) -> _ViewElement<ModifiedContent<V, Self>> {
    ComposedModifierElement(view, context)
  }

  /// One modifier after another.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Stands for the view that a modifier modifies.
public struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {
  let content: AnyView

  /// The engine shows the modified view.
  public typealias Body = Never

  /// Shows the view that is modified.
  public static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    PlaceholderElement(view, context)
  }
}

private final class PlaceholderElement<Modifier: ViewModifier>: WrappingElement<
  _ViewModifier_Content<Modifier>, AnyView
>
{
  init(_ view: _ViewModifier_Content<Modifier>, _ context: ViewContext) {
    super.init(context)
    show(view.content, context.inside())
  }

  override func update(_ view: _ViewModifier_Content<Modifier>, _ context: ViewContext) {
    super.update(view, context)
    show(view.content, context.inside())
  }
}

/// A value with a modifier applied to it.
@frozen public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// How it is modified.
  public var modifier: Modifier

  /// A value with a modifier applied to it.
  @inlinable nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The engine asks the modifier.
  public typealias Body = Never

  /// Asks the modifier for the element.
  public static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    Modifier._makeElement(view, context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// One modifier after another.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }

  /// One modifier after another.
  public static func _makeElement<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _ViewContext
  ) -> _ViewElement<ModifiedContent<V, Self>> {
    ComposedModifierElement(view, context)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
  /// Applies a modifier to the view.
  @inlinable
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that does nothing.
@frozen public struct EmptyModifier: ViewModifier, Sendable {
  /// A modifier that does nothing.
  @inlinable nonisolated public init() {}

  /// A modifier that does nothing.
  public static let identity = EmptyModifier()

  /// The content as it is.
  public func body(content: Content) -> some View { content }
}
