import HeadlessUI

/// What is remembered of every pass, however many there are.
struct PassSample {
  /// The digest of all frames.
  var frames: UInt64
  /// The digest of all frames, all values and the pending work.
  var whole: UInt64
  /// A length that grows without end if any frame does.
  var spread: Double
  var nodes: Int
  /// The characters of texts that were measured.
  var characters = 0
  /// What the pass took, in nodes.
  var work: Int
  var writes: [StateWrite]
  /// The states that have another value, with their numbers; nil where it is something else.
  var changed: [(id: Int, numbers: [Double]?)]
  var calls = CallCounts()
  var layouts: [String: CallCounts] = [:]
  var bodies: [String: Int] = [:]
  var needsAnotherPass: Bool
  /// Simulated seconds that had gone by.
  var time = 0.0
  /// Whether nothing was left to do at that time.
  var isAtRest = false
  /// Whether all that was waited for goes on by itself, as by a clock.
  var awaitsClocks = false
  /// Whether code was told where views are, or how large, since time last went on.
  var readsLayout = true

  /// How far from 0 the numbers are, all together, of each state that has another value.
  var amounts: [Int: Double] {
    Dictionary(
      changed.filter { $0.numbers != nil }.map { ($0.id, PassSample.amount($0.numbers)) },
      uniquingKeysWith: { $1 })
  }

  static func amount(_ numbers: [Double]?) -> Double {
    (numbers ?? []).reduce(0) { $0 + abs($1) }
  }

  /// Whether a state was written whose value is not known.
  var hasUnknownWrite: Bool { writes.contains { $0.stateID == 0 && $0.outcome == .applied } }
}

/// A model that can make passes of which nothing is kept but a sample.
@MainActor
protocol SampledModel: LayoutModel {
  /// - Parameter isKept: whether the whole pass is wanted as well.
  func sampledPass(in size: CGSize, isKept: Bool) async -> (PassSample, LayoutPass?)

  /// What could be made larger in some states, and in the objects that views know.
  func parts(ofStates states: Set<Int>) -> [StatePart]

  /// Goes on with a list or a text, before or after what there is, until it is so many times as long;
  /// multiplies numbers.
  func enlarge(_ part: StatePart, by factor: Double, atFront: Bool)
}

/// A model that is followed up to a horizon of simulated time.
@MainActor
protocol TimedModel: LayoutModel {
  /// Moves the horizon away.
  func follow(longerBy seconds: Double)

  /// The ids of the frames whose contents scroll in them, which the ids of these contents begin with.
  var scrollingPaths: [String] { get }
}

/// Makes passes of a model, and samples of them.
@MainActor
struct PassSampler {
  let model: any LayoutModel
  let size: CGSize
  let epsilon: Double

  func next(isKept: Bool) async -> (PassSample, LayoutPass?) {
    defer { ProgressListener.current?.stepEnded() }
    // Rounded frames are others than those that a model compares.
    if epsilon == 0, let model = model as? any SampledModel {
      return await model.sampledPass(in: size, isKept: isKept)
    }
    let pass = await model.layoutPass(in: size)
    return (sample(pass), isKept ? pass : nil)
  }

  private func sample(_ pass: LayoutPass) -> PassSample {
    let (frames, spread) = digest(pass.frames)
    var whole = Digest()
    whole.add(frames)
    for (order, state) in pass.states.enumerated() {
      whole.add(UInt64(order))
      whole.add(state.contentDigest)
    }
    whole.add(UInt64(pass.queued))
    let written = Set(pass.writes.lazy.filter { $0.outcome == .applied }.map(\.stateID))
    return PassSample(
      frames: frames, whole: whole.value, spread: spread, nodes: pass.frames.count,
      work: pass.frames.count + PassSample.workOfPass, writes: pass.writes,
      changed: pass.states.filter { written.contains($0.id) }.map { ($0.id, $0.numbers) },
      calls: pass.calls, layouts: pass.layouts, bodies: pass.bodies,
      needsAnotherPass: pass.needsAnotherPass, time: pass.time, isAtRest: pass.isAtRest,
      awaitsClocks: pass.awaitsClocks, readsLayout: pass.readsLayout)
  }

  /// The digest of all frames, which does not depend on their order.
  private func digest(_ frames: [String: CGRect]) -> (UInt64, spread: Double) {
    var sum: UInt64 = 0
    var squares = 0.0
    for (id, frame) in frames {
      var digest = Digest()
      digest.add(id)
      for length in [frame.minX, frame.minY, frame.width, frame.height] {
        let length = quantized(Double(length))
        digest.add(length)
        if length.isFinite { squares += length * length }
      }
      // What is added up must not keep any order: neighbours that change places are no repetition.
      sum &+= digest.scrambled
    }
    return (sum, squares.squareRoot())
  }

  private func quantized(_ number: Double) -> Double {
    epsilon > 0 && number.isFinite ? (number / epsilon).rounded() * epsilon : number
  }
}

extension PassSample {
  /// What a pass takes in which nothing changes, in nodes.
  static let workOfPass = 4
  /// Characters that take as long to measure as a node to place.
  static let charactersPerNode = 4
  /// Bytes of text, or what takes as long, that take as long to compare as a node to place.
  static let comparedBytesPerNode = 128
}
