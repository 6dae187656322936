import HeadlessUI

/// The passes of a run so far: a sample of each, the first and the last in full.
struct PassTrail {
  struct Step {
    /// The digest of all frames.
    var frames: UInt64
    var nodes: Int
  }

  /// Something about every pass.
  private(set) var steps: ContiguousArray<Step> = []
  /// The passes that are kept: the first ones, and the last ones.
  private(set) var passes: [LayoutPass] = []
  /// The number of each pass that is kept, counted from 1.
  private(set) var numbers: [Int] = []
  /// How far edges moved in the last passes, some of which are not kept any more.
  private var movement: EdgeMovement?

  private var calls = CallCounts()
  private var layouts: [String: CallCounts] = [:]
  private var writes = WriteTally()

  /// How many passes were made.
  var count: Int { steps.count }
  /// Whether each pass that was made is kept.
  var isComplete: Bool { passes.count == steps.count }

  private static let keptPasses = 64
  /// Frames of large trees take their room: that many are kept at each end.
  private static let keptFrames = 128_000

  /// Whether a write is of the value that the state had at first, as far as is known.
  func beginsWith(_ write: StateWrite) -> Bool {
    let first = passes.lazy.flatMap(\.writes).first {
      $0.stateID == write.stateID && $0.state == write.state && $0.outcome == .applied
    }
    return first.map { $0.old == write.old } ?? true
  }

  /// Whether the next pass belongs to the first ones.
  var isAtHead: Bool {
    let nodes = steps.last?.nodes ?? 0
    return isComplete
      && steps.count < max(5, min(PassTrail.keptPasses, PassTrail.keptFrames / max(nodes, 1)))
  }

  mutating func append(_ sample: PassSample, _ pass: LayoutPass?) {
    steps.append(Step(frames: sample.frames, nodes: sample.nodes))
    calls += sample.calls
    for (name, counts) in sample.layouts { layouts[name, default: CallCounts()] += counts }
    writes.add(sample.writes)
    if let pass {
      passes.append(pass)
      numbers.append(steps.count)
    }
  }

  /// The last pass went on: time was followed for longer.
  mutating func extendLast(with sample: PassSample) {
    calls += sample.calls
    for (name, counts) in sample.layouts { layouts[name, default: CallCounts()] += counts }
    writes.add(sample.writes)
  }

  /// Appends one of the last passes: of those, only so many stay.
  mutating func appendLast(_ sample: PassSample, _ pass: LayoutPass) {
    append(sample, pass)
    if movement == nil { movement = EdgeMovement(pass.frames) } else { movement?.add(pass.frames) }
    let head = numbers.firstIndex { $0 > firstOfLast ?? 0 } ?? 0
    if passes.count - head > PassTrail.keptPasses {
      passes.remove(at: head)
      numbers.remove(at: head)
    }
  }

  /// How many passes were made before the last ones; nil before those.
  private var firstOfLast: Int?

  /// From here on, passes are the last ones.
  mutating func beginLast() {
    firstOfLast = steps.count
    movement = nil
  }

  /// Leaves only what was known when so many passes had been made, all of which are kept.
  mutating func cut(to count: Int) {
    guard passes.count == count else { return }
    steps.removeSubrange(count...)
    (calls, layouts, writes) = (CallCounts(), [:], WriteTally())
    for pass in passes {
      calls += pass.calls
      for (name, counts) in pass.layouts { layouts[name, default: CallCounts()] += counts }
      writes.add(pass.writes)
    }
  }

  /// Adds calls that were made before the first pass.
  mutating func addToFirst(_ added: CallCounts, bodies: [String: Int]) {
    guard !passes.isEmpty else { return }
    passes[0].calls += added
    passes[0].bodies.merge(bodies, uniquingKeysWith: +)
    calls += added
  }

  /// The calls of all passes together.
  var totals: (calls: CallCounts, layouts: [String: CallCounts]) { (calls, layouts) }

  /// The writes of all passes together.
  var tally: WriteTally { writes }

  /// What any edge or side changes by in a pass: in the last one if it was as much in the one before,
  /// otherwise on the average of the last ones.
  var rate: Double {
    let last = numbers.indices.filter { numbers[$0] > (firstOfLast ?? 0) }
    guard let first = last.first, let end = last.last, first < end else { return 0 }
    let change = PassTrail.change(passes[end - 1], passes[end])
    let isEven =
      end - first < 2
      || abs(PassTrail.change(passes[end - 2], passes[end - 1]) - change) < 0.01 * change
    if isEven, change > 0 { return change }
    return PassTrail.change(passes[first], passes[end]) / Double(numbers[end] - numbers[first])
  }

  /// By what the change of each pass is larger than that of the one before; nil if it is no such number, or
  /// none that would be seen within the last passes.
  var factor: Double? {
    let last = passes.suffix(5)
    guard last.count == 5, let end = numbers.last, numbers.suffix(5).first == end - 4 else {
      return nil
    }
    let changes = zip(last, last.dropFirst()).map { PassTrail.change($0, $1) }
    guard changes.allSatisfy({ $0 > 1 && $0.isFinite }) else { return nil }
    let ratios = zip(changes, changes.dropFirst()).map { $1 / $0 }
    guard let ratio = ratios.last, ratio > 1.02,
      ratios.allSatisfy({ abs($0 - ratio) < 0.005 * ratio })
    else { return nil }
    return (ratio * 100).rounded() / 100
  }

  private static func change(_ before: LayoutPass, _ after: LayoutPass) -> Double {
    var change = 0.0
    for (id, new) in after.frames {
      guard let old = before.frames[id] else { continue }
      for part in [\CGRect.minX, \.minY, \.maxX, \.maxY, \.width, \.height] {
        let difference = abs(Double(new[keyPath: part] - old[keyPath: part]))
        if difference.isFinite { change = max(change, difference) }
      }
    }
    return change
  }

  /// How far an edge moves within the last passes.
  func amplitude(_ period: Int) -> Double {
    if let movement { return movement.distance }
    var movement: EdgeMovement?
    for pass in passes.suffix(period) {
      if movement == nil {
        movement = EdgeMovement(pass.frames)
      } else {
        movement?.add(pass.frames)
      }
    }
    return movement?.distance ?? 0
  }
}

/// How far the edges of frames move in a number of passes.
private struct EdgeMovement {
  private var spans: [String: (low: SIMD4<Double>, high: SIMD4<Double>)]

  init(_ frames: [String: CGRect]) {
    spans = frames.mapValues { (EdgeMovement.edges($0), EdgeMovement.edges($0)) }
  }

  private static func edges(_ frame: CGRect) -> SIMD4<Double> {
    SIMD4(Double(frame.minX), Double(frame.minY), Double(frame.maxX), Double(frame.maxY))
  }

  /// Only what was there at first counts.
  mutating func add(_ frames: [String: CGRect]) {
    for (id, frame) in frames {
      guard let (low, high) = spans[id] else { continue }
      let edges = EdgeMovement.edges(frame)
      spans[id] = (pointwiseMin(low, edges), pointwiseMax(high, edges))
    }
  }

  var distance: Double {
    spans.values.reduce(0) { furthest, span in
      let lengths = span.high - span.low
      return (0..<4).reduce(furthest) { lengths[$1].isFinite ? max($0, lengths[$1]) : $0 }
    }
  }
}
