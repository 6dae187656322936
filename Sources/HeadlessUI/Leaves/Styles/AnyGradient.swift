import Foundation

/// A gradient without a direction; filled from top to bottom.
public struct AnyGradient: Hashable, Sendable {
  let gradient: Gradient
  let space: Gradient.ColorSpace

  /// Wraps a gradient.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
    space = .device
  }

  private init(_ gradient: Gradient, _ space: Gradient.ColorSpace) {
    self.gradient = gradient
    self.space = space
  }

  /// The gradient with its colours found in another way.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(gradient, space)
  }

  /// How many colours stand for a curved way between two stops.
  private static let steps = 8

  /// The gradient with stops so dense that straight ways between them follow its colour space.
  var straightened: Gradient {
    guard space == .perceptual else { return gradient }
    let stops = gradient.stops
    let between = zip(stops, stops.dropFirst()).flatMap { a, b in
      (0..<AnyGradient.steps).map { step in
        let fraction = Double(step) / Double(AnyGradient.steps)
        return Gradient.Stop(
          color: a.color.mix(with: b.color, by: fraction),
          location: a.location + (b.location - a.location) * CGFloat(fraction))
      }
    }
    return Gradient(stops: between + stops.suffix(1))
  }
}

extension AnyGradient: PaintStyle {
  /// The engine knows the gradient.
  public typealias Resolved = Never

  func paint(in environment: EnvironmentValues) -> Paint {
    straightened.paint(in: environment)
  }

  var text: String { gradient.text }
}
