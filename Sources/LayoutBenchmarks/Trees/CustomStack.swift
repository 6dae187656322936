import LayoutProbe

/// The axis of a stack as a type: a layout says which one it has before there is a value of it.
protocol StackAxis {
  static var axis: Axis { get }
}

enum AlongHorizontal: StackAxis {
  static var axis: Axis { .horizontal }
}

enum AlongVertical: StackAxis {
  static var axis: Axis { .vertical }
}

/// The algorithm of the built-in stacks, written with nothing but the public protocol: no spacing,
/// leading or top alignment.
struct CustomStack<Along: StackAxis>: Layout {
  struct Cache {
    var arranged: ProposedViewSize?
    var size = CGSize.zero
    var sizes: [CGSize] = []
    var offers: [CGFloat?] = []
    var order: [Candidate] = []
  }

  struct Candidate {
    var index: Int
    var priority: Double
    var least: CGFloat
    var flexibility: CGFloat
  }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = Along.axis
    return properties
  }

  private var isHorizontal: Bool { Along.axis == .horizontal }

  private func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

  private func proposal(_ offer: CGFloat?, _ minor: CGFloat?) -> ProposedViewSize {
    isHorizontal
      ? ProposedViewSize(width: offer, height: minor)
      : ProposedViewSize(width: minor, height: offer)
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    arrange(proposal, subviews, &cache)
    return cache.size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var proposal = proposal
    if isHorizontal, proposal.height == nil { proposal.height = bounds.height }
    if !isHorizontal, proposal.width == nil { proposal.width = bounds.width }
    arrange(proposal, subviews, &cache)
    let minor = isHorizontal ? proposal.height : proposal.width
    var origin = bounds.origin
    for index in subviews.indices {
      subviews[index].place(at: origin, proposal: self.proposal(cache.offers[index], minor))
      if isHorizontal {
        origin.x += cache.sizes[index].width
      } else {
        origin.y += cache.sizes[index].height
      }
    }
  }

  private func arrange(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) {
    if cache.arranged == proposal { return }
    cache.arranged = proposal
    cache.sizes = Array(repeating: .zero, count: subviews.count)
    cache.offers = Array(repeating: nil, count: subviews.count)
    let minor = isHorizontal ? proposal.height : proposal.width
    if let major = isHorizontal ? proposal.width : proposal.height {
      distribute(major, minor, subviews, &cache)
    } else {
      for index in subviews.indices {
        cache.sizes[index] = subviews[index].sizeThatFits(self.proposal(nil, minor))
      }
    }
    var (total, extent) = (CGFloat.zero, CGFloat.zero)
    for size in cache.sizes {
      total += along(size)
      extent = max(extent, across(size))
    }
    cache.size =
      isHorizontal
      ? CGSize(width: total, height: extent) : CGSize(width: extent, height: total)
  }

  private func distribute(
    _ major: CGFloat, _ minor: CGFloat?, _ subviews: Subviews, _ cache: inout Cache
  ) {
    cache.order.removeAll(keepingCapacity: true)
    for index in subviews.indices {
      let subview = subviews[index]
      let least = along(subview.sizeThatFits(proposal(0, minor)))
      let most = along(subview.sizeThatFits(proposal(.infinity, minor)))
      cache.order.append(
        Candidate(
          index: index, priority: subview.priority, least: least, flexibility: most - least))
    }
    cache.order.sort {
      $0.priority != $1.priority
        ? $0.priority > $1.priority : $0.flexibility < $1.flexibility
    }
    var available = major
    var position = 0
    // Those of lower priority are kept their minimum while others are served.
    for candidate in cache.order where candidate.priority != cache.order[0].priority {
      available -= candidate.least
    }
    while position < cache.order.count {
      let priority = cache.order[position].priority
      var end = position
      while end < cache.order.count, cache.order[end].priority == priority {
        if position > 0 { available += cache.order[end].least }
        end += 1
      }
      for place in position..<end {
        let index = cache.order[place].index
        let offer = max(available / CGFloat(end - place), 0)
        cache.offers[index] = offer
        cache.sizes[index] = subviews[index].sizeThatFits(proposal(offer, minor))
        available -= along(cache.sizes[index])
      }
      position = end
    }
  }
}
