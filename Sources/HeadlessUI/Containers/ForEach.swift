import Foundation

/// A view for each element of a collection, told apart by id.
public struct ForEach<Data, ID, Content>
where Data: RandomAccessCollection, ID: Hashable {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content

  let id: (Data.Element) -> ID
  /// The views, where they are known only when another view has been made.
  var resolved: (() -> AnyView)?
}

extension ForEach: View where Content: View {
  /// The engine shows a view for each element.
  public typealias Body = Never

  /// Shows a view for each element.
  public static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    if let resolved = view.resolved { return ResolvedForEachElement(view, resolved, context) }
    if context.environment.tagsRows { return TaggedForEachElement(view, context) }
    return ForEachElement(view, context)
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// A view for each identifiable element.
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  /// A view for each element, with the id at a key path.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// A view for a binding to each element, with the id at a key path.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data[$0.0]) }, id: { $0.1 })
  }

  /// A view for a binding to each identifiable element.
  nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number of a range.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

private final class ForEachElement<Data, ID, Content>: ViewElement<ForEach<Data, ID, Content>>
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  private var ids: ContiguousArray<ID> = []
  private var rows: ContiguousArray<ViewElement<Content>> = []
  private var view: ForEach<Data, ID, Content>
  private let record = ViewTypeRecord.of(Data.Element.self)
  /// How many rows are made, where they are as they come in sight; nil for all.
  private var wanted: Int?
  /// Stands for the rows that are not made; nil if all are.
  private var rest: UnmadeRowsNode?

  init(_ view: ForEach<Data, ID, Content>, _ context: ViewContext) {
    self.view = view
    super.init(context)
    let count = view.data.count
    if context.rows?.makesRowsInSight == true { wanted = UnmadeRowsNode.firstRows }
    let made = min(count, wanted ?? count)
    ids.reserveCapacity(made)
    rows.reserveCapacity(made)
    let inner = context.inside()
    for element in view.data.prefix(made) {
      ids.append(view.id(element))
      rows.append(makeChild(content(element), inRow(inner)))
    }
    evaluation &+= 1
    context.layout.rowIDs.check(ids, of: view, self)
    setRest()
  }

  private func inRow(_ inner: ViewContext) -> ViewContext {
    guard wanted != nil else { return inner }
    var inner = inner
    inner.rows = inner.rows?.inside
    return inner
  }

  /// Stands in for the rows that are not made; true if that is another number of nodes now.
  @discardableResult
  private func setRest() -> Bool {
    let count = view.data.count - rows.count
    let had = rest != nil
    guard count > 0, let unmade = context.rows?.unmade else {
      rest = nil
      return had
    }
    if let rest {
      rest.count = count
      return false
    }
    let axis = context.environment.stackAxis ?? .vertical
    let new = UnmadeRowsNode(axis, count: count, context) { [weak self] more in
      OnMainThread.run {
        guard let self, self.isAlive else { return }
        self.make(self.rows.count + more)
      }
    }
    unmade.add(new)
    rest = new
    return true
  }

  /// Has so many rows made.
  private func make(_ count: Int) {
    wanted = max(wanted ?? 0, count)
    context.host.markDirty(self)
  }

  override func ownContent(identifiedBy id: AnyHashable) -> ScrollTargetContent? {
    guard let id = id.base as? ID else { return nil }
    if let row = ids.firstIndex(of: id) { return .made(rows[row]) }
    guard rest != nil,
      let row = view.data.lazy.map(view.id).enumerated().first(where: { $0.element == id })
    else { return nil }
    return .unmade { [weak self] in self?.make(row.offset + 1) }
  }

  /// The content of a row, whose reads are those of this element: the closure runs after the body
  /// that it is written in.
  private func content(_ element: Data.Element) -> Content {
    Evaluation.tracking(self, record, isPart: true) { view.content(element) }
  }

  override func evaluateAgain() {
    context.host.isClean(self)
    update(view, context)
  }

  override func update(_ view: ForEach<Data, ID, Content>, _ context: ViewContext) {
    super.update(view, context)
    self.view = view
    context.host.isClean(self)
    defer { evaluation &+= 1 }
    let inner = inRow(context.inside())
    let data = view.data.prefix(wanted ?? .max)
    let newIDs = ContiguousArray(data.map(view.id))
    if newIDs == ids {
      for (row, element) in zip(rows, data) { updateChild(row, content(element), inner) }
      if setRest() { structureDidChange() }
      return
    }
    // Rows of equal ids stand for each other in order, so that duplicates lose nothing.
    var old: [ID: ContiguousArray<ViewElement<Content>>] = [:]
    for (id, row) in zip(ids, rows).reversed() { old[id, default: []].append(row) }
    var newRows = ContiguousArray<ViewElement<Content>>()
    newRows.reserveCapacity(newIDs.count)
    for (id, element) in zip(newIDs, data) {
      if let row = old[id]?.popLast() {
        updateChild(row, content(element), inner)
        newRows.append(row)
      } else {
        newRows.append(makeChild(content(element), inner))
      }
    }
    for row in old.values.joined() { row.dismantle() }
    ids = newIDs
    rows = newRows
    context.layout.rowIDs.check(ids, of: view, self)
    setRest()
    structureDidChange()
  }

  override func appendNodes(to nodes: inout ContiguousArray<LayoutNode>) {
    for row in rows { row.appendNodes(to: &nodes) }
    if let rest { nodes.append(rest) }
  }

  override var children: ContiguousArray<AnyElement> {
    ContiguousArray(rows.map { $0 as AnyElement })
  }
}
