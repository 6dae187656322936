import HeadlessUI

/// A loop that repeats, drawn: its states round a circle, each arrow labelled with the write that
/// leads to the next, and the passes before it.
struct HTMLRing {
  let loop: LoopReport
  let id: String

  /// The passes of the last round.
  private let cycle: [LoopReport.PassReport]
  /// The first pass from which on all repeats.
  private let start: Int

  private static let width: CGFloat = 360
  private static let radius: CGFloat = 62
  private static let stateRadius: CGFloat = 15
  /// The height of a label with its gap, each side of the ring having every other one.
  private static let labelRoom: CGFloat = 17
  private static let leadHeight: CGFloat = 64
  private static let labelColumns = 16
  /// More states than this have no room for labels.
  private static let maximumStates = 24

  /// Nil for what does not repeat, or of which not all passes of a round are known.
  init?(_ loop: LoopReport, id: String) {
    let period: Int
    switch loop.verdict {
    case .oscillating(let passes, _): period = passes
    case .churning: period = 1
    case .settled, .diverging, .undetermined: return nil
    }
    let cycle = Array(loop.passes.suffix(period))
    guard period > 0, let first = cycle.first, let last = cycle.last, cycle.count == period,
      last.number - first.number == period - 1
    else { return nil }
    var start = first.number
    for pass in loop.passes.dropLast(period).reversed() {
      let distance = (first.number - pass.number) % period
      guard cycle[(period - distance) % period].hasSameWrites(as: pass) else { break }
      start = pass.number
    }
    self.loop = loop
    self.id = id
    self.start = start
    // The state that is entered first comes first.
    let turn = (period - (first.number - start) % period) % period
    self.cycle = Array(cycle[turn...] + cycle[..<turn])
  }

  var markup: String {
    "<figure class=\"round\"><svg role=\"img\" aria-label=\"\(title)\""
      + " aria-describedby=\"\(id)-states\" viewBox=\"0 0 \(SVGText.number(HTMLRing.width))"
      + " \(SVGText.number(height))\" data-start=\"\(start)\" data-period=\"\(cycle.count)\">\n"
      + (hasLead ? lead : "") + arrows + states + middle + "</svg>\n"
      + "<figcaption>\(title)</figcaption></figure>\n"
      + "<ol class=\"states\" id=\"\(id)-states\">\n\(sentences.joined())</ol>\n"
  }

  private var hasLead: Bool { start > 1 }

  private var title: String {
    let lead = start == 1 ? "" : start == 2 ? " after 1 pass" : " after \(start - 1) passes"
    return "\(cycle.count == 1 ? "One state" : "\(cycle.count) states"), repeated\(lead)"
  }

  /// What the picture says, for those who do not see it.
  private var sentences: [String] {
    cycle.indices.map { index in
      let writes = cycle[index].writes.filter { $0.outcome == .applied }.shortTexts
      let text = writes.isEmpty ? "nothing is written" : writes.prefix(3).joined(separator: "; ")
      let more = writes.count > 3 ? "; and \(writes.count - 3) more" : ""
      let next = start + (index + 1) % cycle.count
      return "<li value=\"\(start + index)\"><bdi>\(HTMLText.escaped(text + more))</bdi>"
        + " → \(next == start ? "back to " : "")pass \(next)</li>\n"
    }
  }

  // MARK: Places

  private var center: CGPoint {
    CGPoint(
      x: HTMLRing.width / 2,
      y: (hasLead ? HTMLRing.leadHeight : 0) + HTMLRing.stateRadius + 3 + upright)
  }

  /// The longer radius: there are labels on both sides.
  private var upright: CGFloat {
    max(HTMLRing.radius, CGFloat(min(cycle.count, HTMLRing.maximumStates)) * HTMLRing.labelRoom)
  }

  private var height: CGFloat { center.y + upright + HTMLRing.stateRadius + 30 }

  /// A point on the ring, or further out: 0 is the top, 1 is once round.
  private func point(_ part: CGFloat, out: CGFloat = 0) -> CGPoint {
    let angle = (part - 0.25) * 2 * .pi
    return CGPoint(
      x: center.x + cos(angle) * (HTMLRing.radius + out), y: center.y + sin(angle) * (upright + out)
    )
  }

  private func part(_ index: Int) -> CGFloat { CGFloat(index) / CGFloat(cycle.count) }

  // MARK: Drawing

  private var states: String {
    let radius = cycle.count > HTMLRing.maximumStates ? 4 : HTMLRing.stateRadius
    return cycle.indices.map { index in
      let place = point(part(index))
      let number = cycle.count > HTMLRing.maximumStates ? "" : "\(start + index)"
      return "<g class=\"state\" data-k=\"\(index)\"><title>pass \(start + index)</title>"
        + "<circle cx=\"\(SVGText.number(place.x))\" cy=\"\(SVGText.number(place.y))\""
        + " r=\"\(SVGText.number(radius))\"/>"
        + HTMLRing.text(number, place.x, place.y + 4, "middle") + "</g>\n"
    }.joined()
  }

