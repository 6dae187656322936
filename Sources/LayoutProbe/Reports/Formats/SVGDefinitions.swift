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
    let numbers = paint.geometry.map { SVGText.number(CGFloat($0)) }
    guard numbers.count >= 4 else {
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
    var start = "id=\"\(name)\" gradientUnits=\"userSpaceOnUse\""
    if numbers.count == 8 {
      start +=
        " gradientTransform=\"translate(\(numbers[4]) \(numbers[5]))"
        + " scale(\(numbers[6]) \(numbers[7]))\""
    }
    text +=
      paint.isRadial
      ? "<radialGradient \(start) cx=\"\(numbers[0])\" cy=\"\(numbers[1])\" fr=\"\(numbers[2])\""
        + " r=\"\(numbers[3])\">\(stops)</radialGradient>"
      : "<linearGradient \(start) x1=\"\(numbers[0])\" y1=\"\(numbers[1])\" x2=\"\(numbers[2])\""
        + " y2=\"\(numbers[3])\">\(stops)</linearGradient>"
    return " fill=\"url(#\(name))\""
  }

  /// Nothing for what is opaque.
  static func opacity(_ name: String, _ value: Double) -> String {
    value == 1 ? "" : " \(name)=\"\(SVGText.number(CGFloat(value)))\""
  }
}
