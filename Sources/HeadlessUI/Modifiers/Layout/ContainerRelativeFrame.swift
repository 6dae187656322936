import Foundation

extension View {
  /// Frames the view as large as its container: the nearest scroll view, else the window.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Frames the view as large as some of the parts that its container is divided into.
  ///
  /// - Parameters:
  ///   - axes: the axes on which the container decides.
  ///   - count: how many parts there are.
  ///   - span: how many of them the view takes, with the gaps between them.
  ///   - spacing: the gap between two parts, in points.
  ///   - alignment: where the view is if it is of another size.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      // The formula of SwiftUI's documentation.
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
      return part * CGFloat(span) + CGFloat(span - 1) * spacing
    }
  }

  /// Frames the view by a length made from that of its container.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }
}

struct ContainerRelativeFrame {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  nonisolated init(
    axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat
  ) {
    self.axes = axes
    self.alignment = alignment
    self.length = length
  }
}

extension ContainerRelativeFrame: NodeModifier {
  typealias Body = Never

  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> ContainerRelativeFrameNode {
    ContainerRelativeFrameNode(child: child, self, context)
  }

  func updateNode(_ node: ContainerRelativeFrameNode, _ context: ViewContext) {
    node.frame = self
  }
}

/// A frame whose lengths come from the container around it.
final class ContainerRelativeFrameNode: UnaryNode {
  var frame: ContainerRelativeFrame {
    didSet { invalidate() }
  }
  private let scope: ContainerScope

  init(child: LayoutNode, _ frame: ContainerRelativeFrame, _ context: ViewContext) {
    self.frame = frame
    scope = context.environment.containerScope ?? context.layout.window
    super.init(child: child, context)
    scope.add(self)
  }

  override var label: String { "containerRelativeFrame" }
  override var detail: String? {
    switch frame.axes {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    default: nil
    }
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    var offer = proposal
    if frame.axes.contains(.horizontal) {
      offer.width = length(of: scope.size.width, .horizontal)
    }
    if frame.axes.contains(.vertical) {
      offer.height = length(of: scope.size.height, .vertical)
    }
    return offer
  }

  private func length(of container: CGFloat, _ axis: Axis) -> Double {
    Double(max(0, context.duringLayout { frame.length(container, axis) }))
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let offer = offer(proposal)
    let answer = child.size(offer)
    if let log = ReasonLog.of(self) {
      log.note(
        .containerFrame(
          frame.axes, container: scope.size, offered: offer.proposedViewSize, answer: answer),
        of: self, for: proposal)
    }
    return CGSize(
      width: frame.axes.contains(.horizontal) ? CGFloat(offer.width) : answer.width,
      height: frame.axes.contains(.vertical) ? CGFloat(offer.height) : answer.height)
  }

  override func childPlacement(_ viewSize: ViewSize) -> (origin: CGPoint, viewSize: ViewSize) {
    let offer = offer(viewSize.proposal)
    let inner = ViewSize(child.size(offer), offer)
    return (frame.alignment.origin(of: child, inner, in: self, viewSize), inner)
  }
}
