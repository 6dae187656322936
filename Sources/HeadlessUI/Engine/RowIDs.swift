import Foundation

/// What is wrong with the ids of a `ForEach`.
package struct RowIDFlaw: Hashable, Sendable {
  package enum Kind: Sendable {
    /// Several elements have the id.
    case repeated
    /// The id is another one each time it is asked for.
    case changing
  }

  package var kind: Kind
  /// The type of the `ForEach`.
  package var collection: String
  package var id: String
  /// The path of what its rows are in.
  package var path = ""
  /// The view in whose body it is written; nil for none.
  package var owner: String?

  /// What SwiftUI prints about an id that several elements have.
  package var warning: String {
    "\(collection): the ID \(id) occurs multiple times within the collection, this will give "
      + "undefined results!"
  }
}

/// Takes note of ids that do not tell the elements of a collection apart.
struct RowIDs {
  /// A flaw, and the element whose place is its own.
  struct Note {
    let flaw: RowIDFlaw
    weak var element: AnyElement?
  }

  private(set) var notes: [Note] = []

  /// Takes note of a flaw, once for each element.
  @MainActor mutating func note(_ flaw: RowIDFlaw, of element: AnyElement) {
    guard !notes.contains(where: { $0.flaw == flaw && $0.element === element }) else { return }
    notes.append(Note(flaw: flaw, element: element))
    if flaw.kind == .repeated { element.context.layout.report(flaw.warning, at: nil) }
  }
}

extension ViewHost {
  /// What was found wrong with ids since this was last asked.
  package func takeRowIDFlaws() -> [RowIDFlaw] {
    defer { hostState.layout.rowIDs = RowIDs() }
    return hostState.layout.rowIDs.notes.map { note in
      var flaw = note.flaw
      guard let element = note.element else { return flaw }
      flaw.path = element.pathAroundNodes
      flaw.owner = element.owner.map { TypeName.short($0) }
      return flaw
    }
  }
}

extension AnyElement {
  /// The path of what all of its nodes are in.
  fileprivate var pathAroundNodes: String {
    var nodes: ContiguousArray<LayoutNode> = []
    appendNodes(to: &nodes)
    guard let first = nodes.first, let last = nodes.last else { return "" }
    if first === last { return first.parent?.path ?? "" }
    let (start, end) = (first.path.split(separator: "/"), last.path.split(separator: "/"))
    return zip(start, end).prefix { $0 == $1 }.map(\.0).joined(separator: "/")
  }

  /// The nearest view above that has a body and is no part of SwiftUI.
  fileprivate var owner: Any.Type? {
    var element = parent
    while let current = element {
      if let type = current.composite, !String(reflecting: type).hasPrefix("HeadlessUI.") {
        return type
      }
      element = current.parent
    }
    return nil
  }
}
