import Foundation

extension ShapeStyle {
  /// The style with its opacity multiplied: 0 is invisible, 1 leaves it as it is.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    EffectStyle(base: self, effect: .opacity(opacity))
  }

  /// The style with a shadow around or in what it fills.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    EffectStyle(base: self, effect: .shadow(style))
  }

  /// The style combined in some way with what is behind it.
  @_disfavoredOverload
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    EffectStyle(base: self, effect: .blendMode(mode))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground with its opacity multiplied: 0 is invisible, 1 leaves it as it is.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(EffectStyle(base: ForegroundStyle(), effect: .opacity(opacity)))
  }

  /// The foreground with a shadow around or in what it fills.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(EffectStyle(base: ForegroundStyle(), effect: .shadow(style)))
  }

  /// The foreground combined in some way with what is behind it.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(EffectStyle(base: ForegroundStyle(), effect: .blendMode(mode)))
  }
}

/// A style with something done to it.
struct EffectStyle<Base: ShapeStyle>: PaintStyle, DerivedStyle {
  enum Effect: Equatable, Sendable {
    case opacity(Double)
    case shadow(ShadowStyle)
    case blendMode(BlendMode)
  }

  let base: Base
  let effect: Effect

  func paint(in environment: EnvironmentValues) -> Paint {
    let paint = Paint.of(base, in: environment)
    switch effect {
    case .opacity(let opacity): return .faded(paint, opacity: opacity)
    case .shadow(let style): return .shadowed(paint, style)
    case .blendMode(let mode): return .blended(paint, mode)
    }
  }

  var text: String {
    switch effect {
    case .opacity(let opacity): return "\(StyleText.of(base)) opacity \(Number.text(opacity))"
    case .shadow(let style):
      return "\(StyleText.of(base)) \(style.isInner ? "inner" : "drop") shadow"
    case .blendMode(let mode): return "\(StyleText.of(base)) \(mode)"
    }
  }
}
