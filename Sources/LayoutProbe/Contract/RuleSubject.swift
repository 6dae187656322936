import HeadlessUI

/// What node rules are checked on: something that answers proposals, what it does with its subviews
/// where that can be tried, and what was said while it was laid out.
@MainActor
final class RuleSubject {
  let path: String
  /// What it is called in sentences.
  let name: String
  /// The layout's or view's type; nil for a model without nodes.
  let typeName: String?
  /// What SwiftUI would have printed about it.
  let issues: [RuntimeIssue]
  /// Runs the layout's own code; nil if it is not a custom layout.
  let trial: LayoutTrial?
  /// Pixels to a point.
  let displayScale: CGFloat
  /// Whether the user wrote it or asked about it, so that it is held to all rules: the user cannot change
  /// stacks and other built-in views, which are only held to those whose violation ends an app.
  let isOfInterest: Bool
  /// Whether its author has what leaves its bounds cut off.
  let isClipped: Bool
  /// Whether its subviews are samples, and not what its author would put there.
  let holdsSamples: Bool
  /// Whether it holds one view where there is room and another where there is less, so that nothing
  /// follows from one answer for another.
  let choosesByRoom: Bool
  /// Lengths that its source names: it may do something else there.
  private let landmarks: [CGFloat]
  /// What its source says that no answer tells.
  let clues: LayoutClues
  /// The rules that it is known to break, as far as they were chosen.
  var broken: Set<String> = []
  /// The axes on which it breaks them; both for those that are not in here.
  var brokenAxes: [String: Set<Axis>] = [:]
  private var ask: ([ProposedViewSize]) -> [CGSize]
  private var known: [Question: CGSize] = [:]

  // Hundreds are looked up for each subject: two words are hashed faster than two optionals.
  private struct Question: Hashable {
    private var width: UInt64
    private var height: UInt64

    init(_ proposal: ProposedViewSize) {
      (width, height) = (Self.bits(proposal.width), Self.bits(proposal.height))
    }

    private static func bits(_ length: CGFloat?) -> UInt64 {
      // A sum with 0 makes -0 the same as 0.
      length.map { Double($0 + 0).bitPattern } ?? Double.nan.bitPattern
    }
  }

  init(
    path: String, name: String, typeName: String? = nil, issues: [RuntimeIssue],
    trial: LayoutTrial? = nil, displayScale: CGFloat = 2, isOfInterest: Bool = true,
    isClipped: Bool = false, holdsSamples: Bool = false, choosesByRoom: Bool = false,
    landmarks: [CGFloat] = [],
    clues: LayoutClues = LayoutClues(),
    ask: @escaping ([ProposedViewSize]) -> [CGSize]
  ) {
    self.path = path
    self.name = name
    self.typeName = typeName
    self.issues = issues
    self.trial = trial
    self.displayScale = displayScale
    self.isOfInterest = isOfInterest
    self.isClipped = isClipped
    self.holdsSamples = holdsSamples
    self.choosesByRoom = choosesByRoom
    self.landmarks = landmarks
    self.clues = clues
    self.ask = ask
    if isOfInterest { known.reserveCapacity(Self.usualQuestions) }
  }

  /// About as many as a layout that keeps the contract is asked.
  private static let usualQuestions = 600

  /// The axes on which it breaks none of some rules.
  func soundAxes(_ rules: [any Rule.Type]) -> [Axis] {
    Axis.allCases.filter { axis in
      !rules.contains { broken.contains($0.id) && brokenAxes[$0.id]?.contains(axis) != false }
    }
  }

  // MARK: Answers

  /// Lengths that are proposed, the simplest first.
  static let lengths: [CGFloat?] = [nil, 100, 0, 300, .infinity, 1, 50, 1000]

  /// All pairs of those lengths, the simplest first.
  static let proposals: [ProposedViewSize] = lengths.indices.flatMap { sum in
    lengths.indices.filter { $0 <= sum }.flatMap { other in
      other == sum ? [(sum, sum)] : [(sum, other), (other, sum)]
    }
  }
  .map { ProposedViewSize(width: lengths[$0.0], height: lengths[$0.1]) }

  /// The pairs that every size is asked for, with those at lengths where this very view does
  /// something else; learnt at once.
  private(set) lazy var proposals: [ProposedViewSize] = {
    var proposals = Self.proposals
    learn(proposals)
    guard isOfInterest else { return proposals }
    for axis in Axis.allCases {
      for length in turns(axis) {
        for cross in [nil, 0, .infinity] as [CGFloat?] {
          proposals.append(ProposedViewSize(length, on: axis, across: cross))
        }
      }
    }
    proposals += ownLengths
    learn(proposals)
    return proposals
  }()

  /// Its natural and its least length on each axis: views are often proposed what they answered.
  private var ownLengths: [ProposedViewSize] {
    Axis.allCases.flatMap { axis in
      let least = ProposedViewSize(0, on: axis, across: nil)
      return [size(nil, nil), size(least)].map { $0[axis] }.filter { $0 > 0 && $0.isFinite }
        .map { ProposedViewSize($0, on: axis, across: nil) }
    }
  }

