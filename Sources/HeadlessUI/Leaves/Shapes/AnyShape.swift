import Foundation

/// A shape of any type.
@frozen public struct AnyShape: Shape {
  let base: any Shape

  /// Hides the type of a shape.
  public init<S>(_ shape: S) where S: Shape { base = (shape as? AnyShape)?.base ?? shape }

  /// The outline of the shape inside.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// As the shape inside.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  /// The size of the shape inside.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}
