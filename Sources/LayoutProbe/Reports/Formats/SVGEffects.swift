import HeadlessUI

/// The effects of a node as groups around what it draws.
struct SVGEffects {
  let node: NodeReport
  let frame: CGRect

  /// The attributes of the groups, outermost first.
  func groups(_ definitions: inout SVGDefinitions) -> [String] {
    var looks: [Int: NodePicture.Effect] = [:]
    for effect in node.picture?.effects ?? [] { looks[effect.index] = effect }
    var groups = node.effects.indices.reversed().compactMap { index in
      group(node.effects[index], looks[index], &definitions)
    }
    if node.picture?.clipsContent == true {
      let name = definitions.name()
      definitions.text += "<clipPath id=\"\(name)\"><rect\(SVGText.rect(frame))/></clipPath>"
      groups.append(" clip-path=\"url(#\(name))\"")
    }
    return groups
  }

  /// Nil for an effect that cannot be drawn.
  private func group(
    _ effect: String, _ look: NodePicture.Effect?, _ definitions: inout SVGDefinitions
  ) -> String? {
    if let clip = look?.clip {
      let name = definitions.name()
      let rule = look?.isEvenOdd == true ? " clip-rule=\"evenodd\"" : ""
      definitions.text +=
        "<clipPath id=\"\(name)\"><path d=\"\(SVGText.escaped(clip))\"\(rule)/></clipPath>"
      return " clip-path=\"url(#\(name))\""
    }
    let name = effect.prefix { $0 != "(" }
    let numbers = effect.dropFirst(name.count).split { !"0123456789.-+e".contains($0) }
      .compactMap { Double($0) }
    switch (name, numbers.first) {
    case ("rotationEffect", let angle?):
      let center = center(look)
      return " transform=\"rotate(\(number(angle)) \(center.x) \(center.y))\""
    case ("scaleEffect", let scale?):
      let (center, away) = (center(look), center(look, sign: -1))
      let other = numbers.count > 1 ? numbers[1] : scale
      return " transform=\"translate(\(center.x) \(center.y)) scale(\(number(scale))"
        + " \(number(other))) translate(\(away.x) \(away.y))\""
    case ("transformEffect", _):
      guard let matrix = look?.numbers, matrix.count == 6 else { return nil }
      return " transform=\"matrix(\(matrix.map(number).joined(separator: " ")))\""
    case ("offset", let across?):
      return " transform=\"translate(\(number(across))"
        + " \(number(numbers.count > 1 ? numbers[1] : 0)))\""
    case ("opacity", let value?): return value == 1 ? nil : " opacity=\"\(number(value))\""
    case ("hidden", _): return " opacity=\"0\""
    case ("blur", let radius?):
      return radius > 0
        ? filter("<feGaussianBlur stdDeviation=\"\(number(radius))\"/>", radius, &definitions) : nil
    case ("shadow", _): return shadow(look, &definitions)
    case ("blendMode", _):
      let mode = effect.dropFirst(name.count + 1).dropLast()
      return SVGEffects.blendModes[String(mode)].map { " style=\"mix-blend-mode:\($0)\"" }
    case (let name, let value):
      guard let function = SVGEffects.filters[String(name)] else { return nil }
      let unit = name == "hueRotation" ? "deg" : ""
      return " style=\"filter:\(function)(\(number(value ?? 1))\(unit))\""
    }
  }

  /// Functions of style sheets that do the same.
  private static let filters = [
    "grayscale": "grayscale", "saturation": "saturate", "contrast": "contrast",
    "hueRotation": "hue-rotate", "colorInvert": "invert",
  ]

  private static let blendModes = [
    "multiply": "multiply", "screen": "screen", "overlay": "overlay", "darken": "darken",
    "lighten": "lighten", "colorDodge": "color-dodge", "colorBurn": "color-burn",
    "softLight": "soft-light", "hardLight": "hard-light", "difference": "difference",
    "exclusion": "exclusion", "hue": "hue", "saturation": "saturation", "color": "color",
    "luminosity": "luminosity", "plusLighter": "plus-lighter",
  ]

  private func number(_ value: Double) -> String { SVGText.number(CGFloat(value)) }

  /// The point that a turn or a scale leaves where it is.
  private func center(
    _ look: NodePicture.Effect?, sign: CGFloat = 1
  ) -> (x: String, y: String) {
    let numbers = look?.numbers ?? []
    let center =
      numbers.count == 2
      ? CGPoint(x: numbers[0], y: numbers[1]) : CGPoint(x: frame.midX, y: frame.midY)
    return (SVGText.number(sign * center.x), SVGText.number(sign * center.y))
  }

  private func shadow(
    _ look: NodePicture.Effect?, _ definitions: inout SVGDefinitions
  ) -> String? {
    guard let color = look?.shadow, let numbers = look?.numbers, numbers.count == 3 else {
      return nil
    }
    let drop =
      "<feDropShadow dx=\"\(number(numbers[1]))\" dy=\"\(number(numbers[2]))\""
      + " stdDeviation=\"\(number(max(0, numbers[0])))\""
      + " flood-color=\"\(SVGText.escaped(color.color))\""
      + "\(SVGDefinitions.opacity("flood-opacity", color.opacity))/>"
    return filter(drop, numbers[0] + max(abs(numbers[1]), abs(numbers[2])), &definitions)
  }

  /// What is drawn outside of the frame is filtered as well, as far as a filter's room goes.
  private static let filterMargin = 100.0

  private func filter(
    _ primitive: String, _ reach: Double, _ definitions: inout SVGDefinitions
  ) -> String {
    let name = definitions.name()
    let margin = CGFloat(-3 * reach - SVGEffects.filterMargin)
    definitions.text +=
      "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\""
      + "\(SVGText.rect(frame.insetBy(dx: margin, dy: margin)))>\(primitive)</filter>"
    return " filter=\"url(#\(name))\""
  }
}