  private var arrows: String {
    let gap = cycle.count > HTMLRing.maximumStates ? 6 : HTMLRing.stateRadius + 3
    return cycle.indices.map { index in
      let (from, to) = (part(index), part(index) + 1 / CGFloat(cycle.count))
      let ends = (point(from), point(to))
      let way = (1..<48).map { point(from + (to - from) * CGFloat($0) / 48) }
        .filter { $0.distance(to: ends.0) > gap && $0.distance(to: ends.1) > gap }
      let middle = (from + to) / 2
      let label = cycle.count > HTMLRing.maximumStates ? "" : self.label(cycle[index], at: middle)
      return HTMLRing.arrow(way) + label
    }.joined()
  }

  private func label(_ pass: LoopReport.PassReport, at part: CGFloat) -> String {
    let across = cos((part - 0.25) * 2 * .pi)
    let place = point(part, out: 9)
    let anchor = across > 0.3 ? "start" : across < -0.3 ? "end" : "middle"
    return HTMLRing.label(pass, place, anchor, isBelow: anchor == "middle")
  }

  /// The write and its values, on two lines; says of how many.
  private static func label(
    _ pass: LoopReport.PassReport, _ place: CGPoint, _ anchor: String, isBelow: Bool
  ) -> String {
    let writes = pass.writes.filter { $0.outcome == .applied }
    guard let write = writes.first else { return "" }
    let name = write.state.split(separator: ".").last.map(String.init) ?? write.state
    let more = writes.count > 1 ? ", 1 of \(writes.count)" : ""
    var lines = [CharacterCanvas.cut(name, to: labelColumns - more.count) + more]
    if !write.old.isEmpty || !write.new.isEmpty {
      let room = (labelColumns - 3) / 2
      lines.append(
        CharacterCanvas.cut(write.old, to: room) + " → " + CharacterCanvas.cut(write.new, to: room))
    }
    let first = place.y + (isBelow ? 10 : lines.count == 1 ? 4 : -2)
    return "<g class=\"write\"><title>\(HTMLText.escaped(write.shortText))</title>"
      + lines.enumerated().map { text($1, place.x, first + CGFloat($0) * 12, anchor) }.joined()
      + "</g>\n"
  }

  /// The passes before the ring, and what leads from them into it.
  private var lead: String {
    let name = start == 2 ? "pass 1" : "passes 1–\(start - 1)"
    let top = point(0)
    let half = CGFloat(name.count) * 3.5 + 6
    let box = CGRect(x: top.x - half, y: 2, width: 2 * half, height: 20)
    let last = loop.passes.last { $0.number == start - 1 }
    return "<g class=\"state\" data-lead=\"\"><title>before it repeats</title>"
      + "<rect\(SVGText.rect(box)) rx=\"10\"/>\(HTMLRing.text(name, top.x, 16, "middle"))</g>\n"
      + HTMLRing.arrow([
        CGPoint(x: top.x, y: box.maxY + 2),
        CGPoint(x: top.x, y: top.y - HTMLRing.stateRadius - 3),
      ])
      + (last.map {
        HTMLRing.label($0, CGPoint(x: top.x + 10, y: 40), "start", isBelow: false)
      } ?? "")
  }

  private var middle: String {
    guard cycle.count > 1 else { return "" }
    return HTMLRing.text("repeats every", center.x, center.y - 2, "middle")
      + HTMLRing.text("\(cycle.count) passes", center.x, center.y + 11, "middle")
  }

  private static func text(_ text: String, _ x: CGFloat, _ y: CGFloat, _ anchor: String) -> String {
    "<text\(SVGText.point(x, y)) text-anchor=\"\(anchor)\">\(HTMLText.escaped(text))</text>"
  }

  private static func arrow(_ way: [CGPoint]) -> String {
    guard let end = way.last, let before = way.dropLast().last else { return "" }
    let length = max(before.distance(to: end), 0.001)
    let (dx, dy) = ((end.x - before.x) / length * 7, (end.y - before.y) / length * 7)
    let head = [
      end, CGPoint(x: end.x - dx - dy / 2, y: end.y - dy + dx / 2),
      CGPoint(x: end.x - dx + dy / 2, y: end.y - dy - dx / 2),
    ]
    func list(_ points: [CGPoint]) -> String {
      points.map { "\(SVGText.number($0.x)),\(SVGText.number($0.y))" }.joined(separator: " ")
    }
    return "<polyline points=\"\(list(way))\"/><polygon points=\"\(list(head))\"/>\n"
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension LoopReport.PassReport {
  /// Whether the same is written with the same values, in this or another pass.
  fileprivate func hasSameWrites(as other: Self) -> Bool {
    writes.count == other.writes.count
      && zip(writes, other.writes).allSatisfy { a, b in
        a.state == b.state && a.old == b.old && a.new == b.new && a.outcome == b.outcome
      }
  }
}
