import Foundation

/// A colour or pattern to fill a shape with.
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one stands for.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Never called: a style that resolves to nothing else is known to the engine itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) does not stand for another style")
  }
}

extension Never: ShapeStyle {
  /// There is no style.
  public typealias Resolved = Never
}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
  /// A rectangle filled with the style.
  public var body: _ShapeView<Rectangle, Self> {
    _ShapeView(shape: Rectangle(), style: self)
  }
}

/// A style whose paint the engine knows.
protocol PaintStyle: ShapeStyle {
  func paint(in environment: EnvironmentValues) -> Paint

  /// The style as its author would write it, in short: `red`, `tint`.
  var text: String { get }
}

enum StyleText {
  /// A style as its author would write it: a custom style by the name of its type.
  static func of<S: ShapeStyle>(_ style: S) -> String {
    (style as? any PaintStyle)?.text ?? TypeName.short(S.self)
  }
}
