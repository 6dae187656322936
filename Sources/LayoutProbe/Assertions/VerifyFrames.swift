import HeadlessUI

/// Checks where nodes of a view end up; nil if they are where they are expected.
///
///     await verifyFrames(Row(), in: CGSize(width: 200, height: 40), ["HStack/Text[1]": frame])
///
/// - Parameters:
///   - view: the view, made anew for each run.
///   - window: the size of the window in points.
///   - frames: frames in the coordinates of the window, in points, by what tells a node: its path
///     or the end of it (`HStack/Text[1]`), its name if there is only one, or a text's string.
///   - accuracy: how far an origin or a side may be off, in points.
@MainActor
public func verifyFrames<V: View>(
  _ view: @autoclosure @escaping @MainActor () -> V, in window: CGSize, _ frames: [String: CGRect],
  accuracy: CGFloat = 0.01
) async -> String? {
  await AssertionSubject.view(view, in: window).verified(.frames(frames, accuracy))
}

/// Checks where parts of a model end up, by its own ids; see
/// ``verifyFrames(_:in:_:accuracy:)``.
@MainActor
public func verifyFrames(
  _ model: @autoclosure @escaping @MainActor () -> any LayoutModel, in window: CGSize,
  _ frames: [String: CGRect], accuracy: CGFloat = 0.01
) async -> String? {
  await AssertionSubject.model(model, in: window).verified(.frames(frames, accuracy))
}

extension LayoutCheck {
  /// Nodes are where they are expected, each named as ``verifyFrames(_:in:_:accuracy:)`` says.
  package static func frames(_ frames: [String: CGRect], _ accuracy: CGFloat) -> LayoutCheck {
    LayoutCheck { report in
      guard !frames.isEmpty else {
        return Failure(
          headline: "\(report.name): no frame is expected, so nothing was checked",
          isAboutLayout: false)
      }
      let nodes = NamedNode.all(report.tree)
      var lines: [String] = []
      for (label, expected) in frames.sorted(by: { $0.key < $1.key }) {
        let found = nodes.filter { $0.isNamed(label) }
        if found.count > 1 {
          lines.append("\(label): \(found.count) nodes have this name:")
          lines += found.prefix(5).map { "  \($0.path)" }
        } else if let node = found.first {
          let frame = node.frame
          guard !(frame.map { isNear($0, expected, accuracy) } ?? false) else { continue }
          lines.append(
            "\(label): \(frame.map(NumberText.frame) ?? "never placed"), "
              + "expected \(NumberText.frame(expected))")
        } else {
          lines.append("\(label): there is no such node; there are:")
          lines += nodes.prefix(8).map { "  \($0.path)" }
          if nodes.count > 8 { lines.append("  and \(nodes.count - 8) more") }
        }
      }
      guard !lines.isEmpty else { return nil }
      return Failure(
        headline: "\(report.name): frames differ from the expected ones", details: lines)
    }
  }
}

/// A node of a report's tree with its path.
private struct NamedNode {
  var path: String
  var detail: String?
  var frame: CGRect?

  func isNamed(_ label: String) -> Bool {
    path == label || path.hasSuffix("/" + label) || detail == "\"\(label)\""
      || path.split(separator: "/").last.map { $0.prefix { $0 != "[" } == label } ?? false
  }

  /// The nodes of a tree with whole paths, however deep: an assertion may name any of them.
  static func all(_ tree: [NodeReport]) -> [NamedNode] {
    zip(NodePaths.of(tree, namedDepth: .max), tree).map { path, node in
      NamedNode(path: path, detail: node.detail, frame: node.frame)
    }
  }
}

private func isNear(_ a: CGRect, _ b: CGRect, _ accuracy: CGFloat) -> Bool {
  [(a.minX, b.minX), (a.minY, b.minY), (a.width, b.width), (a.height, b.height)].allSatisfy {
    $0.0 == $0.1 || abs($0.0 - $0.1) <= accuracy
  }
}
