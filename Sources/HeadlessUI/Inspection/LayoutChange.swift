import Foundation

/// One change of a tree that is laid out already, as an edit of its source would make it.
package enum LayoutChange: Equatable, Sendable {
  /// The view gets a priority in the stack that it is in.
  case layoutPriority(Double)
  /// The view gets its ideal size on these axes.
  case fixedSize(Axis.Set)
  /// The view gets a frame; nil for an axis that is left alone.
  case frame(width: CGFloat?, height: CGFloat?)
  /// The text may have so many lines; nil for any number.
  case lineLimit(Int?)
  /// The stack has this distance between its children.
  case spacing(CGFloat)
  /// The padding has these insets.
  case padding(EdgeInsets)
  /// A fixed frame has these lengths; nil for an axis that it leaves alone.
  case fixedLengths(width: CGFloat?, height: CGFloat?)
  /// A frame with limits has other ones on an axis.
  case limits(Axis, least: CGFloat?, ideal: CGFloat?, most: CGFloat?)
}

/// A change that was made, and how to take it back.
@MainActor
package struct MadeChange {
  fileprivate let undo: @MainActor () -> Void
  fileprivate let holds: @MainActor () -> Bool

  /// Puts everything back as it was.
  package func takeBack() { undo() }

  /// Whether the tree still has the change: an update may have made the place anew.
  package var isInForce: Bool { holds() }
}

extension ViewHost {
  /// Makes a change of a node, to be seen with the next layout; nil where it cannot be made.
  package func make(_ change: LayoutChange, of reference: NodeReference) -> MadeChange? {
    let node = reference.node
    switch change {
    case .layoutPriority(let priority):
      return wrap(node) { LayoutPriorityNode(child: $0, priority, $1) }
    case .fixedSize(let axes):
      return wrap(node) {
        let wrapper = FixedSizeNode(child: $0, $1)
        wrapper.axes = axes
        return wrapper
      }
    case .frame(let width, let height):
      return wrap(node) {
        let wrapper = FrameNode(child: $0, $1)
        wrapper.set(
          width: width.map { Double($0) } ?? .nan, height: height.map { Double($0) } ?? .nan,
          alignment: .center)
        return wrapper
      }
    case .lineLimit(let limit):
      guard let text = node as? TextNode else { return nil }
      let before = text.content
      var content = before
      content.lineLimit = limit
      guard content != before else { return nil }
      text.show(content)
      return MadeChange(undo: { text.show(before) }, holds: { text.content.lineLimit == limit })
    case .spacing(let spacing):
      guard let stack = node as? StackNode else { return nil }
      let before = stack.uniformSpacing
      stack.uniformSpacing = Double(spacing)
      return MadeChange(
        undo: { stack.uniformSpacing = before },
        holds: { stack.uniformSpacing == Double(spacing) })
    case .padding(let insets):
      guard let padding = node as? PaddingNode, padding.insets != insets else { return nil }
      let before = padding.insets
      padding.insets = insets
      return MadeChange(undo: { padding.insets = before }, holds: { padding.insets == insets })
    case .fixedLengths(let width, let height):
      guard let frame = node as? FrameNode else { return nil }
      return set(frame, width.map { Double($0) } ?? .nan, height.map { Double($0) } ?? .nan)
    case .limits(let axis, let least, let ideal, let most):
      guard let frame = node as? FlexibleFrameNode else { return nil }
      let range = FlexibleFrameNode.Range(least, ideal, most)
      let before = frame.limits
      let (h, v) =
        axis == .horizontal ? (range, before.vertical) : (before.horizontal, range)
      frame.set(h, v, before.alignment)
      return MadeChange(
        undo: { frame.set(before.horizontal, before.vertical, before.alignment) },
        holds: { frame.limits.horizontal == h && frame.limits.vertical == v })
    }
  }

  private func set(_ frame: FrameNode, _ width: Double, _ height: Double) -> MadeChange {
    let before = frame.lengths
    frame.set(width: width, height: height, alignment: before.alignment)
    return MadeChange(
      undo: { frame.set(width: before.width, height: before.height, alignment: before.alignment) },
      holds: {
        Proposal(width: frame.lengths.width, height: frame.lengths.height)
          .isSame(as: Proposal(width: width, height: height))
      })
  }

