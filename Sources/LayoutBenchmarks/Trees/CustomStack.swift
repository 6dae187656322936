import LayoutProbe

/// A horizontal stack written with nothing but the public protocol: no spacing, top alignment.
struct CustomHStack: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func makeCache(subviews: Subviews) -> CustomArrangement { CustomArrangement(axis: .horizontal) }

  func updateCache(_ cache: inout CustomArrangement, subviews: Subviews) { cache.forget() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CustomArrangement
  ) -> CGSize {
    cache.arrange(proposal, subviews)
    return cache.size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout CustomArrangement
  ) {
    cache.place(subviews, in: bounds, proposal)
  }
}

/// A vertical stack written with nothing but the public protocol: no spacing, leading alignment.
struct CustomVStack: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func makeCache(subviews: Subviews) -> CustomArrangement { CustomArrangement(axis: .vertical) }

  func updateCache(_ cache: inout CustomArrangement, subviews: Subviews) { cache.forget() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CustomArrangement
  ) -> CGSize {
    cache.arrange(proposal, subviews)
    return cache.size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout CustomArrangement
  ) {
    cache.place(subviews, in: bounds, proposal)
  }
}

/// The algorithm of the built-in stacks, and what they keep from one question to the next.
struct CustomArrangement {
  private struct Candidate {
    var index: Int
    var priority: Double
    var least: CGFloat
    var flexibility: CGFloat

    func goesBefore(_ other: Candidate) -> Bool {
      priority != other.priority ? priority > other.priority : flexibility < other.flexibility
    }
  }

  private let axis: Axis
  private var arranged: ProposedViewSize?
  private(set) var size = CGSize.zero
  private var sizes: [CGSize] = []
  private var offers: [CGFloat?] = []
  private var order: [Candidate] = []

  init(axis: Axis) { self.axis = axis }

  mutating func forget() { arranged = nil }

  mutating func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize
  ) {
    var proposal = proposal
    if axis == .horizontal, proposal.height == nil { proposal.height = bounds.height }
    if axis == .vertical, proposal.width == nil { proposal.width = bounds.width }
    arrange(proposal, subviews)
    let minor = axis == .horizontal ? proposal.height : proposal.width
    var origin = bounds.origin
    for index in subviews.indices {
      subviews[index].place(at: origin, proposal: ProposedViewSize(offers[index], on: axis, minor))
      if axis == .horizontal {
        origin.x += sizes[index].width
      } else {
        origin.y += sizes[index].height
      }
    }
  }

  mutating func arrange(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    if arranged == proposal { return }
    arranged = proposal
    if sizes.count != subviews.count {
      sizes = Array(repeating: .zero, count: subviews.count)
      offers = Array(repeating: nil, count: subviews.count)
    }
    let minor = axis == .horizontal ? proposal.height : proposal.width
    if let major = axis == .horizontal ? proposal.width : proposal.height {
      distribute(major, minor, subviews)
    } else {
      for index in subviews.indices {
        offers[index] = nil
        sizes[index] = subviews[index].sizeThatFits(proposal)
      }
    }
    var (total, extent) = (CGFloat.zero, CGFloat.zero)
    for size in sizes {
      total += size[axis]
      extent = max(extent, size[axis == .horizontal ? .vertical : .horizontal])
    }
    size =
      axis == .horizontal
      ? CGSize(width: total, height: extent) : CGSize(width: extent, height: total)
  }

  private mutating func distribute(
    _ major: CGFloat, _ minor: CGFloat?, _ subviews: LayoutSubviews
  ) {
    order.removeAll(keepingCapacity: true)
    var isSorted = true
    for index in subviews.indices {
      let subview = subviews[index]
      let least = subview.sizeThatFits(ProposedViewSize(0, on: axis, minor))[axis]
      let most = subview.sizeThatFits(ProposedViewSize(.infinity, on: axis, minor))[axis]
      let candidate = Candidate(
        index: index, priority: subview.priority, least: least, flexibility: most - least)
      if let last = order.last, candidate.goesBefore(last) { isSorted = false }
      order.append(candidate)
    }
    if !isSorted { order.sort { $0.goesBefore($1) } }
    var available = major
    // Those of lower priority are kept their minimum while others are served.
    for candidate in order where candidate.priority != order[0].priority {
      available -= candidate.least
    }
    var position = 0
    while position < order.count {
      let priority = order[position].priority
      var end = position
      while end < order.count, order[end].priority == priority {
        if position > 0 { available += order[end].least }
        end += 1
      }
      for place in position..<end {
        let index = order[place].index
        let offer = max(available / CGFloat(end - place), 0)
        offers[index] = offer
        sizes[index] = subviews[index].sizeThatFits(ProposedViewSize(offer, on: axis, minor))
        available -= sizes[index][axis]
      }
      position = end
    }
  }
}

extension CGSize {
  fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension ProposedViewSize {
  fileprivate init(_ major: CGFloat?, on axis: Axis, _ minor: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: major, height: minor)
      : ProposedViewSize(width: minor, height: major)
  }
}
