import Foundation

extension TextNode: DrawnNode {
  func draw(into drawing: inout NodeDrawing, in frame: CGRect) { drawing.lines = drawnLines }

  private var drawnLines: [NodeDrawing.Line] {
    let (broken, characters, runs) = brokenLines
    let shown = content.runs.filter { !$0.string.isEmpty }
    let environment = look?.environment ?? EnvironmentValues()
    let paints = shown.indices.map { index -> NodeDrawing.Paint? in
      let styles = look?.styles ?? []
      guard index < styles.count, let style = styles[index] else {
        return NodeDrawing.Paint(Paint.of(ForegroundStyle(), in: environment))
      }
      return NodeDrawing.Paint(paint(style, in: environment))
    }
    var alignment: CGFloat =
      switch environment.multilineTextAlignment {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    if environment.layoutDirection == .rightToLeft { alignment = 1 - alignment }
    var top = 0.0
    return broken.lines.indices.compactMap { index in
      let line = broken.lines[index]
      let added = broken.addedHeight(index, lineSpacing: content.lineSpacing)
      let baseline = top + added - line.descent
      top += added
      var spans: [NodeDrawing.Line.Span] = []
      var last: UInt16?
      for position in line.range {
        let run = runs[position]
        guard Int(run) < shown.count else { continue }
        if run != last {
          spans.append(
            NodeDrawing.Line.Span(text: "", font: shown[Int(run)].font, paint: paints[Int(run)]))
          last = run
        }
        spans[spans.count - 1].text.append(characters[position])
      }
      if line.isTruncated { truncate(&spans) }
      let width = CGFloat(line.width)
      return NodeDrawing.Line(
        spans: spans, x: max(0, placed.size.width - width) * alignment,
        baseline: CGFloat(baseline), width: width)
    }
  }

  private func paint<S: ShapeStyle>(_ style: S, in environment: EnvironmentValues) -> Paint {
    Paint.of(style, in: environment)
  }

  /// Puts the ellipsis where something is left out.
  private func truncate(_ spans: inout [NodeDrawing.Line.Span]) {
    guard !spans.isEmpty else { return }
    switch content.truncation {
    case .tail: spans[spans.count - 1].text += "…"
    case .head: spans[0].text = "…" + spans[0].text
    case .middle:
      let count = spans.reduce(0) { $0 + $1.text.count }
      var rest = count / 2
      for index in spans.indices {
        let text = spans[index].text
        guard rest <= text.count else {
          rest -= text.count
          continue
        }
        spans[index].text = "\(text.prefix(rest))…\(text.dropFirst(rest))"
        return
      }
    }
  }
}
