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
    let outer = inner
    if !isSame {
      inner = context.environment
      modifier.change(&inner)
    }
    show(view.content, innerContext)
    if !isSame { turnNodes(after: outer, inner) }
  }
}

extension AnyElement {
  /// Lets the nodes inside know that the language runs the other way, which they were made for.
  final func turnNodes(after old: EnvironmentValues, _ new: EnvironmentValues) {
    guard old.layoutDirection != new.layoutDirection else { return }
    var pending = children
    while let element = pending.popLast() {
      let isRightToLeft = element.context.environment.layoutDirection == .rightToLeft
      // Those of an element inside that has another direction are turned back after this.
      for node in element.nodes { node.turn(isRightToLeft: isRightToLeft) }
      pending.append(contentsOf: element.children)
    }
  }
}

extension LayoutNode {
  fileprivate func turn(isRightToLeft: Bool) {
    guard flags.contains(.rightToLeft) != isRightToLeft else { return }
    if isRightToLeft { flags.insert(.rightToLeft) } else { flags.remove(.rightToLeft) }
    invalidate()
  }
}
