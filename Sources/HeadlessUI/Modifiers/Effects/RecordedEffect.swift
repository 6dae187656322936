import Foundation

extension View {
  /// Records something that changes how the view looks or behaves but not its layout.
  ///
  /// - Parameters:
  ///   - name: the modifier as its author wrote it.
  ///   - detail: its arguments in short; nil if it has none worth showing.
  ///   - look: what pictures need to know beyond that.
  nonisolated func recorded(
    _ name: String, _ detail: String? = nil, _ look: EffectLook? = nil,
    bar: BarAnnotation? = nil
  ) -> some View {
    modifier(RecordedEffect(name: name, detail: detail, look: look, bar: bar))
  }
}

/// A modifier without influence on layout, kept in the tree under its name.
struct RecordedEffect: NodeModifier, Equatable {
  typealias Body = Never

  let name: String
  let detail: String?
  let look: EffectLook?
  /// What it says about the bars around the view; nil for nothing.
  let bar: BarAnnotation?

  nonisolated init(
    name: String, detail: String?, look: EffectLook? = nil, bar: BarAnnotation? = nil
  ) {
    self.name = name
    self.detail = detail
    self.look = look
    self.bar = bar
  }

  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> RecordedEffectNode {
    RecordedEffectNode(child: child, self, context)
  }

  func updateNode(_ node: RecordedEffectNode, _ context: ViewContext) { node.effect = self }
}

class RecordedEffectNode: PassThroughNode {
  final var effect: RecordedEffect {
    didSet { if effect.bar != oldValue.bar { invalidate() } }
  }

  init(child: LayoutNode, _ effect: RecordedEffect, _ context: ViewContext) {
    self.effect = effect
    super.init(child: child, context)
    if effect.bar != nil { flags.insert(.describesBars) }
  }

  override var label: String { effect.name }
  override var detail: String? { effect.detail?.replacingOccurrences(of: "\n", with: " ") }
}
