/// A number that lies on straight lines between known points; outside of them it is the nearest one's.
enum PiecewiseLinear {
  /// - Parameter points: in the order of their places. Nothing is known without any: 0.
  static func value(at place: Double, _ points: [(place: Double, value: Double)]) -> Double {
    guard let end = points.firstIndex(where: { $0.place >= place }) else {
      return points.last?.value ?? 0
    }
    guard end > 0, points[end].place > place else { return points[end].value }
    let (low, high) = (points[end - 1], points[end])
    let share = (place - low.place) / (high.place - low.place)
    return low.value + (high.value - low.value) * share
  }
}
