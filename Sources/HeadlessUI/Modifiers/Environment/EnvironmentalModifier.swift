import Foundation

/// A modifier that becomes another one, which depends on the environment of the view.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The modifier that it becomes.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier in an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Shows the view with the modifier that this one becomes.
  public static func _makeElement<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _ViewContext
  ) -> _ViewElement<ModifiedContent<V, Self>> {
    EnvironmentalElement(view, context)
  }
}

private final class EnvironmentalElement<Content: View, Modifier: EnvironmentalModifier>:
  WrappingElement<
    ModifiedContent<Content, Modifier>, ModifiedContent<Content, Modifier.ResolvedModifier>
  >
{
  private var view: ModifiedContent<Content, Modifier>

  init(_ view: ModifiedContent<Content, Modifier>, _ context: ViewContext) {
    self.view = view
    super.init(context)
    evaluateAgain()
  }

  override func update(_ view: ModifiedContent<Content, Modifier>, _ context: ViewContext) {
    super.update(view, context)
    self.view = view
    evaluateAgain()
  }

  override func evaluateAgain() {
    context.host.isClean(self)
    let resolved = Evaluation.tracking(self) {
      view.modifier.resolve(in: context.environment)
    }
    show(view.content.modifier(resolved), context.inside())
  }
}
