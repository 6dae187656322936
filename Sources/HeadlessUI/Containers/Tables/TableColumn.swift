import Foundation

/// A column of a table: its label, and a view for each row.
public struct TableColumn<RowValue, Sort, Content, Label>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// How rows are sorted by the column.
  public typealias TableColumnSortComparator = Sort
  /// The engine shows the column.
  public typealias TableColumnBody = Never
  let label: Label
  let content: (RowValue) -> Content
  var width = TableColumnWidth()

  /// The column, as the engine shows it.
  public var _columns: [_TableColumn<RowValue>] {
    [_TableColumn(label: AnyView(label), content: { AnyView(content($0)) }, width: width)]
  }

  /// A column of a width in points; nil for as it comes.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var column = self
    column.width = TableColumnWidth(minimum: width, ideal: width, maximum: width)
    return column
  }

  /// A column that may be so wide, in points.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    var column = self
    column.width = TableColumnWidth(minimum: min, ideal: ideal, maximum: max)
    return column
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column by which is not sorted.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }

  /// A column by which is not sorted.
  @_disfavoredOverload
  public init<S>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(label: Text(title), content: content)
  }

  /// A column by which is not sorted.
  public init(
    _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, content: content)
  }
}

extension TableColumn where RowValue == Sort.Compared, Label == Text {
  /// A column that is sorted by a comparator.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }

  /// A column that is sorted by a comparator.
  @_disfavoredOverload
  public init<S>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(label: Text(title), content: content)
  }

  /// A column that is sorted by a comparator.
  public init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column that is sorted by a property.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable {
    self.init(label: Text(titleKey), content: content)
  }

  /// A column that is sorted by a property.
  @_disfavoredOverload
  public init<V, S>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable, S: StringProtocol {
    self.init(label: Text(title), content: content)
  }

  /// A column that is sorted by a property.
  public init<V>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable {
    self.init(label: text, content: content)
  }

  /// A column that is sorted by a property.
  public init<V, C>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C: SortComparator, V == C.Compared {
    self.init(label: Text(titleKey), content: content)
  }

  /// A column that is sorted by a property.
  @_disfavoredOverload
  public init<V, C, S>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C: SortComparator, V == C.Compared, S: StringProtocol {
    self.init(label: Text(title), content: content)
  }

  /// A column that is sorted by a property.
  public init<V, C>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C: SortComparator, V == C.Compared {
    self.init(label: text, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// A column that shows a text, by which it is sorted.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) {
    self.init(label: Text(titleKey), content: { Text($0[keyPath: value]) })
  }

  /// A column that shows a text, by which it is sorted.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) where S: StringProtocol {
    self.init(label: Text(title), content: { Text($0[keyPath: value]) })
  }

  /// A column that shows a text, by which it is sorted.
  public init(
    _ text: Text, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) {
    self.init(label: text, content: { Text($0[keyPath: value]) })
  }
}
