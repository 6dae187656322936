import Foundation

extension View {
  /// Puts the view in an invisible frame with the given constraints.
  ///
  /// - Parameters:
  ///   - minWidth: the least width of the frame.
  ///   - idealWidth: the width for an unspecified proposal.
  ///   - maxWidth: the largest width of the frame; infinity to fill the proposal.
  ///   - minHeight: the least height of the frame.
  ///   - idealHeight: the height for an unspecified proposal.
  ///   - maxHeight: the largest height of the frame; infinity to fill the proposal.
  ///   - alignment: where the view goes in the frame.
  @inlinable
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}

/// A frame with minimum, ideal and maximum dimensions.
@frozen public struct _FlexFrameLayout: ViewModifier {
  @usableFromInline let minWidth: CGFloat?
  @usableFromInline let idealWidth: CGFloat?
  @usableFromInline let maxWidth: CGFloat?
  @usableFromInline let minHeight: CGFloat?
  @usableFromInline let idealHeight: CGFloat?
  @usableFromInline let maxHeight: CGFloat?
  @usableFromInline let alignment: Alignment

  @usableFromInline nonisolated init(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?,
    idealHeight: CGFloat?, maxHeight: CGFloat?, alignment: Alignment
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }

  /// The engine lays the frame out.
  public typealias Body = Never
}

extension _FlexFrameLayout: NodeModifier {
  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> FlexibleFrameNode {
    let node = FlexibleFrameNode(child: child, context)
    updateNode(node, context)
    return node
  }

  func updateNode(_ node: FlexibleFrameNode, _ context: ViewContext) {
    check(node)
    node.given = GivenNumbers()
      .limits(("minWidth", minWidth), ("idealWidth", idealWidth), ("maxWidth", maxWidth))
      .limits(("minHeight", minHeight), ("idealHeight", idealHeight), ("maxHeight", maxHeight))
    node.set(
      FlexibleFrameNode.Range(minWidth, idealWidth, maxWidth),
      FlexibleFrameNode.Range(minHeight, idealHeight, maxHeight), alignment)
  }

  private func check(_ node: LayoutNode) {
    for (least, ideal, most) in [
      (minWidth, idealWidth, maxWidth), (minHeight, idealHeight, maxHeight),
    ] {
      if let least, !least.isFinite {
        node.context.report("Invalid frame dimension (negative or non-finite).", at: node)
      }
      let low = least ?? -.infinity
      let middle = ideal ?? low
      let high = most ?? max(middle, low)
      if !(low <= middle && middle <= high) {
        node.context.report("Contradictory frame constraints specified.", at: node)
      }
    }
  }
}

/// A frame with minimum, ideal and maximum dimensions.
final class FlexibleFrameNode: UnaryNode {
  /// The constraints of one axis, made consistent as SwiftUI's initializer does: never below zero,
  /// the ideal not below the minimum, the maximum not below the ideal. A maximum below a minimum
  /// without an ideal stays, and wins. NaN for none.
  struct Range: Equatable {
    let least: Double
    let ideal: Double
    let most: Double

    static let free = Range(nil, nil, nil)

    init(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) {
      let low = least.map { max(Double($0), 0) }
      let middle = ideal.map { max(low ?? 0, Double($0)) }
      let high = most.map { max(middle ?? 0, Double($0)) }
      self.least = low ?? .nan
      self.ideal = middle ?? .nan
      self.most = high ?? .nan
    }

    static func == (a: Range, b: Range) -> Bool {
      func same(_ x: Double, _ y: Double) -> Bool { x == y || (x.isNaN && y.isNaN) }
      return same(a.least, b.least) && same(a.ideal, b.ideal) && same(a.most, b.most)
    }

    func clamp(_ value: Double) -> Double {
      min(max(value, least.isNaN ? -.infinity : least), most.isNaN ? .infinity : most)
    }

    private var isConsistent: Bool { least <= most }

    /// The length if it does not depend on the child; NaN otherwise.
    func lengthWithoutChild(_ proposed: Double) -> Double {
      if proposed.isNaN { return ideal }
      return isConsistent ? clamp(proposed) : .nan
    }

