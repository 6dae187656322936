import HeadlessUI

/// A sweep as a person reads it: where it does what, a plot, and bands below it.
struct SweepDrawing {
  let sweep: SweepReport
  var columns = 60
  /// Whether each jump has a sentence of its own.
  var showsJumps = true

  private static let shownJumps = 20

  private static let shownStretches = 8

  /// A sentence for each thing that is done at some lengths.
  static func sentences(
    _ stretches: [SweepReport.Stretch], _ direction: SizeResponse.Direction
  ) -> [String] {
    var order: [SweepReport.What] = []
    for stretch in stretches where !order.contains(stretch.what) { order.append(stretch.what) }
    return order.map { what in
      let all = stretches.filter { $0.what == what }
      let places = all.prefix(shownStretches).map(\.description).joined(separator: ", ")
      let more = all.count > shownStretches ? " and \(all.count - shownStretches) more" : ""
      return "\(what) for \(direction.rawValue) in \(places)\(more)"
    }
  }

  /// A sentence for each kind of stretch and for each jump.
  var sentences: [String] {
    var lines = SweepDrawing.sentences(sweep.stretches, sweep.response.direction)
    let jumps = showsJumps ? sweep.response.jumps : []
    lines += jumps.prefix(SweepDrawing.shownJumps).map { jump in
      "jumps at \(SweepReport.exact(jump.length)): \(NumberText.size(jump.before))"
        + " → \(NumberText.size(jump.after))"
    }
    if jumps.count > SweepDrawing.shownJumps {
      lines.append("and \(jumps.count - SweepDrawing.shownJumps) more jumps")
    }
    if lines.isEmpty, sweep.response.jumps.isEmpty {
      // A survey of other windows follows no sizes.
      let isSurvey = sweep.response.samples.isEmpty
      lines.append(
        isSurvey
          ? "always fits, settles, and breaks no rule that layout itself shows"
          : "neither jumps nor breaks a rule, and always settles")
    }
    if sweep.response.isCutOff {
      lines.append("there may be more: the search ended after \(sweep.layouts) layouts")
    }
    return lines
  }

  /// What is wrong somewhere, for those who did not ask for a sweep; nothing if all is right.
  var summary: [String] {
    let direction = sweep.response.direction
    let range = sweep.request.range
    let ends = [range.lower, range.upper].map {
      NumberText.length(CGFloat(SweepRange.points($0)))
    }
    let sentences = SweepDrawing.sentences(sweep.stretches, direction)
    guard !sentences.isEmpty else { return [] }
    return ["in windows of \(direction.rawValue) \(ends[0])…\(ends[1]):"]
      + sentences.map { "  " + $0 }
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
