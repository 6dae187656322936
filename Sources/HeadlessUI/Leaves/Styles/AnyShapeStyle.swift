import Foundation

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  let base: any ShapeStyle

  /// Hides the type of a style.
  public init<S>(_ style: S) where S: ShapeStyle {
    base = (style as? AnyShapeStyle)?.base ?? style
  }

  /// The engine knows the style inside.
  public typealias Resolved = Never
}

extension AnyShapeStyle: PaintStyle {
  func paint(in environment: EnvironmentValues) -> Paint { Paint.of(base, in: environment) }

  var text: String { StyleText.of(base) }
}

extension AnyShapeStyle {
  /// Whether both are the same value of the same type, as far as can be told.
  func isSame(as other: AnyShapeStyle) -> Bool {
    func isSame<S: ShapeStyle>(_ style: S) -> Bool {
      guard let otherStyle = other.base as? S else { return false }
      return ValueComparison.areEqual(style, otherStyle)
    }
    return isSame(base)
  }
}
