import Foundation

/// What all nodes of one hosted tree share.
final class LayoutContext {
  /// What views relate themselves to that are in no scroll view.
  let window = ContainerScope(size: .zero)

  /// Told of every question and answer.
  var observer: (any LayoutObserver)? {
    didSet { isWatched = observer != nil || trial != nil || reasons != nil }
  }

  /// Whether an observer is told of questions; without one, this flag is all that it costs.
  private(set) var isWatched = false

  /// Whether the drawing of nodes will be asked for: then they keep what only drawing needs.
  var isDrawn = false

  /// Things SwiftUI would print to the console, in the order they happened.
  private(set) var issues: [RuntimeIssue] = []

  /// What is wrong with the ids of rows.
  var rowIDs = RowIDs()

  /// The guides that nodes of a finite size said are NaN or infinite.
  var notFiniteGuides: [ObjectIdentifier: AlignmentKey] = [:]

  /// Where the current stack segment must not be used beyond.
  var stackLimit = StackLimit.unknown
  private var thread: pthread_t?

  /// Takes note of the thread that a walk begins on.
  func enter() {
    let current = pthread_self()
    if let thread, pthread_equal(thread, current) != 0 { return }
    thread = current
    stackLimit = .ofCallingThread()
  }

  private var nodeCount: UInt64 = 0

  /// Every fourth node looks at the stack, spread so that no shape of tree has a long path without
  /// one (a plain multiple would miss every path whose period it shares).
  func nextNodeChecksStack() -> Bool {
    nodeCount &+= 1
    return (nodeCount &* 0x9E37_79B9_7F4A_7C15) >> 62 == 0
  }

  /// The node whose children are being placed.
  struct Placing {
    /// Its origin in the root's coordinates.
    var origin = CGPoint.zero
    /// Whether it or one above it is not where it was.
    var moved = false
  }

  /// What bars and the edges of the window leave free, where nodes are being placed.
  var safeArea = SafeArea.everywhere
  /// What hardware takes of the window, in the root's coordinates.
  var reservedRegions: [ReservedRegion] = []
  /// Whether any node has changed what of the window is free.
  var hasGivenSafeArea = false

  /// The node whose children are being placed; the window before the root is.
  var placing = Placing()

  /// How many elements were made.
  var elementCount: UInt32 = 0
  /// How often an element was given another value of its view.
  var updateCount = 0
  /// How many characters were measured since that was last asked.
  var characterCount = 0
  /// How much states were compared by since that was last asked, in bytes of text.
  var comparedLength = 0

  /// How many levels the deepest element has above it.
  var deepestLevel: Int32 = 0

  /// True while the program's own code runs for sizing or placing: state must not be written.
  var isLayingOut: Bool { layoutDepth > 0 }
  var layoutDepth = 0

  /// Runs code of the program that sizes or places, such as the closure of an alignment guide.
  func duringLayout<R>(_ body: () -> R) -> R {
    layoutDepth += 1
    defer { layoutDepth -= 1 }
    return body()
  }

  /// True while a question is asked that must leave no trace.
  var isProbing = false

  /// What scrolls and was placed in the pass under way.
  private var placedScrolling: [ObjectIdentifier: any InsetScrolling] = [:]

  func note(placed scrolling: any InsetScrolling) {
    if !isProbing { placedScrolling[ObjectIdentifier(scrolling)] = scrolling }
  }

  /// Those that were placed since this was last called, in the order of the tree.
  func takePlacedScrolling() -> [any InsetScrolling] {
    defer { placedScrolling = [:] }
    guard placedScrolling.count > 1 else { return Array(placedScrolling.values) }
    let nodes: [any InsetScrolling] = Array(placedScrolling.values)
    let places = nodes.map { node in
      (node, sequence(first: node as LayoutNode, next: \.parent).map(\.index).reversed())
    }
    return places.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
  }

  /// The animation of the change that is being taken in; nil for none.
  var animation: Animation? {
    didSet { if let animation { animationOfPass = animation } }
  }
  /// The last animation in the pass under way.
  private(set) var animationOfPass: Animation?
  /// The layouts that were given other values with an animation in the pass under way.
  var animatedLayouts: [any AnimatedLayoutNode] = []
  /// What changed with an animation the last time that anything did.
  var animatedChange: AnimatedChange?

  /// Begins anew for the next pass.
  func endAnimations() {
    animation = nil
    animationOfPass = nil
    animatedLayouts = []
  }

  /// Told what a layout on trial does with its subviews.
  var trial: TrialLog? {
    didSet { isWatched = observer != nil || trial != nil || reasons != nil }
  }

  /// Told by nodes why they answer as they do.
  var reasons: ReasonLog? {
    didSet { isWatched = observer != nil || trial != nil || reasons != nil }
  }

  func report(_ message: String, at node: LayoutNode?) {
    guard !isProbing, issues.count < 1_000 else { return }
    let issue = RuntimeIssue(message: message, path: node?.path ?? "")
    if !issues.contains(issue) { issues.append(issue) }
  }
}

/// Something that SwiftUI would complain about at run time, in SwiftUI's own words.
public struct RuntimeIssue: Hashable, Sendable, Codable {
  /// SwiftUI's message.
  public var message: String
  /// The path of the node it is about; empty if it is about no node.
  public var path: String

  /// An issue with its message and the node it is about.
  public init(message: String, path: String) {
    self.message = message
    self.path = path
  }
}
