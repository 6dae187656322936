import Foundation

/// A node of the layout tree: answers proposals, has guides and spacing, and is placed.
///
/// Two phases. *Sizing* is a pure question, `size(_:)`, answered from the memo or by
/// `computeSize(_:)`. *Placing* goes top down: the parent decides a child's origin and proposal, the
/// child keeps them as its frame and places its own children in `placeChildren()`.
///
///     LayoutNode
///     ├── leaves            Text, Color, Image, Spacer …
///     ├── UnaryNode         one child: frame, padding, aspectRatio …
///     └── ContainerNode     many children: StackNode, ZStackNode, LayoutContainerNode<L> …
@usableFromInline class LayoutNode {
  // What every question looks at comes first, so that it is in one line of the machine's cache.
  private final var memo = SizeMemo()
  final var flags: Flags
  /// Which of its parent's children it is.
  final var index: Int32 = 0
  final let context: LayoutContext
  /// Set by the parent when it takes this node in, cleared when it lets it go or dies.
  private final var unretainedParent: Unmanaged<LayoutNode>?

  /// Where the node is, relative to its parent's origin (points, y down).
  final var origin = CGPoint.zero
  private final var lastPlaced = ViewSize(.zero, .unspecified)

  /// The digest of the frames below it, as of the last time that it was brought up to date.
  final var digest = TreeDigest()

  // By way of a function, as other accesses here by way of copies: one that is handed on to a
  // call by reference lasts as long as the call, and is kept on record by the runtime.
  /// The answer it was placed with and the proposal it answered.
  final var placed: ViewSize {
    @inline(__always) get { lastPlaced }
  }

  struct Flags: OptionSet {
    var rawValue: UInt16
    /// Keeps a memo of its answers.
    static let memoizes = Flags(rawValue: 1 << 0)
    /// This node or one below it may have explicit alignment guides.
    static let hasGuides = Flags(rawValue: 1 << 1)
    /// Must place its children again even if its own size and proposal are the same.
    static let needsPlacing = Flags(rawValue: 1 << 2)
    /// This node or one below it looks at absolute positions.
    static let positionSensitive = Flags(rawValue: 1 << 3)
    /// Deep enough that the remaining stack must be looked at here.
    static let checksStack = Flags(rawValue: 1 << 4)
    /// Children are laid out from right to left.
    static let rightToLeft = Flags(rawValue: 1 << 5)
    /// Was placed at least once.
    static let wasPlaced = Flags(rawValue: 1 << 6)
    /// Has no size of its own to talk about: carries traits or records an effect.
    static let isTransparent = Flags(rawValue: 1 << 7)
    /// Its answers do not depend on its content: changes below it only need placing again.
    static let isSizeBoundary = Flags(rawValue: 1 << 8)
    /// Is making its content while it is being placed: changes below it go no further.
    static let absorbsChanges = Flags(rawValue: 1 << 9)
    /// A layout is placing the children: it may call `place` on its subviews.
    static let isPlacing = Flags(rawValue: 1 << 10)
    /// Placed since the digest of its tree was last worked out.
    static let needsDigest = Flags(rawValue: 1 << 11)
    /// Runs a layout that is not built in.
    static let isCustomLayout = Flags(rawValue: 1 << 12)
    /// This node or one below it says something about the bars around it, or has some.
    static let describesBars = Flags(rawValue: 1 << 13)

    // Asked several times for each node in each pass: the default goes through three protocols, which
    // debug builds do not see through.
    func contains(_ flags: Flags) -> Bool { rawValue & flags.rawValue == flags.rawValue }
  }

  init(_ context: ViewContext, _ flags: Flags = .memoizes) {
    self.context = context.layout
    self.flags = flags.union([.needsPlacing, .needsDigest])
    if context.layout.nextNodeChecksStack() { self.flags.insert(.checksStack) }
    if context.environment.layoutDirection == .rightToLeft { self.flags.insert(.rightToLeft) }
  }

  deinit { freeMemo() }

  private final func freeMemo() {
    var memo = self.memo
    memo.free()
    self.memo = memo
  }

