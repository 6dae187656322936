#if LAYOUTPROBE_HEADLESS
  import HeadlessUI
#else
  import SwiftUI
#endif

/// What this engine answers where another one did.
@MainActor
enum TreeAnswers {
  /// The line of a tree with the answers of this engine; nil if the line has no tree.
  static func line(_ line: AnswerLine, engine: String) throws -> AnswerLine? {
    guard let tree = line.tree else { return nil }
    guard line.proposal.count == 2 else {
      throw TreeProblem(message: "\(line.id): a proposal has a width and a height")
    }
    do {
      let node = try TreeNode(tree)
      let view = try TreeView.make(node)
      let proposal = AnswerProposal(
        width: line.proposal[0].length, height: line.proposal[1].length)
      var answered = self.line(line.id, answer(view, proposal), to: proposal, engine: engine)
      answered.kind = line.kind
      answered.tree = tree
      separate(&answered, node)
      return answered
    } catch let problem as TreeProblem {
      throw TreeProblem(message: "\(line.id): \(problem.message)")
    }
  }

  /// The line of an answer.
  static func line(
    _ id: String, _ answer: Answer, to proposal: AnswerProposal, engine: String
  ) -> AnswerLine {
    var line = AnswerLine(
      id: id, engine: engine,
      proposal: [TreeValue(length: proposal.width), TreeValue(length: proposal.height)],
      size: [TreeValue(length: answer.size.width), TreeValue(length: answer.size.height)])
    guard answer.isFinite else { return line }
    line.frames = answer.frames.mapValues { frame in
      [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map {
        TreeValue(length: $0)
      }
    }
    if !answer.guides.isEmpty {
      line.explicitGuides = answer.guides.mapValues { TreeValue(length: $0) }
    }
    return line
  }

  private static func answer<V: View>(_ view: V, _ proposal: AnswerProposal) -> Answer {
    AnswerHost.answer(view, to: proposal)
  }

  /// The paths of nodes whose frames are not known.
  private static func untold(_ root: TreeNode) -> [String] {
    var paths: [String] = []
    func collect(_ node: TreeNode, _ path: String, _ parent: TreeNode?) {
      if !TreeView.isTold(node, in: parent) { paths.append(path) }
      for (index, child) in node.children.enumerated() {
        collect(child, "\(path).\(index)", node)
      }
    }
    collect(root, "r", nil)
    return paths
  }

  /// Leaves have their frames apart from what is around them.
  private static func separate(_ line: inout AnswerLine, _ root: TreeNode) {
    guard let frames = line.frames else { return }
    var leaves: Set<String> = []
    func collect(_ node: TreeNode, _ path: String) {
      if TreeView.isLeaf(node) { leaves.insert(path) }
      for (index, child) in node.children.enumerated() { collect(child, "\(path).\(index)") }
    }
    collect(root, "r")
    line.frames = frames.filter { leaves.contains($0.key) }
    line.inner = frames.filter { !leaves.contains($0.key) }
    let untold = untold(root)
    line.untold = untold.isEmpty ? nil : untold
  }
}
