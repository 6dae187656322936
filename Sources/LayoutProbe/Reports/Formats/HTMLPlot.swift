import HeadlessUI

/// A size response as a plot, with bands where rules are broken and a table of its jumps.
struct HTMLPlot {
  let response: SizeResponse
  let title: String
  /// Where what it should not do is done.
  let stretches: [SweepReport.Stretch]
  /// What the picture says in words.
  let sentences: [String]
  /// The lengths that were looked at, where no sizes are known.
  private var range: SweepRange?

  /// The answers to proposals.
  init(_ response: SizeResponse) {
    let across = NumberText.length(response.across.map { CGFloat($0) })
    self.response = response
    title = "Answers to " + (response.direction == .width ? "w×\(across)" : "\(across)×h")
    stretches = response.stretches ?? []
    sentences =
      SweepDrawing.sentences(stretches, response.direction)
      + (response.isCutOff ? ["there may be more: the search was not exhaustive"] : [])
  }

  /// The answers in windows of other sizes.
  init(_ sweep: SweepReport) {
    let isWidth = sweep.response.direction == .width
    response = sweep.response
    title = "In \(isWidth ? "narrower and wider" : "lower and higher") windows"
    stretches = sweep.stretches
    var drawing = SweepDrawing(sweep: sweep)
    // The jumps are in a table.
    if !sweep.response.jumps.isEmpty { drawing.showsJumps = false }
    sentences = drawing.sentences
    if sweep.response.samples.isEmpty { range = sweep.request.range }
  }

  private static let size = CGSize(width: 360, height: 150)
  private static let left: CGFloat = 48
  private static let bottom: CGFloat = 22
  private static let top: CGFloat = 8
  private static let shownJumps = 50
  /// The height of what marks where it overflows.
  private static let strip: CGFloat = 5

  var markup: String {
    let drawing = ResponseDrawing(response: response)
    var markup = "<h3>\(title)</h3>\n"
    if !sentences.isEmpty { markup += HTMLText.list(sentences) }
    if let range { return markup + bars(range) }
    markup += "<div class=\"plots\">\n" + drawing.curves.map(plot).joined() + "</div>\n"
    let shown = response.jumps.prefix(HTMLPlot.shownJumps)
    if !shown.isEmpty {
      markup += "<details\(response.jumps.count <= 10 ? " open" : "")><summary>"
      markup += "\(response.jumps.count) jump\(response.jumps.count == 1 ? "" : "s")</summary>\n"
      markup += HTMLText.table(
        "Where the answer is suddenly another", ["at", "before", "from there on"],
        shown.map {
          [SweepReport.exact($0.length), NumberText.size($0.before), NumberText.size($0.after)]
        })
      markup += "</details>\n"
    }
    return markup
  }

  private func number(_ value: Double) -> String { NumberText.length(CGFloat(value)) }

  /// A bar for each thing that is done, filled where it is.
  private func bars(_ range: SweepRange) -> String {
    let (lower, upper) = (SweepRange.points(range.lower), SweepRange.points(range.upper))
    guard !stretches.isEmpty, upper > lower else { return "" }
    var order: [SweepReport.What] = []
    for stretch in stretches where !order.contains(stretch.what) { order.append(stretch.what) }
    let width = HTMLPlot.size.width
    func x(_ length: Double) -> CGFloat { CGFloat((length - lower) / (upper - lower)) * width }
    let rows = order.enumerated().map { index, what in
      let y = CGFloat(index) * HTMLPlot.barHeight
      let track = CGRect(x: 0, y: y + 16, width: width, height: 8)
      let filled = stretches.filter { $0.what == what }.map { stretch in
        let part = CGRect(
          x: x(stretch.lower), y: track.minY, width: max(x(stretch.upper) - x(stretch.lower), 1),
          height: track.height)
        return
          "<rect class=\"\(what == .overflows ? "over" : "wrong")\"\(SVGText.rect(part))><title>"
          + "\(HTMLText.escaped("\(what) \(stretch)"))</title></rect>"
      }
      return "<text\(SVGText.point(0, y + 11))>\(HTMLText.escaped("\(what)"))</text>"
        + "<rect class=\"track\"\(SVGText.rect(track))/>\(filled.joined())\n"
    }
    let height = CGFloat(order.count) * HTMLPlot.barHeight + 14
    return """
      <figure class="plot bars"><svg role="img" viewBox="0 0 \(SVGText.number(width)) \
      \(SVGText.number(height))" aria-label="\(HTMLText.escaped(sentences.joined(separator: "; ")))">
      \(rows.joined())<text\(SVGText.point(0, height - 3))>\(number(lower))</text>\
      <text\(SVGText.point(width, height - 3)) text-anchor="end">\(number(upper))</text>
      </svg></figure>

      """
  }

