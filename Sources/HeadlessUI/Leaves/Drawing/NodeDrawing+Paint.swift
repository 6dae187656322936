import Foundation

extension NodeDrawing.Fill {
  /// Nil for what needs what is behind it.
  init?(_ painted: PaintedPath) {
    guard let paint = NodeDrawing.Paint(painted.paint) else { return nil }
    self.init(path: painted.path, isEvenOdd: painted.fillStyle.isEOFilled, paint: paint)
  }
}

extension NodeDrawing.Paint {
  /// How much of what is behind a material is hidden: about as much as where it is light.
  private static let materials: [String: Float] = [
    "ultraThinMaterial": 0.45, "thinMaterial": 0.6, "regularMaterial": 0.75, "thickMaterial": 0.85,
    "ultraThickMaterial": 0.92, "bar": 0.8,
  ]

  init?(_ paint: Paint) {
    switch paint {
    case .color(let color): self = .color(color)
    case .gradient(let stops, let geometry):
      let colors = stops.map { ($0.location, $0.color) }
      switch geometry {
      case .linear(let start, let end): self = .linear(colors, from: start, to: end)
      case .radial(let center, let start, let end):
        self = .radial(colors, center: center, from: start, to: end)
      case .elliptical(let center, let start, let end):
        self = .elliptical(colors, center: center, from: start, to: end)
      case .angular:
        guard let first = stops.first else { return nil }
        self = .color(first.color)
      }
    case .material(let name):
      guard let opacity = NodeDrawing.Paint.materials[name] else { return nil }
      self = .color(Color.Resolved(red: 0.95, green: 0.95, blue: 0.97, opacity: opacity))
    case .faded(let paint, let opacity):
      guard let whole = Self(paint) else { return nil }
      self = whole.faded(opacity)
    case .shadowed(let paint, _), .blended(let paint, _): self.init(paint)
    }
  }

  private func faded(_ opacity: Double) -> Self {
    func faded(_ color: Color.Resolved) -> Color.Resolved {
      var color = color
      color.opacity *= Float(opacity)
      return color
    }
    switch self {
    case .color(let color): return .color(faded(color))
    case .linear(let stops, let start, let end):
      return .linear(stops.map { ($0.location, faded($0.color)) }, from: start, to: end)
    case .radial(let stops, let center, let start, let end):
      return .radial(
        stops.map { ($0.location, faded($0.color)) }, center: center, from: start, to: end)
    case .elliptical(let stops, let center, let start, let end):
      return .elliptical(
        stops.map { ($0.location, faded($0.color)) }, center: center, from: start, to: end)
    }
  }
}
