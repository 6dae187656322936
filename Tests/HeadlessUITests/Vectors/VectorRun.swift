import Foundation

@testable import HeadlessUI

/// Lays a vector's tree out and compares.
@MainActor
enum VectorRun {
  /// What the engine answers differently, a line each; empty if the vector agrees.
  static func disagreements(_ vector: LayoutVector) -> [String] {
    disagreements(vector, with: VectorView.make(vector.tree))
  }

  private static func disagreements<V: View>(_ vector: LayoutVector, with view: V) -> [String] {
    var environment = EnvironmentValues()
    environment.displayScale = 1
    let host = ViewHost(view, environment: environment)
    let root = host.rootNode
    let proposal = Proposal(
      width: vector.proposal[0]?.value ?? .nan, height: vector.proposal[1]?.value ?? .nan)
    let viewSize = ViewSize(root.size(proposal), proposal)

    var found: [String] = []
    func compare(_ what: String, _ expected: [VectorNumber]?, _ answer: [VectorNumber]?) {
      switch (expected, answer) {
      case (let expected?, let answer?) where agree(expected, answer): break
      case (nil, nil): break
      default:
        found.append(
          "\(what): expected \(expected?.description ?? "none"), "
            + "found \(answer?.description ?? "none")")
      }
    }
    compare("size", vector.size, numbers(viewSize.size))
    guard let frames = vector.frames else { return found }

    // Where the notation puts it: not centred in a window.
    root.place(relative: .zero, viewSize)
    let expected = frames.merging(vector.inner ?? [:]) { leaf, _ in leaf }
    let answers = placedFrames(vector.tree, root)
    let paths = Set(expected.keys).union(answers.keys).subtracting(vector.untold ?? [])
    for path in paths.sorted() {
      compare(path, expected[path], answers[path].map(numbers))
    }
    let dimensions = ViewDimensions(node: root, viewSize: viewSize)
    for (name, guide) in VectorGuide.all.sorted(by: { $0.key < $1.key }) {
      let answer =
        switch guide {
        case .horizontal(let guide): dimensions[explicit: guide]
        case .vertical(let guide): dimensions[explicit: guide]
        }
      compare(
        name, (vector.explicitGuides?[name]).map { [$0] }, answer.map { [VectorNumber($0)] })
    }
    return found
  }

  private static func agree(_ a: [VectorNumber], _ b: [VectorNumber]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.agrees(with: $1) }
  }

  private static func numbers(_ size: CGSize) -> [VectorNumber] {
    [VectorNumber(size.width), VectorNumber(size.height)]
  }

  private static func numbers(_ frame: CGRect) -> [VectorNumber] {
    [VectorNumber(frame.origin.x), VectorNumber(frame.origin.y)] + numbers(frame.size)
  }

  /// The frames of all nodes by path. A tree of another shape than the notation's has other paths.
  private static func placedFrames(_ tree: VectorTree, _ root: LayoutNode) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    func collect(_ tree: VectorTree, _ node: LayoutNode, _ path: String) {
      if node.flags.contains(.wasPlaced) {
        frames[path] = CGRect(origin: node.absoluteOrigin, size: node.placed.size)
      }
      if case .fixed = tree { return }
      let nodes = tree.vanishes ? [node] : node.childNodes
      for (index, node) in nodes.enumerated() {
        let path = "\(path).\(index)"
        if index < tree.children.count {
          collect(tree.children[index], node, path)
        } else {
          frames[path] = CGRect(origin: node.absoluteOrigin, size: node.placed.size)
        }
      }
    }
    collect(tree, root, "r")
    return frames
  }
}
