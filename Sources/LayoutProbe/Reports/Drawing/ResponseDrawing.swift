import HeadlessUI

/// A size response as small plots of dots.
struct ResponseDrawing {
  let response: SizeResponse
  var columns = 60
  var rows = 6

  /// A side of the answers over the lengths that were proposed.
  struct Curve {
    var name: String
    var points: [(length: Double, value: Double)]
  }

  var curves: [Curve] {
    [
      Curve(name: "width", points: response.samples.map { ($0.length, Double($0.size.width)) }),
      Curve(name: "height", points: response.samples.map { ($0.length, Double($0.size.height)) }),
    ]
  }

  /// A plot for each side of the answer, or a line where it is always the same.
  var lines: [String] {
    guard let first = response.samples.first, let last = response.samples.last else { return [] }
    let across = NumberText.length(response.across.map { CGFloat($0) })
    let proposal =
      response.direction == .width ? "w×\(across)" : "\(across)×h"
    let range =
      "\(response.direction.rawValue) \(number(first.length))…\(number(last.length))"
    var lines = ["answers to \(proposal), \(range):"]
    for curve in curves { lines += plot(curve).map { "  " + $0 } }
    lines += SweepDrawing.sentences(response.stretches ?? [], response.direction).map { "  " + $0 }
    let shown = response.jumps.prefix(ResponseDrawing.shownJumps)
    lines += shown.map { jump in
      "  at \(number(jump.length)): \(NumberText.size(jump.before)) → \(NumberText.size(jump.after))"
    }
    if shown.count < response.jumps.count {
      lines.append("  and \(response.jumps.count - shown.count) more jumps")
    }
    if response.isCutOff { lines.append("  there may be more: the search was not exhaustive") }
    return lines
  }

  private static let shownJumps = 8

  private func number(_ value: Double) -> String { NumberText.length(CGFloat(value)) }

  private func plot(_ curve: Curve) -> [String] {
    let finite = curve.points.filter { $0.value.isFinite }
    guard let low = finite.map(\.value).min(), let high = finite.map(\.value).max(),
      let first = curve.points.first, let last = curve.points.last
    else { return ["\(curve.name): never a number"] }
    let isAll = finite.count == curve.points.count
    guard high > low else {
      return ["\(curve.name): \(isAll ? "always" : "if finite,") \(number(low))"]
    }
    var dots = DotCanvas(columns: columns, rows: rows)
    let span = max(last.length - first.length, 1e-9)
    func column(_ length: Double) -> Int {
      Int(((length - first.length) / span * Double(dots.width - 1)).rounded())
    }
    func row(_ value: Double) -> Int {
      Int(((high - value) / (high - low) * Double(dots.height - 1)).rounded())
    }
    for (a, b) in zip(finite, finite.dropFirst()) {
      dots.line(from: (column(a.length), row(a.value)), to: (column(b.length), row(b.value)))
    }
    let labels = [number(high), number(low)]
    let margin = labels.map(\.count).max() ?? 0
    func padded(_ text: String) -> String {
      String(repeating: " ", count: margin - text.count) + text
    }
    return [curve.name + (isAll ? "" : ", where it is finite") + ":"]
      + dots.text.enumerated().map { index, line in
        let label = index == 0 ? labels[0] : index == rows - 1 ? labels[1] : ""
        return padded(label) + (label.isEmpty ? " │" : " ┤") + line
      }
  }
}
