// Where something in the closure of an overloaded call is wrong, the compiler names an overload that was not
// meant. Of these calls there is one overload for each list of labels.

/// `ForEach(_:content:)` of a collection.
public func _forEach<Data, Content>(
  _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
) -> ForEach<Data, Data.Element.ID, Content>
where Data: RandomAccessCollection, Data.Element: Identifiable, Content: View {
  ForEach(data, content: content)
}

/// `ForEach(_:id:content:)` of a collection.
public func _forEach<Data, ID, Content>(
  _ data: Data, id: KeyPath<Data.Element, ID>,
  @ViewBuilder content: @escaping (Data.Element) -> Content
) -> ForEach<Data, ID, Content>
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  ForEach(data, id: id, content: content)
}

/// `ForEach(_:content:)` of a range.
public func _forEachNumber<Content>(
  _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
) -> ForEach<Range<Int>, Int, Content> where Content: View {
  ForEach(data, content: content)
}

/// `ForEach(_:content:)` of a binding to a collection.
public func _forEachBinding<C, Content>(
  _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
) -> ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, Content>
where
  C: MutableCollection, C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable,
  Content: View
{
  ForEach(data, content: content)
}

/// `ForEach(_:id:content:)` of a binding to a collection.
public func _forEachBinding<C, ID, Content>(
  _ data: Binding<C>, id: KeyPath<C.Element, ID>,
  @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
) -> ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, Content>
where
  C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable, ID: Hashable, Content: View
{
  ForEach(data, id: id, content: content)
}

/// `List(_:rowContent:)` of a collection.
public func _list<Data, RowContent>(
  _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
) -> List<Never, ForEach<Data, Data.Element.ID, RowContent>>
where Data: RandomAccessCollection, Data.Element: Identifiable, RowContent: View {
  List(data, rowContent: rowContent)
}

/// `List(_:id:rowContent:)` of a collection.
public func _list<Data, ID, RowContent>(
  _ data: Data, id: KeyPath<Data.Element, ID>,
  @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
) -> List<Never, ForEach<Data, ID, RowContent>>
where Data: RandomAccessCollection, ID: Hashable, RowContent: View {
  List(data, id: id, rowContent: rowContent)
}
