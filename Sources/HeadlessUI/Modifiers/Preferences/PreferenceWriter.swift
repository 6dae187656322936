import Foundation

extension View {
  /// Sets a preference, in place of those of views inside.
  nonisolated public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View
  where K: PreferenceKey {
    modifier(PreferenceWriter<K>(write: { $0 = value }))
  }

  /// Changes a preference of the views inside.
  nonisolated public func transformPreference<K>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View where K: PreferenceKey {
    modifier(PreferenceWriter<K>(isTransform: true, write: callback))
  }

  /// Sets a preference made from the view's geometry.
  nonisolated public func anchorPreference<A, K>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View where K: PreferenceKey {
    modifier(AnchorWriter<K, A>(source: value) { $0 = transform($1) })
  }

  /// Changes a preference of the views inside by what is made from the view's geometry.
  nonisolated public func transformAnchorPreference<A, K>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View where K: PreferenceKey {
    modifier(AnchorWriter<K, A>(isTransform: true, source: value, write: transform))
  }
}

struct PreferenceWriter<K: PreferenceKey> {
  var isTransform = false
  let write: (inout K.Value) -> Void

  nonisolated init(isTransform: Bool = false, write: @escaping (inout K.Value) -> Void) {
    self.isTransform = isTransform
    self.write = write
  }
}

extension PreferenceWriter: ViewModifier {
  typealias Body = Never

  static func _makeElement<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _ViewContext
  ) -> _ViewElement<ModifiedContent<V, Self>> {
    PreferenceWriterElement(view, context)
  }
}

private final class PreferenceWriterElement<Content: View, Key: PreferenceKey>: WrappingElement<
  ModifiedContent<Content, PreferenceWriter<Key>>, Content
>
{
  private var modifier: PreferenceWriter<Key>

  init(_ view: ModifiedContent<Content, PreferenceWriter<Key>>, _ context: ViewContext) {
    modifier = view.modifier
    super.init(context)
    show(view.content, context.inside())
    context.host.preferencesChanged = true
  }

  override func update(
    _ view: ModifiedContent<Content, PreferenceWriter<Key>>, _ context: ViewContext
  ) {
    super.update(view, context)
    modifier = view.modifier
    show(view.content, context.inside())
    context.host.preferencesChanged = true
  }

  override func appendPreference<K: PreferenceKey>(_ key: K.Type, to value: inout K.Value?) {
    guard key == Key.self else { return super.appendPreference(key, to: &value) }
    var own: K.Value? = nil
    if modifier.isTransform { super.appendPreference(key, to: &own) }
    var changed = (own as? Key.Value) ?? Key.defaultValue
    if modifier.isTransform {
      Evaluation.tracking(self) { modifier.write(&changed) }
    } else {
      modifier.write(&changed)
    }
    PreferenceReduction.append(changed, Key.self, to: &value, K.self)
  }

  /// What its closure read has changed.
  override func evaluateAgain() {
    context.host.isClean(self)
    context.host.preferencesChanged = true
  }
}

enum PreferenceReduction {
  /// Adds a value of a key that is known to be the same as another by name.
  static func append<Key: PreferenceKey, K: PreferenceKey>(
    _ new: Key.Value, _: Key.Type, to value: inout K.Value?, _: K.Type
  ) {
    guard let new = new as? K.Value else { return }
    if var before = value {
      K.reduce(value: &before) { new }
      value = before
    } else {
      value = new
    }
  }
}

extension Anchor {
  /// Which part of a view's geometry an anchor is about.
  public struct Source: Sendable {
    let make: @Sendable (CGRect) -> Anchor<Value>
  }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { Anchor($0) }
  }

  /// A rectangle in the view's coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { Anchor(r.offsetBy(dx: $0.minX, dy: $0.minY)) }
  }
}

extension Anchor.Source where Value == CGPoint {
  private static func unit(_ x: CGFloat, _ y: CGFloat) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source {
      Anchor(CGPoint(x: $0.minX + x * $0.width, y: $0.minY + y * $0.height))
    }
  }

  /// A point in the view's coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { Anchor(CGPoint(x: $0.minX + p.x, y: $0.minY + p.y)) }
  }

  /// A point of the view by fractions of its size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source { unit(p.x, p.y) }
  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unit(0, 0) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unit(0.5, 0) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unit(1, 0) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unit(0, 0.5) }
  /// The centre.
  public static var center: Anchor<CGPoint>.Source { unit(0.5, 0.5) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unit(1, 0.5) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unit(0, 1) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unit(0.5, 1) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unit(1, 1) }
}

struct AnchorWriter<K: PreferenceKey, A> {
  var isTransform = false
  let source: Anchor<A>.Source
  let write: (inout K.Value, Anchor<A>) -> Void

  nonisolated init(
    isTransform: Bool = false, source: Anchor<A>.Source,
    write: @escaping (inout K.Value, Anchor<A>) -> Void
  ) {
    self.isTransform = isTransform
    self.source = source
    self.write = write
  }
}

extension AnchorWriter: ViewModifier {
  typealias Body = Never

  static func _makeElement<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _ViewContext
  ) -> _ViewElement<ModifiedContent<V, Self>> {
    AnchorWriterElement(view, context)
  }
}

/// An anchor is only known once the view is placed: preferences are gathered again when it moved.
private final class AnchorWriterElement<Content: View, Key: PreferenceKey, A>: WrappingElement<
  ModifiedContent<Content, AnchorWriter<Key, A>>, Content
>
{
  private var modifier: AnchorWriter<Key, A>
  private var frame = CGRect.zero

  init(_ view: ModifiedContent<Content, AnchorWriter<Key, A>>, _ context: ViewContext) {
    modifier = view.modifier
    super.init(context)
    show(view.content, context.inside())
    context.host.preferencesChanged = true
    context.host.addGeometryReader(self)
  }

  override func update(
    _ view: ModifiedContent<Content, AnchorWriter<Key, A>>, _ context: ViewContext
  ) {
    super.update(view, context)
    modifier = view.modifier
    show(view.content, context.inside())
    context.host.preferencesChanged = true
  }

  override func readGeometry() {
    guard let node = nodes.first, node.flags.contains(.wasPlaced) else { return }
    let new = CGRect(origin: node.absoluteOrigin, size: node.placed.size)
    guard new != frame else { return }
    frame = new
    context.host.preferencesChanged = true
  }

  override func appendPreference<K: PreferenceKey>(_ key: K.Type, to value: inout K.Value?) {
    guard key == Key.self else { return super.appendPreference(key, to: &value) }
    var own: K.Value? = nil
    if modifier.isTransform { super.appendPreference(key, to: &own) }
    var changed = (own as? Key.Value) ?? Key.defaultValue
    Evaluation.tracking(self) {
      modifier.write(&changed, modifier.source.make(frame))
    }
    PreferenceReduction.append(changed, Key.self, to: &value, K.self)
  }

  /// What its closure read has changed.
  override func evaluateAgain() {
    context.host.isClean(self)
    context.host.preferencesChanged = true
  }

  override func willDismantle() { context.host.removeGeometryReader(self) }
}
