import Foundation

@testable import HeadlessUI

/// Text of a font that is the same everywhere: 10 points a character, 20 a line.
struct BoxText: LeafView {
  typealias Body = Never

  let string: String

  func makeLeaf(_ context: ViewContext) -> BoxTextNode { BoxTextNode(string, context) }
  func updateLeaf(_ node: BoxTextNode, _ context: ViewContext) {}
}

final class BoxTextNode: LayoutNode {
  private let words: [Int]

  init(_ string: String, _ context: ViewContext) {
    words = string.split(separator: " ", omittingEmptySubsequences: false).map(\.count)
    super.init(context, [.memoizes, .hasGuides])
  }

  override var label: String { "BoxText" }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let limit = proposal.width.isNaN ? .infinity : proposal.width
    var lines = [words[0]]
    for word in words.dropFirst() {
      let together = lines[lines.count - 1] + 1 + word
      if Double(together) * 10 <= limit {
        lines[lines.count - 1] = together
      } else {
        lines.append(word)
      }
    }
    return CGSize(width: 10 * (lines.max() ?? 0), height: 20 * lines.count)
  }

  override func computeExplicitGuide(_ key: AlignmentKey, _ viewSize: ViewSize) -> CGFloat? {
    switch key.kind {
    case .firstTextBaseline: 15
    case .lastTextBaseline: viewSize.size.height - 5
    default: nil
    }
  }
}

/// Takes its proposal within limits: least, ideal and greatest length of each axis.
struct Clamped: LeafView {
  typealias Body = Never

  let width: [CGFloat]
  let height: [CGFloat]

  func makeLeaf(_ context: ViewContext) -> ClampedNode { ClampedNode(self, context) }
  func updateLeaf(_ node: ClampedNode, _ context: ViewContext) {}
}

final class ClampedNode: LayoutNode {
  private let limits: Clamped

  init(_ limits: Clamped, _ context: ViewContext) {
    self.limits = limits
    super.init(context)
  }

  override var label: String { "Clamped" }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    CGSize(
      width: length(proposal.width, limits.width), height: length(proposal.height, limits.height))
  }

  private func length(_ proposed: Double, _ limits: [CGFloat]) -> CGFloat {
    min(max(proposed.isNaN ? limits[1] : CGFloat(proposed), limits[0]), limits[2])
  }
}
