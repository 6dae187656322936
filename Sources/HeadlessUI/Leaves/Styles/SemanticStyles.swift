import Foundation

/// The foreground of the surrounding view.
public struct ForegroundStyle: Equatable, Sendable {
  /// The foreground of the surrounding view.
  public init() {}
}

extension ForegroundStyle: PaintStyle {
  /// The engine knows the style.
  public typealias Resolved = Never

  func paint(in environment: EnvironmentValues) -> Paint {
    environment.foregroundStyle.paint(level: 0, in: environment)
  }

  var text: String { "foreground" }
}

/// The background of the surrounding view: white unless set.
public struct BackgroundStyle: Equatable, Sendable {
  /// The background of the surrounding view: white unless set.
  public init() {}
}

extension BackgroundStyle: PaintStyle {
  /// The engine knows the style.
  public typealias Resolved = Never

  func paint(in environment: EnvironmentValues) -> Paint {
    environment.backgroundStyle.map { Paint.of($0, in: environment) }
      ?? WindowBackgroundShapeStyle().paint(in: environment)
  }

  var text: String { "background" }
}

/// The tint of the surrounding view: blue unless set.
public struct TintShapeStyle: Equatable, Sendable {
  /// The tint of the surrounding view: blue unless set.
  public init() {}
}

extension TintShapeStyle: PaintStyle {
  /// The engine knows the style.
  public typealias Resolved = Never

  func paint(in environment: EnvironmentValues) -> Paint {
    environment.tintStyle.map { Paint.of($0, in: environment) }
      ?? .color(SystemColor.blue.resolved(in: environment))
  }

  var text: String { "tint" }
}

/// The colour of lines between content.
public struct SeparatorShapeStyle: Equatable, Sendable {
  /// The colour of lines between content.
  public init() {}
}

extension SeparatorShapeStyle: PaintStyle {
  /// The engine knows the style.
  public typealias Resolved = Never

  func paint(in environment: EnvironmentValues) -> Paint {
    .color(
      environment.colorScheme == .dark
        ? Color.Resolved(0x54_5458, opacity: 0.6) : Color.Resolved(0x3C_3C43, opacity: 0.29))
  }

  var text: String { "separator" }
}

/// The colour of text that stands for input to come.
public struct PlaceholderTextShapeStyle: Equatable, Sendable {
  /// The colour of text that stands for input to come.
  public init() {}
}

extension PlaceholderTextShapeStyle: PaintStyle {
  /// The engine knows the style.
  public typealias Resolved = Never

  func paint(in environment: EnvironmentValues) -> Paint {
    .color(
      Color.Resolved(
        environment.colorScheme == .dark ? 0xEB_EBF5 : 0x3C_3C43, opacity: 0.3))
  }

  var text: String { "placeholder" }
}

/// The colour of selected content: the tint.
public struct SelectionShapeStyle: Equatable, Sendable {
  /// The colour of selected content: the tint.
  public init() {}
}

extension SelectionShapeStyle: PaintStyle {
  /// The engine knows the style.
  public typealias Resolved = Never

  func paint(in environment: EnvironmentValues) -> Paint {
    TintShapeStyle().paint(in: environment)
  }

  var text: String { "selection" }
}

/// The colour of links.
public struct LinkShapeStyle: Equatable, Sendable {
  /// The colour of links.
  public init() {}
}

extension LinkShapeStyle: PaintStyle {
  /// The engine knows the style.
  public typealias Resolved = Never

  func paint(in environment: EnvironmentValues) -> Paint {
    .color(SystemColor.blue.resolved(in: environment))
  }

  var text: String { "link" }
}

/// The colour that fills controls.
public struct FillShapeStyle: Equatable, Sendable {
  /// The colour that fills controls.
  public init() {}
}

extension FillShapeStyle: PaintStyle {
  /// The engine knows the style.
  public typealias Resolved = Never

  func paint(in environment: EnvironmentValues) -> Paint {
    .color(
      Color.Resolved(0x78_7880, opacity: environment.colorScheme == .dark ? 0.36 : 0.2))
  }

  var text: String { "fill" }
}

/// The background of the window.
public struct WindowBackgroundShapeStyle: Equatable, Sendable {
  /// The background of the window.
  public init() {}
}

extension WindowBackgroundShapeStyle: PaintStyle {
  /// The engine knows the style.
  public typealias Resolved = Never

  func paint(in environment: EnvironmentValues) -> Paint {
    .color(Color.Resolved(environment.colorScheme == .dark ? 0x00_0000 : 0xFF_FFFF))
  }

  var text: String { "windowBackground" }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground of the surrounding view.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the surrounding view: white unless set.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the surrounding view: blue unless set.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between content.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of text that stands for input to come.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of selected content: the tint.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The colour that fills controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of the window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
