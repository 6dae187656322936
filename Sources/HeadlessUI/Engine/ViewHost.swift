import Foundation

/// Hosts a view with no screen: asks it for sizes and lays it out.
///
///     ViewHost ── root element ── elements (identity, state)
///        │                            │ make
///        └─────── root node ─────── layout nodes (answers, guides, frames)
@MainActor
public final class ViewHost {
  // Read by `deinit`, which may run on any thread, when no other code can reach it.
  private nonisolated(unsafe) let state: HostState
  private let element: RootElement
  private let frameRecord = FrameRecord()
  /// Whether a pass is under way, and with it what was put off.
  var isInPass = false
  private var watchesIdleness = false
  /// How long what was put off is kept for a pass that may not come, in seconds.
  var idleSeconds = 2.0
  private let safeAreaInsets: EdgeInsets
  private let isRightToLeft: Bool

  /// The size of the window: the root is proposed what its safe area leaves of it.
  public var size: CGSize {
    didSet {
      guard !size.isSame(as: oldValue) else { return }
      state.layout.window.resize(freeSize)
      element.root.invalidatePlacement()
    }
  }

  /// Told of everything that the engine does; nil to stop.
  public var observer: (any LayoutObserver)? {
    get { state.layout.observer }
    set { state.layout.observer = newValue }
  }

  /// The size of a window if none is given: an iPhone's in points, portrait.
  public nonisolated static let defaultSize = CGSize(width: 393, height: 852)

  /// Hosts a view in a window.
  ///
  /// - Parameters:
  ///   - view: what to host; its body is evaluated at once, nothing is laid out yet.
  ///   - size: the size of the window.
  ///   - environment: what the view inherits.
  ///   - observer: told of what happens from the start, the first evaluation included.
  public convenience init<V: View>(
    _ view: V, size: CGSize = ViewHost.defaultSize,
    environment: EnvironmentValues = EnvironmentValues(),
    observer: (any LayoutObserver)? = nil
  ) {
    self.init(view, size: size, environment: environment, observer: observer, isDrawn: false)
  }

  /// - Parameters:
  ///   - isDrawn: whether nodes keep what only ``NodeReference/drawing(in:)`` needs.
  ///   - bodyLog: told why bodies are evaluated, the first time included.
  package init<V: View>(
    _ view: V, size: CGSize, environment: EnvironmentValues, observer: (any LayoutObserver)?,
    isDrawn: Bool, bodyLog: BodyLog? = nil
  ) {
    let state = HostState()
    state.layout.observer = observer
    state.layout.isDrawn = isDrawn
    state.bodyLog = bodyLog
    state.layout.enter()
    self.state = state
    self.size = size
    safeAreaInsets = environment.windowSafeAreaInsets
    isRightToLeft = environment.layoutDirection == .rightToLeft
    state.layout.window.resize(size.inset(by: environment.windowSafeAreaInsets))
    state.layout.reservedRegions = environment.windowReservedRegions
    #if canImport(SwiftData)
      let inherited = environment
    #else
      let inherited = environment.withStore
    #endif
    element = state.time.follow {
      RootElement(view, ViewContext(host: state, environment: inherited))
    }
    letTimeGoIfIdle()
  }

  /// Trees deeper than this need a large stack to be released: it goes level by level.
  private nonisolated static let deepLevel = 500

  deinit {
    // Released where the stack is deep enough for any tree.
    guard state.layout.deepestLevel > ViewHost.deepLevel else { return }
    StackLimit.onFreshStack(state.layout) { OnMainThread.run { element.removeContent() } }
  }

  /// The frames of all nodes that were placed, in the root's coordinates, by the paths of the nodes.
  package var framesByPath: [String: CGRect] { frameRecord.frames(of: element.root) }

  /// The paths of all scroll views and lists.
  package var scrollingPaths: [String] { frameRecord.scrollingPaths(in: element.root) }

  /// What SwiftUI would have printed to the console, in the order it happened.
  public var issues: [RuntimeIssue] { state.layout.issues }

  /// Whether something changed since the last pass.
  public var needsLayout: Bool {
    state.hasPendingChanges || element.root.flags.contains(.needsPlacing)
  }

