import Foundation

/// As the system sees fit.
public struct _DefaultIndexViewStyle: IndexViewStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "automatic" }

  /// As the system sees fit.
  nonisolated public init() {}
}

extension IndexViewStyle where Self == _DefaultIndexViewStyle {
  /// As the system sees fit.
  public static var automatic: _DefaultIndexViewStyle { _DefaultIndexViewStyle() }
}

/// A row of dots.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "page" }

  /// When the dots have a background.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    let name: String

    /// As the system sees fit.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// While they are used.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  /// When the dots have a background.
  let backgroundDisplayMode: BackgroundDisplayMode

  /// A row of dots.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A row of dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// A row of dots, with a background.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
