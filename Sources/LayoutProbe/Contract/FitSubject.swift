import HeadlessUI

/// A screen as it was laid out, for rules that look whether everything on it fits.
@MainActor
struct FitSubject {
  /// Something that is meant to be seen or used.
  struct Item {
    let node: NodeSnapshot
    let frame: CGRect
    let fit: NodeFit
    /// What is around it, the window first, as indices of ``FitSubject/nodes``.
    let ancestors: [Int]
  }

  /// A node with others in it.
  struct Surrounding {
    let node: NodeSnapshot
    let frame: CGRect
    let fit: NodeFit
    /// Whether nothing of what is in it shows beyond its frame.
    let isClipping: Bool
    /// Whether its content cannot be seen or tapped.
    let isHidden: Bool
  }

  private(set) var nodes: [Surrounding] = []
  private(set) var items: [Item] = []
  /// Nodes that can be tapped and are as large as their authors made them.
  private(set) var targets: [Item] = []
  /// The part of the window that bars and the edges of the device leave free.
  let free: CGRect

  init(_ root: NodeSnapshot, window: CGSize, safeArea: EdgeInsets, isRightToLeft: Bool) {
    free = CGRect(
      x: isRightToLeft ? safeArea.trailing : safeArea.leading, y: safeArea.top,
      width: max(0, window.width - safeArea.leading - safeArea.trailing),
      height: max(0, window.height - safeArea.top - safeArea.bottom))
    var pending: [(node: NodeSnapshot, ancestors: [Int], isHidden: Bool)] = [(root, [], false)]
    while let (node, ancestors, wasHidden) = pending.popLast() {
      guard let frame = node.frame, frame.minX.isFinite, frame.minY.isFinite,
        frame.width.isFinite, frame.height.isFinite
      else { continue }
      let fit = node.reference.fit
      let isHidden = wasHidden || node.effects.contains { FitSubject.hides($0) }
      if !isHidden {
        let item = Item(node: node, frame: frame, fit: fit, ancestors: ancestors)
        if fit.content != nil { items.append(item) }
        if node.tapTarget != nil { targets.append(item) }
      }
      let children = node.children
      guard !children.isEmpty else { continue }
      nodes.append(
        Surrounding(
          node: node, frame: frame, fit: fit,
          isClipping: node.effects.contains { FitSubject.clipping.contains($0.name) },
          isHidden: isHidden))
      let chain = ancestors + [nodes.count - 1]
      pending += children.reversed().map { ($0, chain, isHidden) }
    }
  }

  static let clipping: Set<String> = ["clipped", "clipShape", "cornerRadius", "mask"]

  private static func hides(_ effect: (name: String, detail: String?)) -> Bool {
    effect.name == "hidden" || (effect.name == "opacity" && effect.detail == "0")
  }

  /// Whether anything around an item moves, scales or turns it after it was laid out.
  func isTransformed(_ item: Item) -> Bool {
    let effects = item.node.effects + item.ancestors.flatMap { nodes[$0].node.effects }
    return effects.contains { FitSubject.transforms.contains($0.name) }
  }

  private static let transforms: Set<String> = [
    "scaleEffect", "rotationEffect", "rotation3DEffect", "transformEffect", "projectionEffect",
  ]

  /// Lengths that differ by no more are the same: texts are rounded to pixels.
  static let tolerance: CGFloat = 1

  /// What an item is, for messages.
  static func name(_ node: NodeSnapshot) -> String {
    node.detail.map { "\(node.label) \($0)" } ?? node.label
  }

  /// A frame in words.
  static func frame(_ frame: CGRect) -> String {
    "\(NumberText.size(frame.size)) at \(NumberText.length(frame.minX)), "
      + NumberText.length(frame.minY)
  }
}
