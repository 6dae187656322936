import Foundation

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// How strong the contrast of colors is.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As usual.
  case standard
  /// Stronger than usual.
  case increased
}

private enum ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

private enum ColorSchemeContrastKey: EnvironmentKey {
  static let defaultValue = ColorSchemeContrast.standard
}

extension EnvironmentValues {
  /// Light or dark; light unless set.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How strong the contrast of colors is.
  public var colorSchemeContrast: ColorSchemeContrast { self[ColorSchemeContrastKey.self] }
}

extension View {
  /// Sets light or dark for the window; nil keeps what is there. In what is presented over the window,
  /// for the view alone.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
      .modifier(PreferredColorScheme(colorScheme))
      .recorded("preferredColorScheme", colorScheme.map { "\($0)" })
  }

  /// Sets light or dark for the view.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme).recorded("colorScheme", "\(colorScheme)")
  }
}