  private static let barHeight: CGFloat = 30

  private func plot(_ curve: ResponseDrawing.Curve) -> String {
    let finite = curve.points.filter { $0.value.isFinite }
    guard var low = finite.map(\.value).min(), var high = finite.map(\.value).max(),
      let first = curve.points.first, let last = curve.points.last
    else { return "<p>\(curve.name): never a number</p>\n" }
    if high == low {
      guard !stretches.isEmpty, curve.name == response.direction.rawValue else {
        return "<p>\(curve.name): always \(number(low))</p>\n"
      }
      // A line in the middle, to show what is done where.
      (low, high) = (low - 1, high + 1)
    }
    let scale = Scale(first: first.length, last: last.length, low: low, high: high)
    let line = finite.map {
      SVGText.number(scale.x($0.length)) + "," + SVGText.number(scale.y($0.value))
    }
    func label(_ text: String, _ x: CGFloat, _ y: CGFloat, _ anchor: String) -> String {
      "<text\(SVGText.point(x, y)) text-anchor=\"\(anchor)\">\(text)</text>"
    }
    let base = Scale.bottom
    let name = "\(curve.name) for a \(response.direction.rawValue) from \(number(first.length)) to "
    return """
      <figure class="plot"><svg role="img" viewBox="0 0 \(SVGText.number(HTMLPlot.size.width)) \
      \(SVGText.number(HTMLPlot.size.height))" aria-label="\(name)\(number(last.length)): \
      between \(number(low)) and \(number(high))">
      <path class="axis" d="M\(SVGText.number(HTMLPlot.left)) \(SVGText.number(HTMLPlot.top))V\
      \(SVGText.number(base))H\(SVGText.number(HTMLPlot.left + Scale.width))"/>
      \(bands(scale))\(jumps(of: curve, scale))<polyline class="curve" points="\(line.joined(separator: " "))"/>
      \(label(number(high), HTMLPlot.left - 4, HTMLPlot.top + 8, "end"))\
      \(label(number(low), HTMLPlot.left - 4, base, "end"))\
      \(label(number(first.length), HTMLPlot.left, base + 14, "start"))\
      \(label(number(last.length), HTMLPlot.left + Scale.width, base + 14, "end"))
      </svg><figcaption>\(curve.name)</figcaption></figure>

      """
  }

  /// From lengths that were proposed and answers to places in a picture.
  private struct Scale {
    var first: Double
    var last: Double
    var low: Double
    var high: Double

    static let width = HTMLPlot.size.width - HTMLPlot.left - 8
    static let height = HTMLPlot.size.height - HTMLPlot.bottom - HTMLPlot.top
    static let bottom = HTMLPlot.top + height

    func x(_ length: Double) -> CGFloat {
      HTMLPlot.left + CGFloat((length - first) / max(last - first, 1e-9)) * Self.width
    }

    func y(_ value: Double) -> CGFloat {
      HTMLPlot.top + CGFloat((high - value) / (high - low)) * Self.height
    }
  }

  /// Marks where one side jumps.
  private func jumps(of curve: ResponseDrawing.Curve, _ scale: Scale) -> String {
    // The other side may jump there, and this one go on evenly.
    let jumps = response.jumps.filter { jump in
      let (before, after) =
        curve.name == "width"
        ? (jump.before.width, jump.after.width) : (jump.before.height, jump.after.height)
      return before != after && !(abs(before - after) <= 1)
    }
    return jumps.map { jump in
      let x = scale.x(jump.length)
      return "<line class=\"jump\"" + SVGText.line(x, HTMLPlot.top, x, Scale.bottom)
        + "><title>\(number(jump.length)): \(NumberText.size(jump.before)) → "
        + "\(NumberText.size(jump.after))</title></line>"
    }.joined()
  }

  /// Marks where it overflows or breaks a rule.
  private func bands(_ scale: Scale) -> String {
    stretches.map { stretch in
      let isRule = stretch.what != .overflows
      let edges = (scale.x(stretch.lower), scale.x(stretch.upper))
      let band = CGRect(
        x: edges.0, y: isRule ? HTMLPlot.top : Scale.bottom - HTMLPlot.strip,
        width: max(edges.1 - edges.0, 1), height: isRule ? Scale.height : HTMLPlot.strip)
      return "<rect class=\"\(isRule ? "wrong" : "over")\"\(SVGText.rect(band))><title>"
        + "\(HTMLText.escaped("\(stretch.what) \(stretch)"))</title></rect>"
    }.joined()
  }
}