  /// Evaluates what changed and asks the root for its size.
  ///
  /// The answer stays in the memo like any other; see ``measure(_:)`` for a question that leaves no
  /// trace.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    follow {
      prepare()
      return element.root.size(Proposal(proposal))
    }
  }

  /// One pass: takes in the writes of one transaction, evaluates what read them, sizes the root for
  /// the window, places everything, and runs the actions of views that are due.
  ///
  /// The root is proposed what the safe area leaves of the window, and centred in it.
  public func layout() {
    // The caller may not ask for the passes in which what was put off would run.
    if !isInPass { state.time.letGo() }
    follow { layoutNow() }
  }

  /// Runs code as the view's own: what it puts off until later runs in passes.
  package func follow<R>(_ body: () throws -> R) rethrows -> R {
    try state.time.follow(body)
  }

  /// Hosts a view that is made meanwhile, so that what its model starts when it is made is followed
  /// as well.
  package static func following(_ make: () -> ViewHost) -> ViewHost {
    SimulatedTime().follow(make)
  }

  /// Runs code that belongs to no view yet, to which clocks show what they do when a view is made.
  package static func atEpoch<R>(_ body: () throws -> R) rethrows -> R {
    try SimulatedTime.atEpoch(body)
  }

  /// What clocks show when a view is made, to what runs in it; nil for what they do.
  package nonisolated static var epoch: Date? {
    get {
      SimulatedTime.epoch.map { Date(timeIntervalSince1970: Double($0) / 1e9) }
    }
    set { SimulatedTime.epoch = newValue.map { Int64($0.timeIntervalSince1970 * 1e9) } }
  }

  private func layoutNow() {
    state.passNumber += 1
    enter()
    state.applyNextTransaction()
    state.flush()
    noteAnimation()
    place()
    scroll()
    state.readGeometry()
    // What is made while placing (inside of a geometry reader) may hand up preferences, and what is
    // made of those is part of this pass.
    for _ in 0..<ViewHost.maximumRounds where state.preferencesChanged || state.hasWork {
      state.flush()
      if element.root.flags.contains(.needsPlacing) { place() }
      state.readGeometry()
    }
    for scrolling in state.layout.takePlacedScrolling() { scrolling.passEnded() }
    state.runActions()
  }

  /// Scrolls as code asked for, once what it asked for is there.
  private func scroll() {
    var rounds = 0
    while rounds < ViewHost.maximumRounds, let waits = state.carryOutScroll() {
      if waits { rounds += 1 }
      state.flush()
      if element.root.flags.contains(.needsPlacing) { place() }
    }
    state.forgetScrollRequests()
  }

  /// Where everything is before what changed with an animation takes its places.
  private func noteAnimation() {
    let context = state.layout
    if let animation = context.animationOfPass {
      context.animatedChange = AnimatedChange(
        animation, context.animatedLayouts, root: element.root)
    }
    context.endAnimations()
  }

  /// Rounds within one pass, as many as SwiftUI does within one update.
  private static let maximumRounds = 8

  /// What the safe area leaves of the window.
  private var freeSize: CGSize { size.inset(by: safeAreaInsets) }

  private func place() {
    let root = element.root
    let area = SafeArea(window: size, safeAreaInsets, isRightToLeft: isRightToLeft)
    let proposal = Proposal(freeSize)
    let answer = root.size(proposal)
    state.layout.safeArea = area
    root.place(
      relative: CGPoint(
        x: area.inner.midX - answer.width / 2, y: area.inner.midY - answer.height / 2),
      ViewSize(answer, proposal))
  }

  /// Asks the root for sizes and leaves everything as it was: state, caches, counts, answers.
  public func measure(_ proposals: [ProposedViewSize]) -> [CGSize] {
    follow {
      prepare()
      return answers(of: element.root, to: proposals)
    }
  }

  /// Asks a node for sizes and leaves everything as it was.
  public func measure(_ node: NodeReference, _ proposals: [ProposedViewSize]) -> [CGSize] {
    follow {
      prepare()
      return answers(of: node.node, to: proposals)
    }
  }

  private func answers(of node: LayoutNode, to proposals: [ProposedViewSize]) -> [CGSize] {
    NeutralMeasurement.run(node) { proposals.map { node.size(Proposal($0)) } }
  }

  private func prepare() {
    enter()
    state.applyAllTransactions()
    state.flush()
  }

  private func enter() {
    state.layout.enter()
  }

  /// What was put off is kept for the next pass. If none comes, the system runs it after all: other code
  /// may wait for it.
  func letTimeGoIfIdle() {
    let time = state.time
    guard !watchesIdleness, !time.isPatient, !time.isLetGo, time.keepsWork else { return }
    watchesIdleness = true
    let progress = time.progress
    DispatchQueue.main.asyncAfter(deadline: .now() + idleSeconds) { [weak self] in
      guard let self else { return }
      watchesIdleness = false
      // A pass waits for the main queue, which may take long where much shares it; it looks again when
      // it ends.
      guard !isInPass else { return }
      if time.progress == progress { time.letGo() } else { letTimeGoIfIdle() }
    }
  }

  /// What is written and who decides about it, for those who follow passes.
  var hostState: HostState { state }

  /// The node that fills the window.
  var rootNode: LayoutNode { element.root }

  /// Puts another node in the place of the root, until an update makes the root anew.
  func replaceRoot(with node: LayoutNode) { element.replaceRoot(with: node) }

  /// The nodes of the hosted view itself: several if it is a group.
  var topNodes: ContiguousArray<LayoutNode> { element.topNodes }

  /// The root, for questions about the tree.
  public var root: NodeReference { NodeReference(element.root) }
}

/// The element of the hosted view: one node fills the window, several are a vertical stack.
final class RootElement: AnyElement {
  private var content: AnyElement?
  private let stack: StackNode
  private let window: WindowNode
  private(set) var root: LayoutNode

  init<V: View>(_ view: V, _ context: ViewContext) {
    stack = StackNode(
      StackEngine(
        axis: .vertical, alignment: HorizontalAlignment.center.key, uniformSpacing: nil), context)
    window = WindowNode(context)
    root = stack
    super.init(context)
    content = makeChild(
      ModifiedContent(content: view, modifier: WindowColorScheme()), context.inside())
    collectAgain()
    context.host.presentedDidChange = { [weak self] in
      guard let self else { return }
      context.host.markRestructured(self)
    }
  }

  override func structureDidChange() { context.host.markRestructured(self) }

  var topNodes: ContiguousArray<LayoutNode> { content?.nodes ?? [] }

  func replaceRoot(with node: LayoutNode) {
    root = node
    root.invalidate()
  }

  func removeContent() {
    content = nil
    collectAgain()
  }

  override func collectAgain() {
    let nodes = content?.nodes ?? []
    if let only = nodes.first, nodes.count == 1 {
      stack.setChildren([])
      only.parent = nil
      root = only
    } else {
      stack.setChildren(nodes)
      root = stack
    }
    let presented = context.host.presented
    window.clear()
    if !presented.isEmpty {
      window.set(root, presented)
      root = window
    }
    root.invalidatePlacement()
  }

  override var children: ContiguousArray<AnyElement> { content.map { [$0] } ?? [] }
}
