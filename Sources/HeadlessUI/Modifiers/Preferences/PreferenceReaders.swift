import Foundation

extension View {
  /// Runs an action when a preference of the views inside changes.
  nonisolated public func onPreferenceChange<K>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable {
    modifier(PreferenceAction<K>(action: action))
  }

  /// Layers a view made from a preference of this view in front of it.
  nonisolated public func overlayPreferenceValue<K, V>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    PreferenceLayer<Self, K, V>(
      primary: self, isOverlay: true, alignment: alignment, secondary: transform)
  }

  /// Layers a view made from a preference of this view behind it.
  nonisolated public func backgroundPreferenceValue<K, V>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    PreferenceLayer<Self, K, V>(
      primary: self, isOverlay: false, alignment: alignment, secondary: transform)
  }
}

struct PreferenceAction<K: PreferenceKey> where K.Value: Equatable {
  let action: (K.Value) -> Void

  nonisolated init(action: @escaping (K.Value) -> Void) { self.action = action }
}

extension PreferenceAction: ViewModifier {
  typealias Body = Never

  static func _makeElement<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _ViewContext
  ) -> _ViewElement<ModifiedContent<V, Self>> {
    PreferenceActionElement(view, context)
  }
}

private final class PreferenceActionElement<Content: View, Key: PreferenceKey>: WrappingElement<
  ModifiedContent<Content, PreferenceAction<Key>>, Content
>
where Key.Value: Equatable {
  private var modifier: PreferenceAction<Key>
  private var delivered: Key.Value?
  private var gathered: Key.Value?
  private var isDue = false

  init(_ view: ModifiedContent<Content, PreferenceAction<Key>>, _ context: ViewContext) {
    modifier = view.modifier
    super.init(context)
    show(view.content, context.inside())
    context.host.addPreferenceReader(self)
  }

  override func update(
    _ view: ModifiedContent<Content, PreferenceAction<Key>>, _ context: ViewContext
  ) {
    super.update(view, context)
    modifier = view.modifier
    show(view.content, context.inside())
  }

  override func gatherPreferences() {
    var value: Key.Value?
    appendPreference(Key.self, to: &value)
    let new = value ?? Key.defaultValue
    gathered = new
    guard delivered != new, !isDue else { return }
    isDue = true
    context.host.time.noteReading()
    context.host.enqueue(
      action: "onPreferenceChange(\(TypeName.short(Key.self)))", .layout
    ) { [self] in
      deliver()
    }
  }

  /// Once an update, with the value at its end: what it was before some view was placed is not told.
  private func deliver() {
    isDue = false
    guard let gathered, gathered != delivered else { return }
    delivered = gathered
    modifier.action(gathered)
  }

  override func willDismantle() { context.host.removePreferenceReader(self) }
}

/// A view with another one made from a preference of the first.
struct PreferenceLayer<Primary: View, K: PreferenceKey, Secondary: View> {
  let primary: Primary
  let isOverlay: Bool
  let alignment: Alignment
  let secondary: (K.Value) -> Secondary

  nonisolated init(
    primary: Primary, isOverlay: Bool, alignment: Alignment,
    secondary: @escaping (K.Value) -> Secondary
  ) {
    self.primary = primary
    self.isOverlay = isOverlay
    self.alignment = alignment
    self.secondary = secondary
  }
}

extension PreferenceLayer: View {
  typealias Body = Never

  static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    PreferenceLayerElement(view, context)
  }
}

private final class PreferenceLayerElement<Primary: View, Key: PreferenceKey, Secondary: View>:
  WrappingElement<
    PreferenceLayer<Primary, Key, Secondary>,
    ModifiedContent<Primary, SecondaryModifier<Secondary>>
  >
{
  private var view: PreferenceLayer<Primary, Key, Secondary>
  private var value = Key.defaultValue
  private var isToldAnew = false

  init(_ view: PreferenceLayer<Primary, Key, Secondary>, _ context: ViewContext) {
    self.view = view
    super.init(context)
    showLayer()
    context.host.addPreferenceReader(self)
  }

  override func update(_ view: PreferenceLayer<Primary, Key, Secondary>, _ context: ViewContext) {
    super.update(view, context)
    self.view = view
    showLayer()
  }

  override func evaluateAgain() {
    context.host.isClean(self)
    showLayer()
  }

  private func showLayer() {
    let secondary = Evaluation.tracking(self) { view.secondary(value) }
    context.host.makingContentOfLayout(isToldAnew) {
      show(
        ModifiedContent(
          content: view.primary,
          modifier: SecondaryModifier(
            secondary: secondary, alignment: view.alignment, isOverlay: view.isOverlay)),
        context.inside())
    }
    isToldAnew = false
  }

  override func gatherPreferences() {
    var gathered: Key.Value?
    appendPreference(Key.self, to: &gathered)
    let new = gathered ?? Key.defaultValue
    guard !ValueComparison.areEqual(value, new) else { return }
    value = new
    isToldAnew = true
    context.host.time.noteReading()
    context.host.markDirty(self)
  }

  override func willDismantle() { context.host.removePreferenceReader(self) }
}
