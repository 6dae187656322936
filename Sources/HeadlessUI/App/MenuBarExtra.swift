import Foundation

/// An item in the system's menu bar. It is described here, never shown.
public struct MenuBarExtra<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: Content

  nonisolated init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }

  /// An item with a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// An item with a label that may be taken out.
  nonisolated public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content())
  }
}

extension MenuBarExtra: Scene {
  /// Nothing shows scenes.
  public typealias Body = Never
}

extension MenuBarExtra where Label == Text {
  /// An item with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// An item with a title.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(label: Text(title), content: content())
  }
}

extension MenuBarExtra where Label == HeadlessUI.Label<Text, Image> {
  /// An item with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: HeadlessUI.Label(titleKey, systemImage: systemImage), content: content())
  }

  /// An item with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(label: HeadlessUI.Label(title, systemImage: systemImage), content: content())
  }

  /// An item with a title and an image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: HeadlessUI.Label(titleKey, image: image), content: content())
  }

  /// An item with a title and a symbol that may be taken out.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: HeadlessUI.Label(titleKey, systemImage: systemImage), content: content())
  }
}

/// How the content of an item in the menu bar shows.
@MainActor
@preconcurrency
public protocol MenuBarExtraStyle {}

/// As the system sees fit.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// The style.
  nonisolated public init() {}
}

/// As a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// The style.
  nonisolated public init() {}
}

/// In a window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// The style.
  nonisolated public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// As the system sees fit.
  public static var automatic: AutomaticMenuBarExtraStyle { .init() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// As a menu.
  public static var menu: PullDownMenuBarExtraStyle { .init() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// In a window.
  public static var window: WindowMenuBarExtraStyle { .init() }
}

extension Scene {
  /// Sets how the content of an item in the menu bar shows; there is none here.
  nonisolated public func menuBarExtraStyle<S>(_ style: S) -> some Scene
  where S: MenuBarExtraStyle {
    self
  }
}
