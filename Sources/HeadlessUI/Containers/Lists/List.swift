import Foundation

/// A scrolling column of rows; it takes all that it is proposed.
///
/// Rows, headers and footers have the insets and distances of the list's style, as on iOS 17; rows are
/// at least `defaultMinListRowHeight` high. Where nothing is proposed a list is as large as its rows.
/// Where `editMode` is active, rows that can be deleted or moved are narrower by what does it. What is
/// selected changes nothing about the list's layout. Rows of a `ForEach` are made as they come in
/// sight; those that are not take as much room as the ones before them.
public struct List<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  let content: Content
  let selection: RowSelection<SelectionValue>?

  @Environment(\.editMode) var editMode

  nonisolated init(content: Content, _ selection: RowSelection<SelectionValue>? = nil) {
    self.content = content
    self.selection = selection
  }
}

extension List: View {
  /// The rows.
  public var body: some View {
    let list = ListContainer("List", isEditing: editMode?.wrappedValue.isEditing == true) {
      content
    }
    if ControlUse.isExpected, let selection {
      list.environment(\.tagsRows, true).control(selection.control)
    } else {
      list
    }
  }
}

extension List where SelectionValue == Never {
  /// A list of views.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  // A binding is a collection of bindings too; as one it is meant.
  /// A row for each identifiable element.
  @_disfavoredOverload
  nonisolated public init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent))
  }

  // A binding is a collection of bindings too; as one it is meant.
  /// A row for each element, with the id at a key path.
  @_disfavoredOverload
  nonisolated public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number of a range.
  nonisolated public init<RowContent>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// A row for a binding to each identifiable element.
  nonisolated public init<Data, RowContent>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// A row for a binding to each element, with the id at a key path.
  nonisolated public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View,
    Data.Index: Hashable
  {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
}
