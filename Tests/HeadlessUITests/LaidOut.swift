import Foundation

@testable import HeadlessUI

/// A view laid out in a window, with its frames at hand.
@MainActor
struct LaidOut {
  let host: ViewHost

  init<V: View>(
    _ view: V, _ width: CGFloat = 393, _ height: CGFloat = 852, scale: CGFloat = 2,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    var environment = environment
    environment.displayScale = scale
    host = ViewHost(view, size: CGSize(width: width, height: height), environment: environment)
    host.layout()
  }

  /// The frame of the root.
  var frame: CGRect { host.tree.frame ?? .null }

  var size: CGSize { frame.size }

  /// The frames of all nodes with a name, in the order of the tree.
  func frames(_ label: String) -> [CGRect] { host.tree.frames(label) }

  func widths(_ label: String) -> [CGFloat] { frames(label).map(\.width) }
  func heights(_ label: String) -> [CGFloat] { frames(label).map(\.height) }
}

extension NodeSnapshot {
  /// The first node with a name, in the order of the tree.
  func first(_ label: String) -> NodeSnapshot? {
    if self.label == label { return self }
    return children.lazy.compactMap { $0.first(label) }.first
  }

  /// The frames of all nodes with a name, in the order of the tree.
  func frames(_ label: String) -> [CGRect] {
    let own = self.label == label ? frame.map { [$0] } ?? [] : []
    return own + children.flatMap { $0.frames(label) }
  }
}

extension NodeSnapshot {
  /// The texts of all nodes, in the order of the tree.
  var texts: [String] {
    let own = label == "Text" ? [detail?.filter { $0 != "\"" } ?? ""] : []
    return own + children.flatMap(\.texts)
  }
}

/// The answers of a view to widths, with a proposed height.
@MainActor
func widths<V: View>(_ view: V, _ proposals: [CGFloat?], height: CGFloat? = 100) -> [CGFloat] {
  let host = ViewHost(view)
  return proposals.map { host.sizeThatFits(ProposedViewSize(width: $0, height: height)).width }
}

@MainActor
func size<V: View>(_ view: V, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
  ViewHost(view).sizeThatFits(ProposedViewSize(width: width, height: height))
}

/// Proposes half of what it is proposed to its subview.
struct HalfOfProposal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(half(proposal))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: half(proposal))
  }

  private func half(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: proposal.height)
  }
}