  /// Puts a modifier's node around one, outside of what has no layout of its own.
  private func wrap(
    _ node: LayoutNode, _ make: (LayoutNode, ViewContext) -> UnaryNode
  ) -> MadeChange? {
    var outermost = node
    while let above = outermost.parent, above.flags.contains(.isTransparent) { outermost = above }
    var environment = EnvironmentValues()
    if node.flags.contains(.rightToLeft) { environment.layoutDirection = .rightToLeft }
    let context = ViewContext(host: hostState, environment: environment)
    let index = outermost.index
    switch outermost.parent {
    case let parent as UnaryNode:
      let wrapper = make(outermost, context)
      parent.replaceChild(wrapper)
      return MadeChange(
        undo: {
          outermost.parent = nil
          parent.replaceChild(outermost)
        },
        holds: { parent.child === wrapper })
    case let parent as ContainerNode:
      let before = parent.children
      guard before.indices.contains(Int(index)), before[Int(index)] === outermost else {
        return nil
      }
      let wrapper = make(outermost, context)
      var children = before
      children[Int(index)] = wrapper
      parent.setChildren(children)
      return MadeChange(
        undo: { parent.setChildren(before) },
        holds: {
          parent.children.indices.contains(Int(index)) && parent.children[Int(index)] === wrapper
        })
    case nil where outermost === rootNode:
      let wrapper = make(outermost, context)
      replaceRoot(with: wrapper)
      return MadeChange(
        undo: { [self] in
          outermost.parent = nil
          replaceRoot(with: outermost)
        },
        holds: { [self] in rootNode === wrapper })
    default: return nil
    }
  }
}

extension NodeReference {
  /// The size that the node was placed with.
  package var placedSize: CGSize { node.placed.size }

  /// Whether its content scrolls in it.
  package var scrolls: Bool { node is any InsetScrolling }

  /// What it is, with what tells it from others of its kind.
  package var fullName: String { node.fullName }

  /// The nodes around it that have a layout of their own, from the inside out.
  package var around: [NodeReference] {
    var result: [NodeReference] = []
    var next = node.parent
    while let above = next {
      if !above.flags.contains(.isTransparent) { result.append(NodeReference(above)) }
      next = above.parent
    }
    return result
  }

  /// The children that have a layout of their own.
  package var parts: [NodeReference] { node.childNodes.map { NodeReference($0.visible) } }

  /// What the node is told by its author, for those who try what else would do.
  package var given: GivenLayout? {
    switch node {
    case let stack as StackNode:
      return .stack(stack.axis, stack.childNodes.count, spacing: stack.uniformSpacing)
    case is TextNode: return .text
    case let padding as PaddingNode where !(padding is ControlFrameNode):
      return .padding(padding.insets)
    case let frame as FrameNode:
      let (width, height) = (frame.lengths.width, frame.lengths.height)
      return .fixed(
        width: width.isNaN ? nil : CGFloat(width), height: height.isNaN ? nil : CGFloat(height))
    case let frame as FlexibleFrameNode:
      return .limited(
        horizontal: frame.limits.horizontal.given, vertical: frame.limits.vertical.given)
    default: return nil
    }
  }

  /// The distances between the children of a stack, as it was laid out last.
  package var distances: [Double] {
    guard let stack = node as? StackNode, let log = node.context.reasons,
      case .stack(let reason)? = log.reason(of: stack, for: stack.placed.proposal)
    else { return [] }
    return Array(reason.distances.dropFirst())
  }
}

/// What an author tells a built-in layout.
package enum GivenLayout: Equatable, Sendable {
  /// The limits of one axis of a frame.
  package struct Limits: Equatable, Sendable {
    package var least: CGFloat?
    package var ideal: CGFloat?
    package var most: CGFloat?
  }

  /// How many children it has, and the distance between them; nil for what they prefer.
  case stack(Axis, Int, spacing: Double?)
  case text
  case padding(EdgeInsets)
  case fixed(width: CGFloat?, height: CGFloat?)
  case limited(horizontal: Limits, vertical: Limits)
}

extension FlexibleFrameNode.Range {
  fileprivate var given: GivenLayout.Limits {
    func length(_ value: Double) -> CGFloat? { value.isNaN ? nil : CGFloat(value) }
    return GivenLayout.Limits(least: length(least), ideal: length(ideal), most: length(most))
  }
}
