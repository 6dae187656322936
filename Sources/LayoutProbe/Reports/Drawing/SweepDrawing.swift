import HeadlessUI

/// A sweep as a person reads it: where it does what, a plot, and bands below it.
struct SweepDrawing {
  let sweep: SweepReport
  var columns = 60

  private static let shownJumps = 20

  /// A sentence for each stretch and jump.
  var sentences: [String] {
    let name = sweep.response.direction.rawValue
    var order: [SweepReport.What] = []
    for stretch in sweep.stretches where !order.contains(stretch.what) {
      order.append(stretch.what)
    }
    var lines = order.map { what in
      let places = sweep.stretches.filter { $0.what == what }.map(\.description)
      return "\(what) for \(name) in \(places.joined(separator: ", "))"
    }
    let jumps = sweep.response.jumps
    lines += jumps.prefix(SweepDrawing.shownJumps).map { jump in
      "jumps at \(SweepReport.exact(jump.length)): \(NumberText.size(jump.before))"
        + " → \(NumberText.size(jump.after))"
    }
    if jumps.count > SweepDrawing.shownJumps {
      lines.append("and \(jumps.count - SweepDrawing.shownJumps) more jumps")
    }
    if lines.isEmpty { lines.append("neither jumps nor breaks a rule, and always settles") }
    if sweep.response.isCutOff {
      lines.append("there may be more: given up after \(sweep.layouts) layouts")
    }
    return lines
  }

  /// The sentences and the drawings.
  var lines: [String] {
    let range = sweep.request.range
    let (lower, upper) = (SweepRange.points(range.lower), SweepRange.points(range.upper))
    let across = NumberText.length(sweep.response.across.map { CGFloat($0) })
    let other = sweep.response.direction == .width ? "height" : "width"
    var lines = [
      "\(sweep.response.direction.rawValue) \(NumberText.length(CGFloat(lower)))…"
        + "\(NumberText.length(CGFloat(upper))), \(other) \(across): \(sweep.layouts) layouts"
    ]
    lines += sentences.map { "  " + $0 }
    // The jumps were said with two decimals.
    var response = sweep.response
    response.jumps = []
    response.isCutOff = false
    var drawing = ResponseDrawing(response: response)
    drawing.columns = columns
    lines += drawing.lines
    var order: [SweepReport.What] = []
    for stretch in sweep.stretches where !order.contains(stretch.what) {
      order.append(stretch.what)
      lines.append("  \(stretch.what):")
      lines.append("  " + band(stretch.what, lower, upper))
    }
    return lines
  }

  /// A row from the shortest to the longest length, filled where it does it.
  private func band(_ what: SweepReport.What, _ lower: Double, _ upper: Double) -> String {
    func column(_ length: Double) -> Int {
      min(columns - 1, max(0, Int((length - lower) / (upper - lower) * Double(columns))))
    }
    var cells = Array(repeating: Character("·"), count: columns)
    for stretch in sweep.stretches where stretch.what == what {
      // The end is the first length that is right again.
      let end = max(stretch.lower, stretch.isOpenEnded ? stretch.upper : stretch.upper - 0.01)
      for index in column(stretch.lower)...column(end) { cells[index] = "█" }
    }
    return String(cells)
  }
}
