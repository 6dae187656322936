import HeadlessUI

/// The single changes that may give a node another size.
@MainActor
struct SizeCandidates {
  typealias Trial = SizeTrials.Trial

  let host: ViewHost
  let node: NodeReference
  let wanted: ProposedViewSize
  let size: CGSize
  private let around: [NodeReference]

  /// Nodes further out have less to do with it.
  private static let levels = 6
  private static let siblings = 6

  init(_ host: ViewHost, _ node: NodeReference, _ wanted: ProposedViewSize) {
    self.host = host
    self.node = node
    self.wanted = wanted
    size = node.placedSize
    around = Array(node.around.prefix(Self.levels))
  }

  /// What is missing on an axis; nil where it does not matter or is there already.
  private func missing(_ axis: Axis) -> CGFloat? {
    let (goal, length) =
      axis == .horizontal ? (wanted.width, size.width) : (wanted.height, size.height)
    guard let goal, abs(goal - length) >= SizeWish.tolerance else { return nil }
    return goal - length
  }

  /// Changes that have no number, or one that is known.
  var fixed: [Trial] { priorities + lines + ideals + frames }

  /// Changes of a number: a guess, from which the next one follows.
  var numbers: [(guess: CGFloat, start: CGFloat, trial: (CGFloat) -> Trial?)] {
    Axis.allCases.flatMap {
      axis -> [(guess: CGFloat, start: CGFloat, trial: (CGFloat) -> Trial?)] in
      guard let missing = missing(axis) else { return [] }
      return ([node] + around).flatMap { given($0, axis, missing) }
        + neighbours(along: axis).flatMap { given($0, axis, -missing) } + rooms(axis, missing)
    }
  }

  /// The others in the nearest stack along an axis: what they take, the node does not get.
  private func neighbours(along axis: Axis) -> [NodeReference] {
    for (index, stack) in around.enumerated() {
      guard case .stack(axis, _, _)? = stack.given else { continue }
      let item = index == 0 ? node : around[index - 1]
      return Array(stack.parts.filter { $0 != item }.prefix(Self.siblings))
    }
    return []
  }

  // MARK: Without numbers

  private var priorities: [Trial] {
    var trials: [Trial] = []
    for (index, stack) in around.enumerated() {
      guard case .stack? = stack.given else { continue }
      let item = index == 0 ? node : around[index - 1]
      trials.append(priority(1, item))
      trials += stack.parts.filter { $0 != item }.prefix(Self.siblings).map { priority(-1, $0) }
    }
    return trials
  }

  private func priority(_ value: Double, _ item: NodeReference) -> Trial {
    Trial(
      target: item, change: .node(.layoutPriority(value)),
      swift: ".layoutPriority(\(NumberText.length(CGFloat(value))))", rank: value > 0 ? 0 : 2)
  }

  private var lines: [Trial] {
    guard node.given == .text else { return [] }
    return [nil, 1, 2, 3].map { limit in
      Trial(
        target: node, change: .node(.lineLimit(limit)),
        swift: ".lineLimit(\(limit.map(String.init) ?? "nil"))", rank: 1)
    }
  }

  private var ideals: [Trial] {
    [
      (Axis.Set.horizontal, ".fixedSize(horizontal: true, vertical: false)"),
      (.vertical, ".fixedSize(horizontal: false, vertical: true)"),
      ([.horizontal, .vertical], ".fixedSize()"),
    ].map {
      Trial(target: node, change: .node(.fixedSize($0.0)), swift: $0.1, rank: 3)
    }
  }

  private var frames: [Trial] {
    let needed = (
      missing(.horizontal) == nil ? nil : wanted.width,
      missing(.vertical) == nil ? nil : wanted.height
    )
    var trials = [frame(node, needed.0, needed.1)]
    if needed.0 != wanted.width || needed.1 != wanted.height {
      trials.append(frame(node, wanted.width, wanted.height))
    }
    return trials
  }

  private func frame(_ target: NodeReference, _ width: CGFloat?, _ height: CGFloat?) -> Trial {
    Trial(
      target: target, change: .node(.frame(width: width, height: height)),
      swift: ".frame(" + Self.arguments([("width", width), ("height", height)]) + ")", rank: 5)
  }

  private static func arguments(_ values: [(String, CGFloat?)]) -> String {
    values.compactMap { name, value in value.map { "\(name): \(SwiftNumber.text($0))" } }
      .joined(separator: ", ")
  }

