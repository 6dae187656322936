import Foundation
import HeadlessUI

/// What the marks of a picture refer to by name: gradients, outlines, filters.
struct SVGDefinitions {
  /// Begins all names, which are those of no other picture on a page then.
  let prefix: String
  var text = ""
  private var count = 0

  init(prefix: String) { self.prefix = prefix }

  /// A name that nothing has yet.
  mutating func name() -> String {
    defer { count += 1 }
    return "\(prefix)g\(count)"
  }

  /// The attributes that fill something with a paint.
  mutating func fill(_ paint: NodePicture.Paint) -> String {
    guard let gradient = paint.gradient else {
      guard let stop = paint.stops.first else { return " fill=\"none\"" }
      return " fill=\"\(SVGText.escaped(stop.color))\""
        + SVGDefinitions.opacity("fill-opacity", stop.opacity)
    }
    let name = name()
    let stops = paint.stops.map {
      "<stop offset=\"\(SVGText.number(CGFloat($0.location)))\""
        + " stop-color=\"\(SVGText.escaped($0.color))\""
        + "\(SVGDefinitions.opacity("stop-opacity", $0.opacity))/>"
    }.joined()
    let start = "id=\"\(name)\" gradientUnits=\"userSpaceOnUse\""
    let shape =
      switch gradient {
      case .linear(let from, let to):
        "<linearGradient \(start)\(attributes(["x1": from.x, "y1": from.y, "x2": to.x, "y2": to.y]))>"
          + "\(stops)</linearGradient>"
      case .radial(let center, let from, let to):
        "<radialGradient \(start)\(circle(center, from, to))>\(stops)</radialGradient>"
      case .elliptical(let center, let from, let to, let box):
        "<radialGradient \(start) gradientTransform=\"translate(\(SVGText.number(box.minX)) "
          + "\(SVGText.number(box.minY))) scale(\(SVGText.number(box.width)) "
          + "\(SVGText.number(box.height)))\"\(circle(center, from, to))>\(stops)</radialGradient>"
      }
    text += shape
    return " fill=\"url(#\(name))\""
  }

  private func circle(_ center: CGPoint, _ from: Double, _ to: Double) -> String {
    attributes(["cx": center.x, "cy": center.y, "fr": CGFloat(from), "r": CGFloat(to)])
  }

  private func attributes(_ values: KeyValuePairs<String, CGFloat>) -> String {
    values.map { " \($0.key)=\"\(SVGText.number($0.value))\"" }.joined()
  }

  /// Nothing for what is opaque.
  static func opacity(_ name: String, _ value: Double) -> String {
    value == 1 ? "" : " \(name)=\"\(SVGText.number(CGFloat(value)))\""
  }
}
