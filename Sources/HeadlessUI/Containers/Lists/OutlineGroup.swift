import Foundation

/// Rows of a tree, each with its children below it while it is expanded. Nothing is at first.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let row: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// The rows.
  public var body: some View {
    ForEach(data, id: id) { element in
      OutlineRow(element: element, id: id, children: children, row: row)
    }
  }
}

private struct OutlineRow<Data, ID, Leaf: View>
where Data: RandomAccessCollection, ID: Hashable {
  let element: Data.Element
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let row: (Data.Element) -> Leaf

  nonisolated init(
    element: Data.Element, id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>, row: @escaping (Data.Element) -> Leaf
  ) {
    self.element = element
    self.id = id
    self.children = children
    self.row = row
  }
}

extension OutlineRow: View {
  var body: some View {
    if let inner = element[keyPath: children] {
      DisclosureGroup {
        OutlineSubgroupChildren {
          AnyView(
            ForEach(inner, id: id) { OutlineRow(element: $0, id: id, children: children, row: row) }
          )
        }
      } label: {
        row(element)
      }
    } else {
      row(element)
    }
  }
}

/// The children of a row of a tree.
public struct OutlineSubgroupChildren {
  let content: () -> AnyView

  nonisolated init(content: @escaping () -> AnyView) { self.content = content }
}

extension OutlineSubgroupChildren: View {
  /// The children.
  public var body: some View { content() }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Rows of identifiable elements.
  nonisolated public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(data: data, id: \.id, children: children, row: content)
  }

  /// Rows of elements, with the id at a key path.
  nonisolated public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: data, id: id, children: children, row: content)
  }

  /// The row of an identifiable element, with those below it.
  nonisolated public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  )
  where
    ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element,
    Data == [DataElement]
  {
    self.init(data: [root], id: \.id, children: children, row: content)
  }
}

extension List where SelectionValue == Never {
  /// Rows of a tree of identifiable elements.
  nonisolated public init<Data, RowContent>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  {
    self.init(content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Rows of a tree of elements, with the id at a key path.
  nonisolated public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// Rows of a tree of identifiable elements that can be selected.
  nonisolated public init<Data, RowContent>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent),
      RowSelection(selection))
  }

  /// Rows of a tree of identifiable elements of which several can be selected.
  nonisolated public init<Data, RowContent>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent),
      RowSelection(selection))
  }
}
