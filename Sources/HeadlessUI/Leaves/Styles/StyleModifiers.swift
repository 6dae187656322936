import Foundation

extension View {
  /// Sets the style of text, symbols and shapes that have none of their own.
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
  }

  /// Sets the first two levels of the foreground.
  nonisolated public func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
  where S1: ShapeStyle, S2: ShapeStyle {
    modifier(
      ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets the first three levels of the foreground.
  nonisolated public func foregroundStyle<S1, S2, S3>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
    modifier(
      ForegroundStyleModifier(styles: [
        AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
      ]))
  }

  /// Sets the colour of the foreground; nil for the system's.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundStyleModifier(styles: color.map { [AnyShapeStyle($0)] } ?? []))
  }

  /// Sets the tint of controls and of `TintShapeStyle`.
  nonisolated public func tint<S>(_ tint: S) -> some View where S: ShapeStyle {
    environment(\.tintStyle, AnyShapeStyle(tint)).recorded("tint", StyleText.of(tint))
  }

  /// Sets the tint of controls and of `TintShapeStyle`; nil for the system's.
  @_disfavoredOverload
  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) }).recorded("tint", tint?.text)
  }

  /// Sets the tint, as it was called before; nil for the system's.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    environment(\.tintStyle, accentColor.map { AnyShapeStyle($0) })
      .recorded("accentColor", accentColor?.text)
  }

  /// Sets the style that `BackgroundStyle` stands for.
  nonisolated public func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

/// Sets levels of the foreground; with none, makes it the system's again.
struct ForegroundStyleModifier: Equatable {
  let styles: [AnyShapeStyle]

  nonisolated init(styles: [AnyShapeStyle]) { self.styles = styles }

  nonisolated static func == (a: Self, b: Self) -> Bool {
    a.styles.count == b.styles.count
      && zip(a.styles, b.styles).allSatisfy { $0.isSame(as: $1) }
  }
}

extension ForegroundStyleModifier: ContextModifier {
  typealias Body = Never

  func change(_ environment: inout EnvironmentValues) {
    environment.foregroundStyle =
      styles.isEmpty
      ? ForegroundLevels() : ForegroundLevels(styles: styles, inside: environment.foregroundStyle)
  }
}