    func offer(_ proposed: Double) -> Double {
      let wanted = proposed.isNaN ? ideal : proposed
      return wanted.isNaN ? .nan : clamp(wanted)
    }

    func length(_ proposed: Double, offered: Double, child: Double) -> Double {
      let decided = lengthWithoutChild(proposed)
      if !decided.isNaN { return decided }
      if isConsistent { return clamp(child) }
      if !least.isNaN && most.isNaN {
        return max(min(offered.isNaN ? .infinity : offered, child), least)
      }
      if least.isNaN && !most.isNaN {
        return min(max(offered.isNaN ? -.infinity : offered, child), most)
      }
      return child
    }

    /// What the child is offered when it is placed: the frame's length, but nothing where the frame
    /// was asked for its ideal, has none, and is strictly within its limits.
    func placingOffer(_ proposed: Double, length: Double) -> Double {
      if proposed.isNaN && ideal.isNaN && (least.isNaN || least < length)
        && (most.isNaN || length < most)
      {
        return .nan
      }
      return length
    }
  }

  /// What its author gave it, before it was made consistent.
  var given = GivenNumbers()
  override var givenNumbers: GivenNumbers { given }
  private var horizontal = Range.free
  private var vertical = Range.free
  private var alignment = Alignment.center

  var limits: (horizontal: Range, vertical: Range, alignment: Alignment) {
    (horizontal, vertical, alignment)
  }

  func set(_ horizontal: Range, _ vertical: Range, _ alignment: Alignment) {
    guard
      horizontal != self.horizontal || vertical != self.vertical || alignment != self.alignment
    else { return }
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
    invalidate()
  }

  override var label: String { "frame" }

  override var detail: String? {
    let parts: [(String, Double)] = [
      ("minWidth", horizontal.least), ("idealWidth", horizontal.ideal),
      ("maxWidth", horizontal.most), ("minHeight", vertical.least),
      ("idealHeight", vertical.ideal), ("maxHeight", vertical.most),
    ]
    return parts.filter { !$0.1.isNaN }.map { "\($0): \(Number.text($1))" }.joined(separator: ", ")
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let width = horizontal.lengthWithoutChild(proposal.width)
    let height = vertical.lengthWithoutChild(proposal.height)
    if !width.isNaN && !height.isNaN {
      let size = CGSize(width: width, height: height)
      noteReason(proposal, nil, size)
      return size
    }
    let offer = Proposal(
      width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
    let answer = child.size(offer)
    let size = CGSize(
      width: horizontal.length(
        proposal.width, offered: offer.width, child: Double(answer.width)),
      height: vertical.length(
        proposal.height, offered: offer.height, child: Double(answer.height)))
    noteReason(proposal, answer, size)
    return size
  }

  @inline(__always)
  private func noteReason(_ proposal: Proposal, _ answer: CGSize?, _ size: CGSize) {
    guard let log = ReasonLog.of(self) else { return }
    log.note(
      .frame(
        horizontal: LengthReason(horizontal, proposal.width, answer?.width, size.width),
        vertical: LengthReason(vertical, proposal.height, answer?.height, size.height)),
      of: self, for: proposal)
  }

  override func childPlacement(_ viewSize: ViewSize) -> (origin: CGPoint, viewSize: ViewSize) {
    let proposal = Proposal(
      width: horizontal.placingOffer(
        viewSize.proposal.width, length: Double(viewSize.size.width)),
      height: vertical.placingOffer(
        viewSize.proposal.height, length: Double(viewSize.size.height)))
    let childSize = ViewSize(child.size(proposal), proposal)
    return (alignment.origin(of: child, childSize, in: self, viewSize), childSize)
  }

  override func computeSpacing() -> Spacing {
    var spacing = child.spacing()
    if child is SpacerNode { return spacing }
    if horizontal != .free { spacing.resetToPlainView(.horizontal) }
    if vertical != .free { spacing.resetToPlainView(.vertical) }
    return spacing
  }
}
