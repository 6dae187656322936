import HeadlessUI

/// Runs a model again with something changed.
@MainActor
struct Replay {
  let size: CGSize
  let limits: LoopLimits
  /// The passes of the run that is explained.
  private(set) var original: ContiguousArray<PassTrail.Step>
  /// Whether its last layout stays, so that another run may show no further one.
  private(set) var isSettled: Bool
  let make: () -> any LayoutModel

  /// Passes until it settles with an intervention; nil if it does not.
  ///
  /// - Parameters:
  ///   - keepsView: whether it must show no less than it does while it loops, and keep the size
  ///     contract if it does so without the intervention.
  ///   - work: what the run takes is added, in nodes that are placed.
  func passes(
    with intervention: WriteIntervention, keepsView: Bool = false, spending work: inout Int
  ) async -> Int? {
    let model = make()
    model.intervene(intervention)
    let run = LayoutRun(model, in: size, limits)
    guard let end = await run.settles(within: Replay.passes, spending: &work) else { return nil }
    guard keepsView else { return end.passes }
    // Where work is put off without end, layout alone comes to rest.
    guard end.nodes >= fewestNodes, model.followedTime?.isCut != true else { return nil }
    if !Replay.keepsContract(model), await originalKeepsContract(spending: &work) { return nil }
    return end.passes
  }

  /// Whether the view keeps the size contract while it loops: what breaks it anyway (text that breaks
  /// into lines in a grid, say) says nothing against a remedy.
  private func originalKeepsContract(spending work: inout Int) async -> Bool {
    let model = make()
    let steps = original.prefix(Replay.lastPasses)
    _ = await LayoutRun(model, in: size, limits)
      .frames(within: steps.count, spending: &work) { _, _ in true }
    return Replay.keepsContract(model)
  }

  /// Passes in which something must settle to be a remedy.
  private static let passes = 1_000

  /// Passes at the end of the run that are looked at for what it shows.
  private static let lastPasses = 64

  private var fewestNodes: Int {
    original.suffix(Replay.lastPasses).map(\.nodes).min() ?? 0
  }

  /// Takes a run of the same model for the one that is explained, if it does not settle either: objects
  /// that outlive a view are not as they were when the first run began.
  mutating func startOver(spending work: inout Int) async {
    var quick = work
    let run = LayoutRun(make(), in: size, limits)
    guard await run.settles(within: Replay.passes, spending: &quick) == nil else { return }
    work = quick
    isSettled = false
    original = await LayoutRun(make(), in: size, limits)
      .steps(within: Replay.comparedPasses, spending: &work) { _, _ in true }
  }

  /// Whether the same model, run once more, does the same: what depends on chance does not.
  func goesTheSameWay(spending work: inout Int) async -> Bool {
    let steps = original.prefix(Replay.lastPasses)
    let frames = await LayoutRun(make(), in: size, limits)
      .frames(within: steps.count, spending: &work) { index, frames in
        frames == steps[index].frames
      }
    return zip(steps, frames).allSatisfy { $0.frames == $1 }
  }

  /// A minimum above the maximum crashes SwiftUI; a size that is no number is none.
  private static func keepsContract(_ model: any LayoutModel) -> Bool {
    let sizes = model.sizesThatFit([.zero, .unspecified, .infinity])
    let isNumber = sizes.allSatisfy { !$0.width.isNaN && !$0.height.isNaN }
    return isNumber && sizes[0].width <= sizes[2].width + 0.001
      && sizes[0].height <= sizes[2].height + 0.001
  }

  /// What a state does: whether frames are others when it and all of its name keep their first value.
  func effect(
    of state: String, spending work: inout Int
  ) async -> LoopReport.StateRole.Effect {
    let model = make()
    model.intervene(
      WriteIntervention { write, _, _ in write.state == state ? .prevent : .allow })
    let course = Course(original.prefix(Replay.comparedPasses).map(\.frames))
    let mayGoOn = !isSettled || original.count > Replay.comparedPasses
    var place: Int? = Course.start
    _ = await LayoutRun(model, in: size, limits)
      .frames(within: Replay.comparedPasses, spending: &work) { _, frames in
        place = place.flatMap { course.place(of: frames, after: $0) }
        return place.map { !(mayGoOn && course.isLast($0)) } ?? false
      }
    return place.map(course.isLast) == true ? .paintOnly : .layoutAffecting
  }

  /// The layouts that a run goes through, one after the other: a pass in which nothing moves is no other
  /// layout, so that a write which costs a pass and does nothing else makes none.
  private struct Course {
    private let layouts: [UInt64]

    init(_ frames: [UInt64]) {
      layouts = frames.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    /// Before the first layout.
    static let start = -1

    func isLast(_ place: Int) -> Bool { place == layouts.count - 1 }

    /// Where the next layout is; nil if it is another one than the run's.
    func place(of frames: UInt64, after place: Int) -> Int? {
      if layouts.indices.contains(place), layouts[place] == frames { return place }
      let next = place + 1
      return layouts.indices.contains(next) && layouts[next] == frames ? next : nil
    }
  }

  private static let comparedPasses = 200
}
