import HeadlessUI

/// `svg`: a picture of each probe.
public enum SVGPictures: ReportFormat {
  /// `svg`
  public static let name = "svg"
  /// What it is for.
  public static let summary = "a picture of each probe, in a file of its own"
  /// They show what nodes draw.
  public static let showsPictures = true

  /// All pictures, one below the other.
  public static func render(_ report: InspectReport) -> String {
    var blocks = report.probes.enumerated().map { block($1, report.pictureLayers, number: $0) }
    blocks += report.failures.map(block)
    if blocks.isEmpty { blocks = [Block(markup: "", size: CGSize(width: 360, height: 20))] }
    var markup = ""
    var size = CGSize.zero
    for block in blocks {
      markup += "<g transform=\"translate(0 \(SVGText.number(size.height)))\">\n"
      markup += block.markup + "</g>\n"
      size.width = max(size.width, block.size.width)
      size.height += block.size.height
    }
    return document(markup, size)
  }

  /// A document for each probe; what could not be inspected has one for all.
  public static func parts(_ report: InspectReport) -> [String] {
    var parts = report.probes.map { probe in
      let block = block(probe, report.pictureLayers, number: 0)
      return document(block.markup, block.size)
    }
    if !report.failures.isEmpty || parts.isEmpty {
      var failures = report
      failures.probes = []
      parts.append(render(failures))
    }
    return parts
  }

  // MARK: Blocks

  private struct Block {
    var markup: String
    var size: CGSize
  }

  private static let lineHeight: CGFloat = 16
  private static let advance: CGFloat = 6.7
  private static let leastWidth: CGFloat = 480
  private static let margin: CGFloat = 12

  private static func block(
    _ probe: ProbeReport, _ layers: Set<PictureLayer>, number: Int
  ) -> Block {
    let picture = SVGPicture(probe)
    let width = max(leastWidth, picture.view.width)
    let place = probe.place.map { "\($0): " } ?? ""
    let title =
      "\(place)\(probe.name.onOneLine)  (window \(NumberText.size(probe.window)))"
    var below = probe.measurements.map(\.description)
    if let loop = probe.loop { below.append("layout: \(loop.sentence)") }
    below += probe.findings.filter { $0.suppression == nil }.map {
      "\($0.severity.rawValue): \($0.message) [\($0.rule)]"
    }
    var markup = text([title], at: margin, width, isTitle: true)
    var y = margin + lineHeight
    if !picture.isEmpty {
      let view = picture.view
      markup +=
        "<svg\(SVGText.rect(CGRect(origin: CGPoint(x: 0, y: y), size: view.size)))"
        + " viewBox=\"\(SVGText.box(view))\">\n\(picture.layers(number: number, showing: layers))</svg>\n"
      y += picture.view.height
    }
    markup += text(below, at: y, width)
    y += CGFloat(below.count) * lineHeight + margin
    return Block(markup: markup, size: CGSize(width: width, height: y))
  }

  private static func block(_ failure: ProbeFailure) -> Block {
    let lines = TextReport().render(failure).split(separator: "\n").map(String.init)
    let height = CGFloat(lines.count) * lineHeight + 2 * margin
    return Block(
      markup: text(lines, at: margin, leastWidth), size: CGSize(width: leastWidth, height: height))
  }

  private static func text(
    _ lines: [String], at top: CGFloat, _ width: CGFloat, isTitle: Bool = false
  ) -> String {
    lines.enumerated().map { index, line in
      let y = top + CGFloat(index) * lineHeight + 11
      let shown = CharacterCanvas.cut(line, to: Int((width - 2 * margin) / advance))
      return "<text class=\"\(isTitle ? "lp-h" : "lp-p")\"\(SVGText.point(margin, y))>"
        + "<title>\(SVGText.escaped(line))</title>\(SVGText.escaped(shown))</text>\n"
    }.joined()
  }

  private static func document(_ markup: String, _ size: CGSize) -> String {
    let (width, height) = (SVGText.number(size.width), SVGText.number(size.height))
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      <style>
      \(SVGPicture.style).lp-h,.lp-p{font:11px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",\
      monospace;fill:#202124}
      .lp-h{font-weight:bold}
      </style>
      <rect width="100%" height="100%" fill="#f8f9fa"/>
      \(markup)</svg>

      """
  }
}