  final var parent: LayoutNode? {
    get { unretainedParent?.takeUnretainedValue() }
    set { unretainedParent = newValue.map(Unmanaged.passUnretained) }
  }

  // The two below count no references: the parent is there, or it would have been cleared.

  /// A layout is placing this node and its siblings just now.
  final var isLayoutPlacing: Bool {
    @inline(__always) get {
      unretainedParent?._withUnsafeGuaranteedRef { $0.flags.contains(.isPlacing) } ?? false
    }
  }

  /// Tells the parent where its layout puts this node.
  @inline(__always)
  final func handToParent(_ placement: Placement) {
    unretainedParent?._withUnsafeGuaranteedRef { $0.takePlacement(of: self, placement) }
  }

  // MARK: What a kind of node says

  /// The answer to a proposal. Asked once per proposal if the node memoizes.
  func computeSize(_ proposal: Proposal) -> CGSize { proposal.replacingUnspecified() }

  /// The explicit position of a guide in a node of this size, or nil.
  func computeExplicitGuide(_ key: AlignmentKey, _ viewSize: ViewSize) -> CGFloat? { nil }

  /// The preferred distances to neighbours.
  func computeSpacing() -> Spacing { .plainView }

  /// Who is sized first in a stack.
  var priority: Double { 0 }

  /// Places the children in `placed.size`; `context.placing` says where that is.
  func placeChildren() {}

  /// The children, in the order of the view builder.
  var childNodes: ContiguousArray<LayoutNode> { [] }

  /// The children, those included that are not in the picture now.
  var allChildNodes: ContiguousArray<LayoutNode> { childNodes }

  /// What the node is, as its author would call it.
  var label: String { "\(type(of: self))" }

  /// Whether it is shown in a bar, if there is one, and nowhere else.
  var isBarItem: Bool { false }

  /// Whether a path says which of its parent's children it is; not of what is beside them.
  var isNumbered: Bool { true }

  /// What tells it from others of its kind: a text's string, a frame's numbers.
  var detail: String? { nil }

  /// The numbers that its author gave it, for the check whether they are valid.
  var givenNumbers: GivenNumbers { GivenNumbers() }

  /// Whether it is another view where there is more room, or offers one side by the other.
  var choosesByRoom: Bool { false }

  /// What it is to those who look whether everything fits.
  var fit: NodeFit { NodeFit() }

  /// Whether nothing of what is in it shows beyond its frame.
  var clipsContent: Bool { false }

  /// Takes note of where a layout puts a child, while it is placing.
  func takePlacement(of child: LayoutNode, _ placement: Placement) {}

  /// What of the window was free where a child was placed the last time, if the node changes that.
  func safeArea(givenTo child: LayoutNode) -> SafeArea? { nil }

  /// A value carried outward by the view for its container.
  func trait(_ key: ObjectIdentifier) -> Any? { nil }

  /// Whether no question changes anything in it or below: it has one answer to all proposals and asks no
  /// one for guides.
  final var isUntouchedByQuestions: Bool {
    memo.constantAnswer != nil && !flags.contains(.hasGuides)
  }

  /// Forgets what a question could change, and returns what restores it.
  func takeSnapshot() -> () -> Void {
    let saved = memo
    memo = saved.withoutAnswers
    return { [self] in
      freeMemo()
      memo = saved
    }
  }

  /// Called when this node or one below it changed, before any new question.
  func contentDidChange() {}

  // MARK: Sizing

  @usableFromInline final func size(_ proposal: Proposal) -> CGSize {
    if let answer = knownAnswer(to: proposal) { return answer }
    return findAnswer(to: proposal)
  }

  /// The answer, if it is known and no observer is told that it was asked for.
  @inline(__always)
  final func knownAnswer(to proposal: Proposal) -> CGSize? {
    if context.isWatched { return nil }
    let memo = memo
    return memo.lookup(proposal)
  }

