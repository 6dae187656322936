import Foundation

/// How windows look.
@MainActor
@preconcurrency
public protocol WindowStyle {}

/// As the system sees fit.
public struct DefaultWindowStyle: WindowStyle {
  /// The style.
  nonisolated public init() {}
}

/// With a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// The style.
  nonisolated public init() {}
}

/// Without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// The style.
  nonisolated public init() {}
}

/// Without a background.
public struct PlainWindowStyle: WindowStyle {
  /// The style.
  nonisolated public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// As the system sees fit.
  public static var automatic: DefaultWindowStyle { .init() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// With a title bar.
  public static var titleBar: TitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// Without a background.
  public static var plain: PlainWindowStyle { .init() }
}

/// How the toolbars of windows look.
@MainActor
@preconcurrency
public protocol WindowToolbarStyle {}

/// As the system sees fit.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// The style.
  nonisolated public init() {}
}

/// In one line with the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// The style.
  nonisolated public init() {}

  /// The style with or without the title.
  nonisolated public init(showsTitle: Bool) {}
}

/// In one low line with the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// The style.
  nonisolated public init() {}

  /// The style with or without the title.
  nonisolated public init(showsTitle: Bool) {}
}

/// Below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// The style.
  nonisolated public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// As the system sees fit.
  public static var automatic: DefaultWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// In one line with the title.
  public static var unified: UnifiedWindowToolbarStyle { .init() }

  /// In one line, with or without the title.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    .init(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// In one low line with the title.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { .init() }

  /// In one low line, with or without the title.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    .init(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// Below the title.
  public static var expanded: ExpandedWindowToolbarStyle { .init() }
}

extension Scene {
  /// Sets how windows look; there are none here.
  nonisolated public func windowStyle<S>(_ style: S) -> some Scene where S: WindowStyle { self }

  /// Sets how the toolbars of windows look; there are none here.
  nonisolated public func windowToolbarStyle<S>(_ style: S) -> some Scene
  where S: WindowToolbarStyle {
    self
  }
}
