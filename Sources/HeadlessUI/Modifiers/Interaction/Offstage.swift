import Foundation

/// Views that are no part of the layout of the view that they belong to: those of a toolbar, which a
/// bar shows, and controls that a user gets at in an alert or behind a row.
final class Offstage {
  /// Where they are, as the name of what is done with one ends.
  let place: String
  /// What goes before the action of a button runs; nil for nothing.
  fileprivate(set) var dismiss: (() -> Void)?
  fileprivate(set) var nodes: ContiguousArray<LayoutNode> = []

  fileprivate init(_ place: String) { self.place = place }
}

extension View {
  /// Records a modifier whose content is not laid out at the view, and keeps the controls of that
  /// content where a user's hand finds them, and what is in bars where bars find it.
  ///
  /// - Parameters:
  ///   - place: where the controls are.
  ///   - controls: nil if none is going to be used.
  ///   - dismiss: makes the controls go; called before the action of a button.
  nonisolated func recorded<Controls: View>(
    _ name: String, _ detail: String? = nil, bar: BarAnnotation? = nil, place: String,
    controls: Controls?, dismiss: (() -> Void)? = nil
  ) -> some View {
    modifier(
      OffstageModifier(
        effect: RecordedEffect(name: name, detail: detail, bar: bar), place: place,
        controls: controls, dismiss: dismiss))
  }
}

/// Has controls beside its content, which is shown as it is.
struct OffstageModifier<Controls: View> {
  let effect: RecordedEffect
  let place: String
  let controls: Controls?
  let dismiss: (() -> Void)?
}

extension OffstageModifier: ViewModifier {
  typealias Body = Never

  static func _makeElement<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _ViewContext
  ) -> _ViewElement<ModifiedContent<V, Self>> {
    OffstageElement(view, context)
  }
}

/// Shows its content as it is, and has the controls beside it.
private final class OffstageElement<Content: View, Controls: View>: WrappingElement<
  ModifiedContent<Content, OffstageModifier<Controls>>, ModifiedContent<Content, OffstageEffect>
>
{
  private var controls: OffstageControlsElement<Controls>?

  init(
    _ view: ModifiedContent<Content, OffstageModifier<Controls>>, _ context: ViewContext
  ) {
    super.init(context)
    if let content = view.modifier.controls {
      let controls = OffstageControlsElement(
        content, Offstage(view.modifier.place), context.inside())
      controls.parent = self
      self.controls = controls
    }
    showContent(of: view, context)
  }

  override func update(
    _ view: ModifiedContent<Content, OffstageModifier<Controls>>, _ context: ViewContext
  ) {
    super.update(view, context)
    if let content = view.modifier.controls { controls?.update(content, context.inside()) }
    showContent(of: view, context)
  }

  private func showContent(
    of view: ModifiedContent<Content, OffstageModifier<Controls>>, _ context: ViewContext
  ) {
    controls?.offstage.dismiss = view.modifier.dismiss
    let effect = OffstageEffect(effect: view.modifier.effect, offstage: controls?.offstage)
    show(ModifiedContent(content: view.content, modifier: effect), context.inside())
  }

  override var children: ContiguousArray<AnyElement> {
    super.children + (controls.map { [$0 as AnyElement] } ?? [])
  }
}

/// The controls: their nodes are in no tree.
private final class OffstageControlsElement<Controls: View>: AnyElement {
  let offstage: Offstage
  private var content: ViewElement<Controls>?

  init(_ controls: Controls, _ offstage: Offstage, _ context: ViewContext) {
    self.offstage = offstage
    super.init(context)
    content = makeChild(controls, context.inside(stackAxis: nil))
    collectAgain()
  }

  func update(_ controls: Controls, _ context: ViewContext) {
    self.context = context
    if let content { updateChild(content, controls, context.inside(stackAxis: nil)) }
  }

  override func structureDidChange() { context.host.markRestructured(self) }

  override func collectAgain() {
    offstage.nodes = content?.nodes ?? []
    // Bars show some of them.
    parent?.nodes.forEach { $0.invalidate() }
  }

  /// What is in a toolbar or an alert says nothing to what is around the view.
  override func appendPreference<K: PreferenceKey>(_ key: K.Type, to value: inout K.Value?) {}

  override var children: ContiguousArray<AnyElement> { content.map { [$0] } ?? [] }
}

private struct OffstageEffect: NodeModifier {
  typealias Body = Never

  let effect: RecordedEffect
  let offstage: Offstage?

  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> OffstageNode {
    OffstageNode(child: child, effect, offstage, context)
  }

  func updateNode(_ node: OffstageNode, _ context: ViewContext) { node.effect = effect }
}

/// A recorded modifier that has controls.
final class OffstageNode: RecordedEffectNode {
  let offstage: Offstage?

  init(
    child: LayoutNode, _ effect: RecordedEffect, _ offstage: Offstage?, _ context: ViewContext
  ) {
    self.offstage = offstage
    super.init(child: child, effect, context)
  }
}

/// Something that a user does to no view in particular.
struct OffstageControl {
  let control: Control

  nonisolated init(_ control: Control) { self.control = control }
}

extension OffstageControl: View {
  var body: some View { Color.clear.control(control) }
}
