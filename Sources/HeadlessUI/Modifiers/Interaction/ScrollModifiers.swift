import Foundation

/// Whether indicators of scrolling show.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let name: String

  /// As the system sees fit.
  public static var automatic: ScrollIndicatorVisibility { .init(name: "automatic") }
  /// Where that is usual.
  public static var visible: ScrollIndicatorVisibility { .init(name: "visible") }
  /// Where a pointer needs them.
  public static var hidden: ScrollIndicatorVisibility { .init(name: "hidden") }
  /// Never.
  public static var never: ScrollIndicatorVisibility { .init(name: "never") }
}

/// How scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String

  /// As the system sees fit.
  public static var automatic: ScrollDismissesKeyboardMode { .init(name: "automatic") }
  /// At once.
  public static var immediately: ScrollDismissesKeyboardMode { .init(name: "immediately") }
  /// Along with the finger.
  public static var interactively: ScrollDismissesKeyboardMode { .init(name: "interactively") }
  /// Not at all.
  public static var never: ScrollDismissesKeyboardMode { .init(name: "never") }
}

/// When a scroll view bounces.
public struct ScrollBounceBehavior: Hashable, Sendable {
  let name: String

  /// As the system sees fit.
  public static var automatic: ScrollBounceBehavior { .init(name: "automatic") }
  /// Always.
  public static var always: ScrollBounceBehavior { .init(name: "always") }
  /// When there is something to scroll.
  public static var basedOnSize: ScrollBounceBehavior { .init(name: "basedOnSize") }
}

private enum IsScrollEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether scroll views scroll.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }
}

extension View {
  /// Sets whether indicators of scrolling show; the layout stays.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    recorded("scrollIndicators", visibility.name)
  }

  /// Shows the indicators of scrolling when the view appears; the layout stays.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    recorded("scrollIndicatorsFlash", "onAppear: \(onAppear)")
  }

  /// Shows the indicators of scrolling when a value changes; the layout stays.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    recorded("scrollIndicatorsFlash", "trigger: \(value)")
  }

  /// Sets whether scroll views scroll; the layout stays.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
      .recorded("scrollDisabled", "\(disabled)")
  }

  /// Sets whether the background of what scrolls shows; the layout stays.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    recorded("scrollContentBackground", "\(visibility)")
  }

  /// Sets how scrolling puts the keyboard away; the layout stays.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  {
    recorded("scrollDismissesKeyboard", mode.name)
  }

  /// Sets when scroll views bounce; the layout stays.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    recorded("scrollBounceBehavior", behavior.name)
  }

  /// Sets whether scroll views show what is outside of their frame; the layout stays.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    recorded("scrollClipDisabled", "\(disabled)")
  }

  /// Scrolls the first scroll view in the view to the view of an identifier, whenever that changes. The
  /// binding is not told of what layout moves.
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier {
        id.wrappedValue.map { .view(AnyHashable($0), anchor: anchor) }
      }
    )
    .recorded("scrollPosition", "id")
  }

  /// Sets what scroll views in the view show at first.
  nonisolated public func scrollPosition(initialAnchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollAnchors) { $0.set(initialAnchor, for: .initialOffset) }
      .recorded("scrollPosition", "initialAnchor")
  }

  /// Sets what scroll views in the view show at first and keep in place when sizes change, and where they
  /// have content that is smaller than themselves.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollAnchors) { $0.set(anchor, for: nil) }
      .recorded("defaultScrollAnchor")
  }
}
