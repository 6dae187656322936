extension RowIDs {
  /// Takes note of ids of a collection that do not tell its elements apart.
  @MainActor mutating func check<Data, ID, Content>(
    _ ids: ContiguousArray<ID>, of view: ForEach<Data, ID, Content>, _ element: AnyElement
  ) where Data: RandomAccessCollection, ID: Hashable {
    // The numbers of a range are unique, and there may be many.
    guard !ids.isEmpty, Data.self != Range<Int>.self else { return }
    func note(_ kind: RowIDFlaw.Kind, _ id: ID) {
      let collection = "\(ForEach<Data, ID, Content>.self)"
      self.note(RowIDFlaw(kind: kind, collection: collection, id: "\(id)"), of: element)
    }
    if let first = view.data.first, view.id(first) != view.id(first) {
      return note(.changing, ids[0])
    }
    var known = Set<ID>(minimumCapacity: ids.count)
    for id in ids where !known.insert(id).inserted { note(.repeated, id) }
  }
}
