import HeadlessUI

extension NodePicture {
  private static let maximumLines = 100
  private static let maximumPath = 20_000

  /// Nil if it draws nothing.
  @MainActor
  init?(_ node: NodeSnapshot, in frame: CGRect) {
    let drawing = node.reference.drawing(in: frame)
    fills = drawing.fills.compactMap { fill in
      guard let path = NodePicture.data(fill.path) else { return nil }
      return Fill(path: path, isEvenOdd: fill.isEvenOdd, paint: Paint(fill.paint, in: frame))
    }
    lines = drawing.lines.prefix(NodePicture.maximumLines).map { Line($0, in: frame) }
    effects = node.drawnEffects(in: frame).compactMap { Effect($0.effect, $0.look) }
    placeholder = drawing.placeholder
    clipsContent = drawing.clipsContent ? true : nil
    zIndex = drawing.zIndex == 0 ? nil : drawing.zIndex
    guides = drawing.guides.map {
      Guide(name: $0.name, isHorizontal: $0.isHorizontal, position: rounded($0.position))
    }
    let isSomething = placeholder != nil || drawing.clipsContent || zIndex != nil
    if !isSomething, fills.isEmpty, lines.isEmpty, effects.isEmpty, guides.isEmpty { return nil }
  }

  /// Nil if it is empty, if a coordinate is none, or if it would weigh more than all the rest.
  fileprivate static func data(_ path: Path) -> String? {
    var steps: [String] = []
    var isFinite = true
    func text(_ letter: String, _ points: CGPoint...) {
      isFinite = isFinite && points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
      guard isFinite else { return }
      steps.append(
        letter
          + points.map { "\(NumberText.length($0.x)) \(NumberText.length($0.y))" }
          .joined(separator: " "))
    }
    path.forEach { element in
      switch element {
      case .move(let end): text("M", end)
      case .line(let end): text("L", end)
      case .quadCurve(let end, let control): text("Q", control, end)
      case .curve(let end, let control1, let control2): text("C", control1, control2, end)
      case .closeSubpath: steps.append("Z")
      }
    }
    let data = steps.joined()
    return isFinite && !data.isEmpty && data.utf8.count < maximumPath ? data : nil
  }
}

extension NodePicture.Line {
  fileprivate init(_ line: NodeDrawing.Line, in frame: CGRect) {
    spans = line.spans.map { span in
      let design: String? =
        switch span.font.design {
        case .default: nil
        case .serif: "serif"
        case .rounded: "rounded"
        case .monospaced: "monospaced"
        }
      let weight = span.font.weight.number
      let paint = span.paint.map { NodePicture.Paint($0, in: frame) }
      return Span(
        text: span.text, fontSize: rounded(span.font.size), weight: weight == 400 ? nil : weight,
        design: design, isItalic: span.font.isItalic ? true : nil,
        paint: paint == .black ? nil : paint)
    }
    x = rounded(line.x)
    baseline = rounded(line.baseline)
    width = rounded(line.width)
  }
}

extension Font.Weight {
  /// As style sheets have it.
  fileprivate var number: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    default: 400
    }
  }
}

extension NodePicture.Effect {
  /// Nil for what leaves all as it is, and for an outline that cannot be drawn.
  fileprivate init?(_ index: Int, _ look: NodeDrawing.Effect) {
    self.index = index
    switch look {
    case .clip(let path, let isEvenOdd):
      guard let data = NodePicture.data(path) else { return nil }
      clip = data
      self.isEvenOdd = isEvenOdd ? true : nil
    case .shadow(let color, let radius, let x, let y):
      shadow = NodePicture.Paint.Stop(0, color)
      numbers = [radius, x, y].map(rounded)
    case .anchor(let point): numbers = [point.x, point.y].map(rounded)
    case .matrix(let matrix):
      numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map(rounded)
    }
  }
}

extension NodePicture.Paint {
  fileprivate static let black = NodePicture.Paint(
    stops: [Stop(location: 0, color: "#000000", opacity: 1)])

  fileprivate init(_ paint: NodeDrawing.Paint, in frame: CGRect) {
    func point(_ unit: UnitPoint) -> CGPoint {
      CGPoint(
        x: rounded(frame.minX + unit.x * frame.width),
        y: rounded(frame.minY + unit.y * frame.height))
    }
    switch paint {
    case .color(let color): stops = [Stop(0, color)]
    case .linear(let colors, let start, let end):
      stops = colors.map { Stop($0.location, $0.color) }
      gradient = .linear(from: point(start), to: point(end))
    case .radial(let colors, let center, let start, let end):
      stops = colors.map { Stop($0.location, $0.color) }
      gradient = .radial(center: point(center), from: rounded(start), to: rounded(end))
    case .elliptical(let colors, let center, let start, let end):
      stops = colors.map { Stop($0.location, $0.color) }
      gradient = .elliptical(
        center: CGPoint(x: rounded(center.x), y: rounded(center.y)), from: rounded(start),
        to: rounded(end),
        in: CGRect(
          x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width),
          height: rounded(frame.height)))
    }
  }
}

extension NodePicture.Paint.Stop {
  fileprivate init(_ location: CGFloat, _ color: Color.Resolved) {
    func byte(_ part: Float) -> String {
      let value = part.isNaN ? 0 : Int((min(max(part, 0), 1) * 255).rounded())
      let digits = String(value, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    self.location = rounded(location)
    self.color = "#" + byte(color.red) + byte(color.green) + byte(color.blue)
    opacity = rounded(CGFloat(min(max(color.opacity.isNaN ? 0 : color.opacity, 0), 1)))
  }
}

/// To thousandths; a picture shows no more.
private func rounded(_ value: CGFloat) -> Double {
  value.isFinite ? (Double(value) * 1000).rounded() / 1000 : 0
}
