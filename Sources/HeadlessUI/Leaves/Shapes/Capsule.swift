import Foundation

/// A rectangle whose short sides are round; it fills what it is proposed.
@frozen public struct Capsule: Shape {
  /// How the ends are rounded.
  public var style: RoundedCornerStyle

  /// A capsule.
  @inlinable public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

extension Capsule: _InsetPathShape {
  /// The outline of the shape in a rectangle with all sides moved inward.
  public func path(in rect: CGRect, inset: CGFloat) -> Path {
    let box = rect.shrunk(by: inset)
    return Path(roundedRect: box, cornerRadius: min(box.width, box.height) / 2, style: style)
  }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }

  /// A capsule whose ends are rounded in some way.
  public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
