import HeadlessUI

/// The passes of a run as a row of bars: of the side or edge that moves furthest.
struct LoopDrawing {
  let loop: LoopReport

  /// A measure of a frame.
  private enum Measure: String, CaseIterable {
    case width, height, x, y

    func of(_ frame: CGRect) -> Double {
      switch self {
      case .width: Double(frame.width)
      case .height: Double(frame.height)
      case .x: Double(frame.minX)
      case .y: Double(frame.minY)
      }
    }
  }

  /// What moves furthest over the passes, and where it is in each of them.
  struct Series: Equatable {
    var path: String
    var measure: String
    /// The number of the first pass.
    var first: Int
    var values: [Double]
  }

  /// Nil if nothing is known to move.
  var series: Series? {
    // Frames are only known from some pass on, if the run was long.
    let passes = loop.passes.drop { $0.frames == nil }
    guard let first = passes.first else { return nil }
    var series: [String: [CGRect]] = [:]
    for (index, pass) in passes.enumerated() {
      for frame in pass.frames ?? [] where series[frame.path] == nil {
        // What comes later was nowhere before.
        series[frame.path] = Array(repeating: frame.frame, count: index)
      }
      let moved = Dictionary(
        (pass.frames ?? []).map { ($0.path, $0.frame) }, uniquingKeysWith: { $1 })
      for (path, frames) in series {
        guard let frame = moved[path] ?? frames.last else { continue }
        series[path] = frames + [frame]
      }
    }
    var best: (series: Series, span: Double)?
    for (path, frames) in series.sorted(by: { $0.key < $1.key }) {
      for measure in Measure.allCases {
        let values = frames.map(measure.of)
        let finite = values.filter(\.isFinite)
        guard let low = finite.min(), let high = finite.max(), high > low else { continue }
        if best.map({ high - low > $0.span }) ?? true {
          best = (
            Series(path: path, measure: measure.rawValue, first: first.number, values: values),
            high - low
          )
        }
      }
    }
    return best?.series
  }

  /// A line or two; none if nothing moves.
  var lines: [String] {
    guard let series, series.values.count > 1 else { return [] }
    let finite = series.values.filter(\.isFinite)
    let low = NumberText.length(CGFloat(finite.min() ?? 0))
    let high = NumberText.length(CGFloat(finite.max() ?? 0))
    let last = series.first + series.values.count - 1
    return [
      "\(series.measure) of \(series.path), passes \(series.first)–\(last), \(low)…\(high) pt:",
      "  " + Sparkline.text(series.values),
    ]
  }
}
