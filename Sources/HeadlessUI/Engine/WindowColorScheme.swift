import Foundation

/// Light or dark, for all of a window, as a view in it prefers.
package struct WindowColorScheme: ViewModifier {
  package typealias Body = Never

  /// What writes of it are called; no line of the program makes them.
  package nonisolated static let state = "Window.colorScheme"

  package static func _makeElement<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _ViewContext
  ) -> _ViewElement<ModifiedContent<V, Self>> {
    WindowColorSchemeElement(view, context)
  }
}

private final class WindowColorSchemeElement<Content: View>: WrappingElement<
  ModifiedContent<Content, WindowColorScheme>, Content
>
{
  private var view: Content
  private let preferences = ColorSchemePreferences()
  /// Made once a view prefers something.
  private var chosen: StateLocation<ColorScheme?>?
  private var lastChosen: ColorScheme?
  private var outer: EnvironmentValues
  private var inner: EnvironmentValues
  private var shownScheme: ColorScheme?

  init(_ view: ModifiedContent<Content, WindowColorScheme>, _ context: ViewContext) {
    self.view = view.content
    outer = context.environment
    inner = outer
    inner.colorSchemePreferences = preferences
    super.init(context)
    showContent()
    // A window appears as its views prefer it.
    if preferences.outermost != nil {
      choose(isNew: true)
      showContent()
    }
    preferences.didChange = { [weak self] in
      guard let self else { return }
      self.context.host.enqueue(action: "preferredColorScheme") { [weak self] in self?.choose() }
    }
    // Shown that way, they may prefer another.
    if preferences.outermost != shownScheme { preferences.didChange?() }
  }

  /// - Parameter isNew: whether the window has not been seen yet: what it begins with is no change.
  private func choose(isNew: Bool = false) {
    if chosen == nil {
      chosen = StateLocation(
        isNew ? preferences.outermost : nil, name: WindowColorScheme.state, owner: self)
      _ = scheme
      if isNew { lastChosen = preferences.outermost }
    }
    // No code of the program wrote it: to have it again is nothing to tell.
    guard preferences.outermost != lastChosen else { return }
    lastChosen = preferences.outermost
    chosen?.set(preferences.outermost, Transaction.current)
  }

  private var scheme: ColorScheme? { Evaluation.tracking(self) { chosen?.get() } }

  override func update(
    _ view: ModifiedContent<Content, WindowColorScheme>, _ context: ViewContext
  ) {
    super.update(view, context)
    self.view = view.content
    showContent()
  }

  override func evaluateAgain() {
    context.host.isClean(self)
    showContent()
  }

  private func showContent() {
    let scheme = scheme
    // The same environment stays the same value, so that nothing inside is evaluated for it.
    if scheme != shownScheme || !outer.isIdentical(to: context.environment) {
      (shownScheme, outer) = (scheme, context.environment)
      inner = outer
      inner.colorSchemePreferences = preferences
      if let scheme { inner.colorScheme = scheme }
    }
    var inside = context.inside()
    inside.environment = inner
    show(view, inside)
  }
}

/// What the views of a window prefer.
@MainActor
final class ColorSchemePreferences {
  /// Told when the outermost preference is another.
  var didChange: (() -> Void)?
  private var preferences: [ObjectIdentifier: Preference] = [:]
  private var count = 0

  private struct Preference {
    let depth: Int32
    /// Which of all it is, as they came.
    let number: Int
    var scheme: ColorScheme?
  }

  /// What the outermost of the views prefers that prefer anything, and of several as far out the one
  /// that came first; nil for nothing.
  var outermost: ColorScheme? {
    preferences.values.min { ($0.depth, $0.number) < ($1.depth, $1.number) }?.scheme
  }

  func set(_ scheme: ColorScheme?, of element: AnyElement) {
    change { preferences, count in
      count += 1
      let known = preferences[ObjectIdentifier(element)]
      preferences[ObjectIdentifier(element)] = Preference(
        depth: element.context.depth, number: known?.number ?? count, scheme: scheme)
    }
  }

  func remove(_ element: AnyElement) {
    change { preferences, _ in preferences[ObjectIdentifier(element)] = nil }
  }

  private func change(_ body: (inout [ObjectIdentifier: Preference], inout Int) -> Void) {
    let before = outermost
    body(&preferences, &count)
    if outermost != before { didChange?() }
  }
}

private enum ColorSchemePreferencesKey: EnvironmentKey {
  static var defaultValue: ColorSchemePreferences? { nil }
}

extension EnvironmentValues {
  /// Where views say what they prefer for the window around them.
  var colorSchemePreferences: ColorSchemePreferences? {
    get { self[ColorSchemePreferencesKey.self] }
    set { self[ColorSchemePreferencesKey.self] = newValue }
  }
}

/// Has a view prefer light or dark for its window.
struct PreferredColorScheme: ViewModifier {
  typealias Body = Never
  let scheme: ColorScheme?

  nonisolated init(_ scheme: ColorScheme?) { self.scheme = scheme }

  static func _makeElement<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _ViewContext
  ) -> _ViewElement<ModifiedContent<V, Self>> {
    PreferredColorSchemeElement(view, context)
  }
}

private final class PreferredColorSchemeElement<Content: View>: WrappingElement<
  ModifiedContent<Content, PreferredColorScheme>, Content
>
{
  init(_ view: ModifiedContent<Content, PreferredColorScheme>, _ context: ViewContext) {
    super.init(context)
    context.environment.colorSchemePreferences?.set(view.modifier.scheme, of: self)
    show(view.content, context.inside())
  }

  override func update(
    _ view: ModifiedContent<Content, PreferredColorScheme>, _ context: ViewContext
  ) {
    super.update(view, context)
    context.environment.colorSchemePreferences?.set(view.modifier.scheme, of: self)
    show(view.content, context.inside())
  }

  override func willDismantle() { context.environment.colorSchemePreferences?.remove(self) }
}
