import Foundation

/// A gradient between the points of a grid; pictures show its first and last colour.
public struct MeshGradient: Equatable, Sendable {
  /// Where the points are, and how curves leave them.
  public enum Locations: Equatable, Sendable {
    /// Places between 0 and 1.
    case points([SIMD2<Float>])
    /// Places with the curves around them.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points.
  public enum Colors: Equatable, Sendable {
    /// Colours.
    case colors([Color])
    /// Colours of fixed numbers.
    case resolvedColors([Color.Resolved])
  }

  /// A point with the curves that leave it.
  public struct BezierPoint: Equatable, Sendable {
    /// The place.
    public var position: SIMD2<Float>
    /// Where the curve to the leading side bends.
    public var leadingControlPoint: SIMD2<Float>
    /// Where the curve upward bends.
    public var topControlPoint: SIMD2<Float>
    /// Where the curve to the trailing side bends.
    public var trailingControlPoint: SIMD2<Float>
    /// Where the curve downward bends.
    public var bottomControlPoint: SIMD2<Float>

    /// A point with its curves.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Points in a row.
  public var width: Int
  /// Rows of points.
  public var height: Int
  /// Where the points are.
  public var locations: Locations
  /// Their colours.
  public var colors: Colors
  /// The colour around the mesh.
  public var background: Color
  /// Whether colours are smooth across points.
  public var smoothsColors: Bool
  /// The space that colours are mixed in.
  public var colorSpace: Gradient.ColorSpace

  /// A gradient of points and colours.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// A gradient of points and colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A gradient of points and colours of fixed numbers.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A gradient of points with curves, and colours.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// From the first colour to the last one, corner to corner.
  private var diagonal: LinearGradient {
    let all: [Color] =
      switch colors {
      case .colors(let colors): colors
      case .resolvedColors(let colors): colors.map { Color($0) }
      }
    return LinearGradient(
      colors: [all.first ?? background, all.last ?? background], startPoint: .topLeading,
      endPoint: .bottomTrailing)
  }
}

extension MeshGradient: PaintStyle {
  /// The engine knows the gradient.
  public typealias Resolved = Never

  func paint(in environment: EnvironmentValues) -> Paint { diagonal.paint(in: environment) }

  var text: String { "\(width)×\(height)" }
}

extension MeshGradient: StyleLeafView {
  /// The engine fills the proposed rectangle.
  public typealias Body = Never
}
