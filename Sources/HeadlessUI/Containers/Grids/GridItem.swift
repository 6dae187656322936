import Foundation

/// A column of a lazy vertical grid, or a row of a lazy horizontal one.
public struct GridItem: Sendable {
  /// How large the column or row is.
  public enum Size: Sendable {
    /// Always this many points.
    case fixed(CGFloat)
    /// An equal share of the space that is left, within these bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns of at least the minimum as there is space for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How large it is.
  public var size: GridItem.Size
  /// The distance to the next one in points; nil for the default, 8.
  public var spacing: CGFloat?
  /// Where views go in it; nil for the centre.
  public var alignment: Alignment?

  /// A column or row.
  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
