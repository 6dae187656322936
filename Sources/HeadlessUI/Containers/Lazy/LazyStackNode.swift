import Foundation

/// A lazy stack: across its axis it takes what it is proposed, along it each view is ideal.
final class LazyStackNode: ContainerNode, LazyNode, RowStack {
  private let axis: Axis
  private var alignment: AlignmentKey
  private var uniformSpacing: Double?

  init(_ axis: Axis, _ alignment: AlignmentKey, _ uniformSpacing: Double?, _ context: ViewContext) {
    self.axis = axis
    self.alignment = alignment
    self.uniformSpacing = uniformSpacing
    super.init(context)
  }

  func update(_ alignment: AlignmentKey, _ uniformSpacing: Double?) {
    guard alignment != self.alignment || uniformSpacing != self.uniformSpacing else { return }
    self.alignment = alignment
    self.uniformSpacing = uniformSpacing
    invalidate()
  }

  override var label: String { axis == .vertical ? "LazyVStack" : "LazyHStack" }
  override var givenNumbers: GivenNumbers {
    GivenNumbers().distance("spacing", uniformSpacing.map { CGFloat($0) })
  }
  override var priority: Double { 0 }
  var lazyAxes: Axis.Set { axis == .vertical ? .vertical : .horizontal }

  private func offer(_ across: Double) -> Proposal { Proposal(.nan, on: axis, minor: across) }

  func distance(_ before: LayoutNode?, _ node: LayoutNode) -> Double {
    guard let before else { return 0 }
    return uniformSpacing ?? before.spacing().distance(to: node.spacing(), along: axis)
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let proposed = proposal[axis.other]
    var length = 0.0
    var across = 0.0
    var before: LayoutNode?
    let log = ReasonLog.of(self)
    let record = log.map { _ in StackRecord() }
    var distances: [Double] = []
    for child in children {
      let size = child.size(offer(proposed))
      length += distance(before, child) + size[axis]
      if let record {
        record.serve(child, length: size[axis])
        distances.append(distance(before, child))
      }
      across = max(across, size[axis.other])
      before = child
    }
    if let log, let record {
      log.note(
        .stack(record.reason(axis: axis, .nan, distances: distances, length: length)),
        of: self, for: proposal)
    }
    return CGSize(length, on: axis, minor: proposed.isNaN ? across : proposed)
  }

  override func placeChildren() {
    let across = placed.size[axis.other]
    let line = Double(alignment.defaultValue(in: self, placed))
    var position = 0.0
    var before: LayoutNode?
    for child in children {
      let viewSize = ViewSize(child.size(offer(across)), offer(across))
      position += distance(before, child)
      if let log = ReasonLog.of(self) {
        log.note(
          place: .guide(
            PlaceReason.Meeting(
              own: log.guide(alignment, of: child, viewSize),
              other: GuideReason(
                guide: alignment.name, value: line, setBy: [], name: fullName)), on: axis.other),
          of: child)
      }
      child.place(
        at: CGPoint(
          position, on: axis, minor: line - Double(child.guide(alignment, viewSize))),
        viewSize, in: self)
      position += viewSize.size[axis]
      before = child
    }
  }
}