  // Apart from the question, which is short if the answer is known.
  @inline(never)
  private final func findAnswer(to proposal: Proposal) -> CGSize {
    let memoizes = flags.contains(.memoizes)
    if context.isWatched, memoizes {
      let known = memo
      if let answer = known.lookup(proposal) {
        observeSized(proposal, answer, fromMemo: true)
        return answer
      }
    }
    let answer = flags.contains(.checksStack) ? sizeMindingStack(proposal) : computeSize(proposal)
    if memoizes {
      var memo = self.memo
      memo.insert(proposal, answer)
      self.memo = memo
    }
    if context.isWatched { observeSized(proposal, answer, fromMemo: false) }
    return answer
  }

  @inline(never)
  private func sizeMindingStack(_ proposal: Proposal) -> CGSize {
    guard context.stackLimit.isNear else { return computeSize(proposal) }
    var answer = CGSize.zero
    StackLimit.onFreshStack(context) { answer = computeSize(proposal) }
    return answer
  }

  @inline(never)
  private func observeSized(_ proposal: Proposal, _ answer: CGSize, fromMemo: Bool) {
    guard !flags.contains(.isTransparent) else { return }
    context.observer?.observe(
      .sized(
        NodeReference(self), proposal: proposal.proposedViewSize, answer: answer,
        fromMemo: fromMemo))
  }

  /// The answer to all proposals if there is one; nil too if questions are observed.
  final var constantAnswer: CGSize? {
    @inline(__always) get { context.isWatched ? nil : memo.constantAnswer }
  }

  /// Says that the answer to all proposals is this one; nil for answers that have to be computed.
  final func answer(always size: CGSize?) {
    freeMemo()
    memo = size.map(SizeMemo.init(always:)) ?? SizeMemo()
  }

  // MARK: Spacing

  final func spacing() -> Spacing {
    guard flags.contains(.checksStack), context.stackLimit.isNear else { return computeSpacing() }
    var answer = Spacing.plainView
    StackLimit.onFreshStack(context) { answer = computeSpacing() }
    return answer
  }

  // MARK: Guides

  final func explicitGuide(_ key: AlignmentKey, _ viewSize: ViewSize) -> CGFloat? {
    guard flags.contains(.hasGuides) else { return nil }
    var answer: CGFloat?
    if flags.contains(.checksStack), context.stackLimit.isNear {
      StackLimit.onFreshStack(context) { answer = computeExplicitGuide(key, viewSize) }
    } else {
      answer = computeExplicitGuide(key, viewSize)
    }
    if let answer, !answer.isFinite { note(notFinite: key, viewSize) }
    return answer
  }

  /// Multiples of an endless length are rightly endless.
  @inline(never)
  private func note(notFinite key: AlignmentKey, _ viewSize: ViewSize) {
    guard viewSize.size.width.isFinite, viewSize.size.height.isFinite else { return }
    context.notFiniteGuides[ObjectIdentifier(self)] = key
  }

  @inline(__always)
  final func guide(_ key: AlignmentKey, _ viewSize: ViewSize) -> CGFloat {
    if flags.contains(.hasGuides), let explicit = explicitGuide(key, viewSize) { return explicit }
    return key.defaultValue(in: self, viewSize)
  }

  // MARK: Placing

  /// Places this node in its parent and, where anything changed, its children in it.
  ///
  /// - Parameter origin: relative to the parent, as laid out from left to right.
  /// - Parameter container: the parent's size, to mirror in where it runs from right to left.
  @inline(__always)
  final func place(
    at origin: CGPoint, _ viewSize: ViewSize, in parent: LayoutNode
  ) {
    var origin = origin
    if parent.flags.contains(.rightToLeft) {
      origin.x = parent.placed.size.width - (origin.x + viewSize.size.width)
    }
    place(relative: origin, viewSize)
  }

  /// Places this node relative to the one whose children are being placed, or to the window.
  final func place(relative: CGPoint, _ viewSize: ViewSize) {
    let outer = context.placing
    let same = flags.contains(.wasPlaced) && placed.isSame(as: viewSize)
    let moved = outer.moved || !relative.isSame(as: origin)
    origin = relative
    if same && !flags.contains(.needsPlacing)
      && !(moved && flags.contains(.positionSensitive))
    {
      return
    }
    lastPlaced = viewSize
    flags.formUnion([.wasPlaced, .needsDigest])
    flags.remove(.needsPlacing)
    context.placing = LayoutContext.Placing(
      origin: CGPoint(x: outer.origin.x + relative.x, y: outer.origin.y + relative.y), moved: moved)
    if context.observer != nil { observePlaced() }
    if flags.contains(.checksStack), context.stackLimit.isNear {
      StackLimit.onFreshStack(context) { placeChildren() }
    } else {
      placeChildren()
    }
    context.placing = outer
  }

