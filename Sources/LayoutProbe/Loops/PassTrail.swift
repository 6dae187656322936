import HeadlessUI

/// The passes of a run so far, in what can be compared: digests, writes and sizes.
struct PassTrail {
  struct Step {
    /// Of all frames.
    var frames: UInt64
    /// Of all frames and all values.
    var whole: UInt64
    /// The ids of the states that were changed by writes.
    var written: Set<Int>
    /// A state was written with the content that it had.
    var hasEmptyWrite: Bool
    /// Something was written of which nobody knows the value.
    var hasUnknownWrite: Bool
    var nodes: Int
    /// The numbers of the states that were written.
    var numbers: [Int: [Double]]
    /// Which states hold no numbers.
    var opaque: Set<Int>
  }

  private(set) var steps: [Step] = []
  private(set) var passes: [LayoutPass] = []
  private var seen: [UInt64: [Int]] = [:]
  private let epsilon: Double

  /// Passes whose frames are kept, for the amplitude and the ring.
  private static let keptPasses = 256

  init(epsilon: Double) { self.epsilon = epsilon }

  mutating func append(_ pass: LayoutPass) {
    let frames = digest(pass.frames)
    var whole = Digest()
    whole.add(frames)
    for state in pass.states {
      whole.add(UInt64(state.id))
      whole.add(state.contentDigest)
    }
    whole.add(UInt64(pass.queued))
    let applied = pass.writes.filter { $0.outcome == .applied }
    let written = Set(applied.map(\.stateID))
    var numbers: [Int: [Double]] = [:]
    var opaque: Set<Int> = []
    for state in pass.states where written.contains(state.id) {
      if let values = state.numbers { numbers[state.id] = values } else { opaque.insert(state.id) }
    }
    let step = Step(
      frames: frames, whole: whole.value, written: written,
      hasEmptyWrite: applied.contains(where: \.hasSameContent),
      hasUnknownWrite: written.contains(0), nodes: pass.frames.count, numbers: numbers,
      opaque: opaque)
    seen[step.whole, default: []].append(steps.count)
    steps.append(step)
    passes.append(pass)
    if passes.count > PassTrail.keptPasses {
      passes[passes.count - PassTrail.keptPasses - 1].frames = [:]
    }
  }

  /// Of all frames, in whatever order they are.
  private func digest(_ frames: [String: CGRect]) -> UInt64 {
    var sum: UInt64 = 0
    for (id, frame) in frames {
      var digest = Digest()
      digest.add(id)
      digest.add(quantized(Double(frame.minX)))
      digest.add(quantized(Double(frame.minY)))
      digest.add(quantized(Double(frame.width)))
      digest.add(quantized(Double(frame.height)))
      // What is added up must not keep any order: neighbours that change places are no repetition.
      sum &+= digest.scrambled
    }
    return sum
  }

  private func quantized(_ number: Double) -> Double {
    epsilon > 0 && number.isFinite ? (number / epsilon).rounded() * epsilon : number
  }

  /// Adds calls that were made before the first pass.
  mutating func addToFirst(_ calls: CallCounts, bodies: [String: Int]) {
    guard !passes.isEmpty else { return }
    passes[0].calls += calls
    passes[0].bodies.merge(bodies, uniquingKeysWith: +)
  }

  /// The calls of all passes together.
  var totals: (calls: CallCounts, layouts: [String: CallCounts]) {
    var calls = CallCounts()
    var layouts: [String: CallCounts] = [:]
    for pass in passes {
      calls += pass.calls
      for (name, counts) in pass.layouts { layouts[name, default: CallCounts()] += counts }
    }
    return (calls, layouts)
  }

  // A value that nobody knows may be counting down to something: then twice is not enough.
  private static let periodsInTheDark = 8
  private static let passesInTheDark = 64

  /// The period with which the whole repeats, if it went through it twice.
  var period: Int? {
    guard let last = steps.last, let times = seen[last.whole], times.count > 1 else { return nil }
    let end = steps.count - 1
    for start in times.dropLast().reversed() {
      let period = end - start
      guard end - 2 * period + 1 >= 0 else { break }
      let isKnown = !steps.suffix(2 * period).contains(where: \.hasUnknownWrite)
      let span =
        isKnown
        ? period
        : max(PassTrail.passesInTheDark, (PassTrail.periodsInTheDark - 1) * period)
      guard end - span - period + 1 >= 0 else { continue }
      let repeats = (0..<span).allSatisfy {
        steps[end - $0].whole == steps[end - $0 - period].whole
      }
      if repeats { return period }
    }
    return nil
  }

  /// Whether the last passes all wrote what had the same content, or content that is no number.
  func writesNothingNew(_ count: Int) -> Bool {
    steps.suffix(count).allSatisfy { $0.hasEmptyWrite || !$0.opaque.isEmpty }
  }

  /// Whether the last passes all put everything where it was.
  func framesStay(_ count: Int) -> Bool {
    guard steps.count > count else { return false }
    let last = steps.suffix(count)
    return last.allSatisfy { $0.frames == last.last?.frames }
  }

  /// Whether some side or edge of some frame kept growing in all of the last passes.
  func someFrameGrows(_ span: Int, _ keepsGrowing: ([Double]) -> Bool) -> Bool {
    let last = passes.suffix(span)
    guard last.count == span, let newest = last.last else { return false }
    return newest.frames.keys.contains { id in
      let frames = last.compactMap { $0.frames[id] }
      guard frames.count == span else { return false }
      return [\CGRect.width, \.height, \.minX, \.minY].contains { part in
        let series = frames.map { Double($0[keyPath: part]) }
        return keepsGrowing(series) || keepsGrowing(series.map { -$0 })
      }
    }
  }

  /// How much any edge or side changed in the last pass.
  var lastChange: Double {
    guard passes.count > 1 else { return 0 }
    let (before, after) = (passes[passes.count - 2].frames, passes[passes.count - 1].frames)
    var change = 0.0
    for (id, new) in after {
      guard let old = before[id] else { continue }
      for part in [\CGRect.minX, \.minY, \.maxX, \.maxY, \.width, \.height] {
        let difference = abs(Double(new[keyPath: part] - old[keyPath: part]))
        if difference.isFinite { change = max(change, difference) }
      }
    }
    return change
  }

  /// How far an edge moves within the last passes.
  func amplitude(_ period: Int) -> Double {
    let cycle = passes.suffix(period)
    guard let first = cycle.first else { return 0 }
    var amplitude = 0.0
    for (id, frame) in first.frames {
      for edge in [\CGRect.minX, \.minY, \.maxX, \.maxY] {
        var (low, high) = (frame[keyPath: edge], frame[keyPath: edge])
        for pass in cycle {
          guard let other = pass.frames[id]?[keyPath: edge], other.isFinite else { continue }
          low = min(low, other)
          high = max(high, other)
        }
        amplitude = max(amplitude, Double(high - low))
      }
    }
    return amplitude
  }
}