  /// Lengths to be proposed across an axis: those of all, and those where it does something else.
  func lengths(across axis: Axis) -> [CGFloat?] {
    Self.lengths + turns(axis == .horizontal ? .vertical : .horizontal).map { $0 }
  }

  private var knownTurns: [Axis: [CGFloat]] = [:]

  /// The lengths on an axis at which the answers jump or bend, each with the one just before, and
  /// those that the source names.
  func turns(_ axis: Axis) -> [CGFloat] {
    if let turns = knownTurns[axis] { return turns }
    let lengths = Set(tellingLengths(axis) + landmarks).filter(\.isFinite).sorted()
    func proposal(_ length: CGFloat) -> ProposedViewSize {
      ProposedViewSize(length, on: axis, across: nil)
    }
    learn(lengths.map(proposal))
    var search = TurnSearch { self.size(proposal($0)) }
    let turns = Set(search.turns(lengths) + landmarks).sorted()
    knownTurns[axis] = turns
    return turns
  }

  /// The answer to a proposal, asked once.
  func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    size(ProposedViewSize(width: width, height: height))
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    let question = Question(proposal)
    if let size = known[question] { return size }
    let size = ask([proposal]).first ?? .zero
    known[question] = size
    return size
  }

  /// Asks what will be wanted at once, which costs less than one by one.
  func learn(_ proposals: [ProposedViewSize]) {
    let new = proposals.filter { known[Question($0)] == nil }
    guard !new.isEmpty else { return }
    for (proposal, size) in zip(new, ask(new)) { known[Question(proposal)] = size }
  }

  /// The answers to proposals, asked again.
  func fresh(_ proposals: [ProposedViewSize]) -> [CGSize] { ask(proposals) }

  /// From now on, answers are those that the layout gives with a new cache each time: those of a cache
  /// that is stale are wrong for that reason alone.
  func askWithNewCaches() {
    guard let trial else { return }
    known = [:]
    knownTurns = [:]
    ask = { $0.map { trial.session().size($0) } }
  }

  /// An answer as a witness shows it.
  func line(_ width: CGFloat?, _ height: CGFloat?) -> String {
    let proposal = ProposedViewSize(width: width, height: height)
    return "\(NumberText.proposal(proposal)) → \(NumberText.size(size(width, height)))"
  }

  func line(_ proposal: ProposedViewSize) -> String { line(proposal.width, proposal.height) }

  /// Lengths on an axis at which this very layout may begin to behave otherwise, small ones first:
  /// those that it answers with, and those just beside them.
  func tellingLengths(_ axis: Axis) -> [CGFloat] {
    let natural = size(nil, nil)[axis]
    let least = (axis == .horizontal ? size(0, nil) : size(nil, 0))[axis]
    var lengths: Set<CGFloat> = [0, 1, 10, 50, 100, 200, 300, 500, 1000, .infinity]
    for length in [natural, least] where length > 0 && length < 1e6 {
      lengths.formUnion([length / 2, max(0, length - 1), length, length + 1, length * 2])
    }
    return lengths.sorted()
  }

  // MARK: Placements

  /// The subviews of a layout as it places them.
  struct Placing {
    var bounds: CGRect
    var proposal: ProposedViewSize
    var placements: [TrialPlacement]
    /// The axes on which the layout chose the size of the bounds, or has more than it needs.
    var ownAxes = Axis.allCases
  }

  /// How the layout places its subviews where it has its natural size, and where it really is.
  private(set) lazy var placings: [Placing] = {
    guard let trial else { return [] }
    var placings: [Placing] = []
    if let ideal = placing(.unspecified) { placings.append(ideal) }
    if trial.wasPlaced, Self.isSize(trial.bounds) {
      let session = trial.session()
      _ = session.size(trial.proposal)
      placings.append(
        Placing(
          bounds: trial.bounds, proposal: trial.proposal,
          placements: session.place(in: trial.bounds, trial.proposal)))
    }
    return placings
  }()

  /// How it places them with more room than it needs, and where one side is short and the other its
  /// own to choose.
  private(set) lazy var otherPlacings: [Placing] = {
    guard trial != nil else { return [] }
    let natural = size(nil, nil)
    guard natural.isFinite, natural.width > 0, natural.height > 0 else { return [] }
    let (width, height) = (natural.width, natural.height)
    @MainActor func placing(_ width: CGFloat?, _ height: CGFloat?, _ axes: [Axis]) -> Placing? {
      var placing = self.placing(ProposedViewSize(width: width, height: height))
      placing?.ownAxes = axes
      return placing
    }
    return [
      placing(3 * width, 1.5 * height, Axis.allCases),
      placing(1.5 * width, 3 * height, Axis.allCases),
      placing(0.6 * width, nil, [.vertical]), placing(nil, 0.6 * height, [.horizontal]),
    ].compactMap(\.self)
  }()

  /// How it places them just beyond the lengths that its source names, where it has more room than it
  /// needs: a layout may do something else from there on.
  private lazy var placingsBeyondLandmarks: [Placing] = {
    guard trial != nil, !landmarks.isEmpty else { return [] }
    let natural = size(nil, nil)
    guard natural.isFinite else { return [] }
    return landmarks.flatMap { length in
      Axis.allCases.filter { length > natural[$0] }.compactMap { axis in
        placing(ProposedViewSize(length + 1, on: axis, across: nil))
      }
    }
  }()

  /// The subviews as it places them, in all that is tried.
  var allPlacings: [Placing] { placings + otherPlacings + placingsBeyondLandmarks }

  /// Whether it is a custom layout like `ViewThatFits`: in each trial, one of its subviews is in its
  /// bounds and the others are far away, not the same one each time. Nothing follows from the size of
  /// one for that of another.
  private(set) lazy var showsOneSubview: Bool = {
    guard let trial, trial.subviewCount > 1 else { return false }
    let tried = placings + otherPlacings + [placing(.zero), placing(.infinity)].compactMap(\.self)
    let shown = tried.map { placing in
      placing.placements.indices.filter { index in
        let frame = placing.placements[index].frame
        return frame.isFinite && !Self.isHidden(frame, placing.bounds)
      }
    }
    return shown.count > 1 && shown.allSatisfy { $0.count == 1 } && Set(shown).count > 1
  }()

  /// Whether its size has nothing to do with those of its subviews: it asks none of them. What is kept
  /// in a cache may come from any.
  private(set) lazy var asksNoSubview: Bool = {
    guard let trial, !trial.hasCache else { return false }
    return [.unspecified, .zero, ProposedViewSize(width: 300, height: 300)].allSatisfy {
      let session = trial.session()
      _ = session.size($0)
      return session.questions.isEmpty
    }
  }()

  /// Far away is where subviews go that are not to be seen.
  nonisolated static func isHidden(_ frame: CGRect, _ bounds: CGRect) -> Bool {
    !bounds.insetBy(dx: -hidingDistance, dy: -hidingDistance).intersects(frame)
  }

  private nonisolated static let hidingDistance: CGFloat = 1000

  /// The subviews in bounds of the size that a fresh cache answers; nil if that is no size.
  func placing(_ proposal: ProposedViewSize, at origin: CGPoint = .zero) -> Placing? {
    guard let session = trial?.session() else { return nil }
    let bounds = CGRect(origin: origin, size: session.size(proposal))
    guard Self.isSize(bounds) else { return nil }
    return Placing(
      bounds: bounds, proposal: proposal, placements: session.place(in: bounds, proposal))
  }

  /// In longer bounds, points are lost in rounding.
  private nonisolated static let longest: CGFloat = 1e12

  private nonisolated static func isSize(_ bounds: CGRect) -> Bool {
    // The width and height of a rectangle are never negative.
    bounds.isFinite && (0...longest).contains(bounds.size.width)
      && (0...longest).contains(bounds.size.height)
  }

  /// The subviews of which something holds each time that they are placed in the same bounds:
  /// a layout may draw at random.
  func lasting(_ placing: Placing, _ holds: (TrialPlacement) -> Bool) -> [Int] {
    guard let trial else { return [] }
    var indices = placing.placements.indices.filter { holds(placing.placements[$0]) }
    for _ in 0..<2 where !indices.isEmpty {
      let session = trial.session()
      _ = session.size(placing.proposal)
      let again = session.place(in: placing.bounds, placing.proposal)
      indices.removeAll { !again.indices.contains($0) || !holds(again[$0]) }
    }
    return indices
  }

  /// Bounds as a witness shows them.
  func line(_ placing: Placing) -> String {
    "bounds \(NumberText.frame(placing.bounds)), proposal \(NumberText.proposal(placing.proposal))"
  }

  /// A subview in bounds as a witness shows it.
  func line(_ index: Int, _ placing: Placing) -> String {
    let name = trial?.name(of: index) ?? "subview \(index)"
    return "\(name) at \(NumberText.frame(placing.placements[index].frame))"
  }

  /// What is smaller than this is the rounding of sums.
  nonisolated static let tolerance: CGFloat = 0.01

  nonisolated static func differ(_ a: CGFloat, _ b: CGFloat) -> Bool {
    a != b && !(a.isNaN && b.isNaN) && !(abs(a - b) <= tolerance)
  }

  nonisolated static func differ(_ a: CGSize, _ b: CGSize) -> Bool {
    differ(a.width, b.width) || differ(a.height, b.height)
  }

  /// Whether two lengths differ visibly, by a pixel: searches for a length end a little short of it.
  func differByPixel(_ a: CGFloat, _ b: CGFloat) -> Bool {
    Self.differ(a, b) && !(abs(a - b) < 1 / displayScale - Self.tolerance)
  }

  func differByPixel(_ a: CGSize, _ b: CGSize) -> Bool {
    differByPixel(a.width, b.width) || differByPixel(a.height, b.height)
  }

  nonisolated static func differ(_ a: CGPoint, _ b: CGPoint) -> Bool {
    differ(a.x, b.x) || differ(a.y, b.y)
  }

  nonisolated static func differ(_ a: CGRect, _ b: CGRect) -> Bool {
    differ(a.origin, b.origin) || differ(a.size, b.size)
  }
}
