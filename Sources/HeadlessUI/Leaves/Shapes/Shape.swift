import Foundation

/// A two-dimensional outline to fill or stroke; as a view it is filled with the foreground.
///
/// Write `path(in:)`; `sizeThatFits(_:)` too where the shape should not take the proposed size.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline of the shape in a rectangle, in points with y down.
  func path(in rect: CGRect) -> Path

  /// Whether the outline is one to fill, a line, or a separator.
  static var role: ShapeRole { get }

  /// What happens to the outline where the language runs from right to left.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size of the shape for a proposal; the proposal itself unless the shape says otherwise.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// An outline to fill.
  public static var role: ShapeRole { .fill }

  /// Mirrored where the language runs from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The proposal, with 10 points where nothing is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    // Said here, for what a shape is without a proposal is no oversight of the layout around it.
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
  }

  /// The shape filled with the foreground.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// What a shape's outline is for.
public enum ShapeRole: Hashable, Sendable {
  /// To be filled.
  case fill
  /// A line.
  case stroke
  /// A line between content.
  case separator
}

/// What happens to a shape where the language runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The shape stays as it is.
  case fixed
  /// It is mirrored where the language runs in the given direction.
  case mirrors(in: LayoutDirection)

  /// It is mirrored where the language runs from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape that can make itself smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with all sides moved inward by a length in points; outward if it is negative.
  func inset(by amount: CGFloat) -> InsetShape
}
