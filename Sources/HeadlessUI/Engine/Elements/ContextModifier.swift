import Foundation

/// A modifier that changes what its content inherits, and nothing else.
@MainActor
protocol ContextModifier: ViewModifier where Body == Never {
  func change(_ environment: inout EnvironmentValues)
}

extension ContextModifier {
  /// Shows the content in a changed environment.
  public static func _makeElement<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _ViewContext
  ) -> _ViewElement<ModifiedContent<V, Self>> {
    ContextModifierElement(view, context)
  }
}

final class ContextModifierElement<Content: View, Modifier: ContextModifier>: WrappingElement<
  ModifiedContent<Content, Modifier>, Content
>
{
  private var modifier: Modifier
  private var inner: EnvironmentValues

  init(_ view: ModifiedContent<Content, Modifier>, _ context: ViewContext) {
    modifier = view.modifier
    inner = context.environment
    modifier.change(&inner)
    super.init(context)
    show(view.content, innerContext)
  }

  private var innerContext: ViewContext {
    var context = context.inside()
    context.environment = inner
    return context
  }

  override func update(_ view: ModifiedContent<Content, Modifier>, _ context: ViewContext) {
    // The same change of the same environment stays the same value, so that nothing below is
    // evaluated for it.
    let isSame =
      context.environment.isIdentical(to: self.context.environment)
      && ValueComparison.areEqual(modifier, view.modifier)
    super.update(view, context)
    modifier = view.modifier
    if !isSame {
      inner = context.environment
      modifier.change(&inner)
    }
    show(view.content, innerContext)
  }
}
