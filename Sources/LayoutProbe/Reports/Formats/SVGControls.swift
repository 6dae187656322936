import HeadlessUI

/// The parts of controls and the symbols that have no outline here, drawn as simple shapes.
///
/// What is not known, such as the value of a slider, is drawn in the middle.
enum SVGControls {
  /// - Parameters:
  ///   - name: the part, or the symbol or image, that a node stands for.
  ///   - detail: what is known about it.
  static func markup(_ name: String, _ detail: String?, in frame: CGRect) -> String {
    guard frame.width > 0, frame.height > 0 else { return "" }
    if let part = part(name, detail, frame) { return part + "\n" }
    if let symbol = SVGSymbols.markup(name, in: frame) { return symbol + "\n" }
    return box(name, frame) + "\n"
  }

  private static func part(_ name: String, _ detail: String?, _ frame: CGRect) -> String? {
    switch name {
    case "Switch": toggle(frame, isOn: detail == "on")
    case "Checkbox": checkbox(frame, isOn: detail == "on")
    case "StepperButtons": stepper(frame)
    case "ProgressBar", "GaugeBar": track(frame)
    case "Slider": track(frame) + knob(frame)
    case "ProgressWheel": wheel(frame)
    case "GaugeRing": "<circle class=\"lp-line\"\(circle(frame, 0.4)) stroke-width=\"5\"/>"
    case "ColorWell":
      "<circle class=\"lp-line\"\(circle(frame, 0.42)) stroke-width=\"3\"/>"
        + "<circle class=\"lp-on\"\(circle(frame, 0.28))/>"
    case "DateBox", "TimeBox": rounded(frame, "lp-soft", 6)
    case "TextEditor": ""
    case "Wheel", "DateWheel":
      rounded(
        CGRect(x: frame.minX, y: frame.midY - 16, width: frame.width, height: 32), "lp-soft", 8)
    case "Calendar": calendar(frame)
    case "LinkArrow": SVGSymbols.markup("chevron.right", in: frame)
    case "DisclosureArrow":
      SVGSymbols.markup(detail == "expanded" ? "chevron.down" : "chevron.right", in: frame)
    case "MenuArrows": SVGSymbols.markup("chevron.up.chevron.down", in: frame)
    case "HelpLink": SVGSymbols.markup("questionmark.circle", in: frame)
    default: nil
    }
  }

  private static func circle(_ frame: CGRect, _ part: CGFloat) -> String {
    " cx=\"\(SVGText.number(frame.midX))\" cy=\"\(SVGText.number(frame.midY))\""
      + " r=\"\(SVGText.number(part * min(frame.width, frame.height)))\""
  }

  private static func rounded(_ frame: CGRect, _ name: String, _ radius: CGFloat) -> String {
    "<rect class=\"\(name)\"\(SVGText.rect(frame)) rx=\"\(SVGText.number(radius))\"/>"
  }

  private static func toggle(_ frame: CGRect, isOn: Bool) -> String {
    let radius = frame.height / 2
    let x = isOn ? frame.maxX - radius : frame.minX + radius
    return rounded(frame, isOn ? "lp-go" : "lp-soft", radius)
      + "<circle class=\"lp-knob\" cx=\"\(SVGText.number(x))\" cy=\"\(SVGText.number(frame.midY))\""
      + " r=\"\(SVGText.number(max(0, radius - 2)))\"/>"
  }

  private static func checkbox(_ frame: CGRect, isOn: Bool) -> String {
    rounded(frame, isOn ? "lp-on" : "lp-soft", 3)
      + (isOn
        ? "<g class=\"lp-white\">"
          + (SVGSymbols.markup("checkmark", in: frame.insetBy(dx: 2, dy: 2)) ?? "") + "</g>" : "")
  }

  private static func stepper(_ frame: CGRect) -> String {
    let half = CGSize(width: frame.width / 2, height: frame.height)
    let minus = CGRect(origin: frame.origin, size: half)
    let plus = CGRect(origin: CGPoint(x: frame.midX, y: frame.minY), size: half)
    func inner(_ part: CGRect) -> CGRect {
      CGRect(x: part.midX - 7, y: part.midY - 7, width: 14, height: 14)
    }
    return rounded(frame, "lp-soft", 8)
      + "<line class=\"lp-thin\""
      + SVGText.line(frame.midX, frame.minY + 8, frame.midX, frame.maxY - 8) + "/>"
      + (SVGSymbols.markup("minus", in: inner(minus)) ?? "")
      + (SVGSymbols.markup("plus", in: inner(plus)) ?? "")
  }

  private static func track(_ frame: CGRect) -> String {
    let height = min(4, frame.height)
    let line = CGRect(
      x: frame.minX, y: frame.midY - height / 2, width: frame.width, height: height)
    let filled = CGRect(origin: line.origin, size: CGSize(width: line.width / 2, height: height))
    return rounded(line, "lp-soft", height / 2) + rounded(filled, "lp-on", height / 2)
  }

  private static func knob(_ frame: CGRect) -> String {
    "<circle class=\"lp-knob lp-edge\" cx=\"\(SVGText.number(frame.midX))\""
      + " cy=\"\(SVGText.number(frame.midY))\""
      + " r=\"\(SVGText.number(min(13, frame.height / 2 - 1)))\"/>"
  }

  private static func wheel(_ frame: CGRect) -> String {
    let radius = min(frame.width, frame.height) / 2
    return (0..<8).map { spoke in
      "<line class=\"lp-line\" stroke-width=\"\(SVGText.number(radius * 0.16))\""
        + SVGText.line(
          frame.midX, frame.midY - radius * 0.45, frame.midX, frame.midY - radius * 0.9)
        + " transform=\"rotate(\(spoke * 45) \(SVGText.number(frame.midX))"
        + " \(SVGText.number(frame.midY)))\"/>"
    }.joined()
  }

  private static func calendar(_ frame: CGRect) -> String {
    let (columns, rows) = (7, 6)
    let (width, height) = (frame.width / CGFloat(columns), frame.height / CGFloat(rows + 1))
    var text = rounded(
      CGRect(
        x: frame.minX + 8, y: frame.minY + height * 0.3, width: width * 2.5, height: height * 0.4),
      "lp-soft", 4)
    for row in 1...rows {
      for column in 0..<columns {
        text +=
          "<circle class=\"lp-dot\" cx=\"\(SVGText.number(frame.minX + width * (CGFloat(column) + 0.5)))\""
          + " cy=\"\(SVGText.number(frame.minY + height * (CGFloat(row) + 0.5)))\" r=\"3\"/>"
      }
    }
    return text
  }

  /// A rounded box with as much of the name as there is room for.
  private static func box(_ name: String, _ frame: CGRect) -> String {
    let radius = min(4, min(frame.width, frame.height) / 4)
    var text = rounded(frame, "lp-image", radius)
    let size = min(10, frame.height * 0.6)
    let room = Int(min((frame.width - 4) / (size * 0.62), 1000))
    if size >= 5, room >= 3 {
      text +=
        "<text class=\"lp-image-n\"\(SVGText.point(frame.midX, frame.midY + size * 0.36))"
        + " style=\"font-size:\(SVGText.number(size))px\">"
        + "\(SVGText.escaped(CharacterCanvas.cut(name, to: room)))</text>"
    }
    return text
  }
}
