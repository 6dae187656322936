import Foundation

/// A shape that is another one with something done to it; it takes the size of that one.
nonisolated protocol WrappingShape: Shape {
  associatedtype Inner: Shape
  var shape: Inner { get }

  /// What is done, in short.
  var change: String? { get }
}

extension WrappingShape {
  /// The role of the shape inside.
  public static var role: ShapeRole { Inner.role }

  /// As the shape inside.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The size of the shape inside.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

enum ShapeText {
  /// The type's name of a shape, for a changed one that of the shape inside.
  static func name(_ shape: any Shape) -> String {
    switch shape {
    case let wrapping as any WrappingShape: return name(wrapping.shape)
    case let any as AnyShape: return name(any.base)
    default: return TypeName.short(type(of: shape))
    }
  }

  /// What is done to a shape, from the inside out.
  static func changes(_ shape: any Shape) -> [String] {
    switch shape {
    case let wrapping as any WrappingShape:
      return changes(wrapping.shape) + (wrapping.change.map { [$0] } ?? [])
    case let any as AnyShape: return changes(any.base)
    default: return []
    }
  }

  /// A shape with what is done to it.
  static func of(_ shape: any Shape) -> String {
    ([name(shape)] + changes(shape)).joined(separator: " ")
  }
}
