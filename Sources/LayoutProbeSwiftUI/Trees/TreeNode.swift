import Foundation

/// A node of a view tree in the notation of the layout vectors: an object with its kind in `t`, its
/// children in `c`, and what the kind needs.
struct TreeNode {
  let kind: String
  let children: [TreeNode]
  private let fields: [String: TreeValue]

  init(_ value: TreeValue) throws {
    guard case .object(let fields) = value, case .text(let kind)? = fields["t"] else {
      throw TreeProblem(message: "a node of a tree is an object with a kind in 't'")
    }
    self.kind = kind
    self.fields = fields
    if case .list(let children)? = fields["c"] {
      self.children = try children.map(TreeNode.init)
    } else {
      children = []
    }
  }

  /// A child that the kind must have.
  func child(_ index: Int) throws -> TreeNode {
    guard children.indices.contains(index) else {
      throw TreeProblem(message: "'\(kind)' has \(children.count) children in 'c'")
    }
    return children[index]
  }

  func length(_ key: String) -> CGFloat? { fields[key]?.length }

  func given(_ key: String) throws -> CGFloat {
    guard let length = length(key) else { throw missing(key) }
    return length
  }

  func lengths(_ key: String, count: Int) throws -> [CGFloat] {
    guard case .list(let values)? = fields[key] else { throw missing(key) }
    let lengths = values.compactMap(\.length)
    guard lengths.count == count, values.count == count else { throw missing(key) }
    return lengths
  }

  func text(_ key: String) throws -> String {
    guard case .text(let text)? = fields[key] else { throw missing(key) }
    return text
  }

  func texts(_ key: String) throws -> [String] {
    guard case .list(let values)? = fields[key] else { throw missing(key) }
    return try values.map {
      guard case .text(let text) = $0 else { throw missing(key) }
      return text
    }
  }

  func flag(_ key: String) throws -> Bool {
    guard case .bool(let flag)? = fields[key] else { throw missing(key) }
    return flag
  }

  private func missing(_ key: String) -> TreeProblem {
    TreeProblem(message: "'\(kind)' needs '\(key)'")
  }
}
