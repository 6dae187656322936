import Foundation

/// Colours along a line of length 1.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place: 0 is the start, 1 the end.
    public var location: CGFloat

    /// A colour at a place between 0 and 1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How the colours between two stops are found.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool

    /// Straight in the numbers of the display.
    public static let device = ColorSpace(isPerceptual: false)
    /// In even steps to the eye.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The colours with their places.
  public var stops: [Stop]

  /// Colours at given places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient with its colours found in another way.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}

extension Gradient: PaintStyle {
  /// The engine knows the gradient.
  public typealias Resolved = Never

  func paint(in environment: EnvironmentValues) -> Paint {
    paint(.linear(start: .top, end: .bottom), in: environment)
  }

  func paint(
    _ geometry: Paint.GradientGeometry, in environment: EnvironmentValues
  ) -> Paint {
    .gradient(
      stops.map {
        Paint.GradientStop(color: $0.color.resolve(in: environment), location: $0.location)
      }, geometry)
  }

  /// The colours, from the start to the end.
  var text: String { stops.map { $0.color.text }.joined(separator: " → ") }
}
