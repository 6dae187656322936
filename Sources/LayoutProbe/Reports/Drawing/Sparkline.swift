import HeadlessUI

/// A row of bars, one for each number.
enum Sparkline {
  private static let bars: [Character] = Array("▁▂▃▄▅▆▇█")

  /// Bars from the lowest to the highest number; `·` for what is no number.
  static func text(_ values: [Double]) -> String {
    let finite = values.filter(\.isFinite)
    guard let low = finite.min(), let high = finite.max() else {
      return String(repeating: "·", count: values.count)
    }
    return String(
      values.map { value -> Character in
        guard value.isFinite else { return "·" }
        guard high > low else { return bars[0] }
        let part = (value - low) / (high - low)
        return bars[min(bars.count - 1, Int(part * Double(bars.count)))]
      })
  }
}