  // MARK: Numbers that are there

  private typealias Number = (guess: CGFloat, start: CGFloat, trial: (CGFloat) -> Trial?)

  private func given(_ target: NodeReference, _ axis: Axis, _ missing: CGFloat) -> [Number] {
    let isHorizontal = axis == .horizontal
    switch target.given {
    case .fixed(let width, let height):
      guard let length = isHorizontal ? width : height else { return [] }
      return [
        (
          length + missing, length,
          { new in
            let (w, h) = isHorizontal ? (new, height) : (width, new)
            return Trial(
              target: target, change: .node(.fixedLengths(width: w, height: h)),
              swift: Self.arguments([(isHorizontal ? "width" : "height", new)]),
              replaces: Self.arguments([(isHorizontal ? "width" : "height", length)]), rank: 4)
          }
        )
      ]
    case .limited(let horizontal, let vertical):
      return limits(target, axis, isHorizontal ? horizontal : vertical, missing)
    case .padding(let insets): return padding(target, axis, insets, missing)
    case .stack(axis, let count, let spacing) where count > 1:
      let distances = target.distances
      guard distances.count == count - 1, let first = distances.first,
        distances.allSatisfy({ $0 == first })
      else { return [] }
      let start = CGFloat(first)
      return [
        (
          start - missing / CGFloat(count - 1), start,
          { new in
            Trial(
              target: target, change: .node(.spacing(new)),
              swift: "spacing: \(SwiftNumber.text(new))",
              replaces: spacing == nil
                ? "its own spacing" : "spacing: \(SwiftNumber.text(start))", rank: 4)
          }
        )
      ]
    default: return []
    }
  }

  private func limits(
    _ target: NodeReference, _ axis: Axis, _ given: GivenLayout.Limits, _ missing: CGFloat
  ) -> [Number] {
    let name = axis == .horizontal ? "Width" : "Height"
    let kinds: [(String, WritableKeyPath<GivenLayout.Limits, CGFloat?>)] = [
      ("max", \.most), ("min", \.least), ("ideal", \.ideal),
    ]
    return kinds.compactMap { kind, path in
      guard let length = given[keyPath: path], length.isFinite else { return nil }
      return (
        length + missing, length,
        { new in
          var limits = given
          limits[keyPath: path] = new
          return Trial(
            target: target,
            change: .node(
              .limits(axis, least: limits.least, ideal: limits.ideal, most: limits.most)),
            swift: "\(kind)\(name): \(SwiftNumber.text(new))",
            replaces: "\(kind)\(name): \(SwiftNumber.text(length))", rank: 4)
        }
      )
    }
  }

  /// Only of padding that is the same on all edges: the others are written in many ways.
  private func padding(
    _ target: NodeReference, _ axis: Axis, _ insets: EdgeInsets, _ missing: CGFloat
  ) -> [Number] {
    let start = insets.top
    guard insets == EdgeInsets(top: start, leading: start, bottom: start, trailing: start) else {
      return []
    }
    return [
      (
        start - missing / 2, start,
        { new in
          Trial(
            target: target,
            change: .node(
              .padding(EdgeInsets(top: new, leading: new, bottom: new, trailing: new))),
            swift: ".padding(\(SwiftNumber.text(new)))",
            replaces: ".padding(\(SwiftNumber.text(start)))", rank: 4)
        }
      )
    ]
  }

  // MARK: More room

  private func rooms(_ axis: Axis, _ missing: CGFloat) -> [Number] {
    let isHorizontal = axis == .horizontal
    let parents = around.prefix(3).map { parent -> Number in
      let start = isHorizontal ? parent.placedSize.width : parent.placedSize.height
      return (
        start + missing, start,
        { new in self.frame(parent, isHorizontal ? new : nil, isHorizontal ? nil : new) }
      )
    }
    let start = isHorizontal ? host.size.width : host.size.height
    let window = host.size
    return parents + [
      (
        start + missing, start,
        { new in
          let size = CGSize(
            width: isHorizontal ? new : window.width, height: isHorizontal ? window.height : new)
          return Trial(
            target: self.host.root, change: .window(size),
            swift: "a window of \(NumberText.size(size))", rank: 6)
        }
      )
    ]
  }
}

/// Numbers as Swift has them.
enum SwiftNumber {
  static func text(_ value: CGFloat) -> String {
    value == .infinity ? ".infinity" : NumberText.length(value)
  }
}