  // Not kept: a node that moves would have to tell all that are in it.
  /// Its origin in the root's coordinates. Computed on demand, in time linear in depth.
  final var absoluteOrigin: CGPoint {
    var origins: ContiguousArray<CGPoint> = []
    var node: LayoutNode? = self
    while let current = node {
      origins.append(current.origin)
      node = current.parent
    }
    // From the root down, as they are added while placing.
    return origins.reversed().reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
  }

  @inline(never)
  private func observePlaced() {
    guard !flags.contains(.isTransparent) else { return }
    context.observer?.observe(
      .placed(
        NodeReference(self), frame: CGRect(origin: context.placing.origin, size: placed.size),
        proposal: placed.proposal.proposedViewSize))
  }

  /// Tells who watches that `placeSubviews` runs to find guides.
  final func observePlacedForGuides() {
    context.observer?.observe(.placedForGuides(NodeReference(self)))
  }

  // MARK: Change

  /// An answer of this node may have changed: forgets what rests on it, up to the root.
  final func invalidate() {
    var node: LayoutNode? = self
    while let current = node {
      if current !== self {
        if current.flags.contains(.absorbsChanges) { return }
        if current.flags.contains(.isSizeBoundary) { return current.invalidatePlacement() }
      }
      current.forgetAnswers()
      node = current.parent
    }
  }

  /// Forgets what this node answered, and that its children are where they belong.
  final func forgetAnswers() {
    var memo = self.memo
    memo.removeAll()
    self.memo = memo
    flags.insert(.needsPlacing)
    contentDidChange()
  }

  /// Only where children go may have changed, not any answer.
  final func invalidatePlacement() {
    var node: LayoutNode? = self
    while let current = node {
      if current !== self, current.flags.contains(.absorbsChanges) { return }
      current.flags.insert(.needsPlacing)
      node = current.parent
    }
  }

  /// Takes a child in: from here on its changes are this node's changes.
  final func adopt(_ child: LayoutNode) {
    child.parent = self
    inherit(child.flags)
  }

  /// What is true of a child's subtree is true of this node's, and of those above it.
  final func inherit(_ childFlags: Flags) {
    let inherited = childFlags.intersection([.hasGuides, .positionSensitive, .describesBars])
    var node: LayoutNode? = self
    while let current = node, !current.flags.isSuperset(of: inherited) {
      current.flags.formUnion(inherited)
      node = current.parent
    }
  }

  final func release(_ child: LayoutNode) {
    if child.parent === self { child.parent = nil }
  }

  // MARK: Name

  /// Names of the nodes from the root to this one, with the index among its siblings where there
  /// are several: `VStack/HStack[1]/Text[0]`.
  final var path: String {
    var parts: [String] = []
    var node = self
    while true {
      let above = node.parent
      if !node.flags.contains(.isTransparent) {
        parts.append(node.pathComponent(under: above))
      }
      guard let above else { break }
      node = above
    }
    return parts.isEmpty ? label : parts.reversed().joined(separator: "/")
  }

  private func pathComponent(under parent: LayoutNode?) -> String {
    // A transparent parent stands for its child, so the index is looked for above it.
    var child: LayoutNode = self
    var above = parent
    while let next = above, next.flags.contains(.isTransparent) {
      child = next
      above = next.parent
    }
    // What is beside the content comes last.
    guard var siblings = above?.childNodes else { return label }
    while siblings.last?.isNumbered == false { siblings.removeLast() }
    guard siblings.count > 1,
      let index = siblings.firstIndex(where: { $0 === child })
    else { return label }
    return "\(label)[\(index)]"
  }
}
