import Foundation

/// Columns after each other.
public struct _TableColumns<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent {
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// How rows are sorted.
  public typealias TableColumnSortComparator = Sort
  /// The engine shows the columns.
  public typealias TableColumnBody = Never
  /// The columns, as the engine shows them.
  public let _columns: [_TableColumn<RowValue>]
}

/// Builds the columns of a table.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// A column that is sorted as the table is.
  public static func buildExpression<Content: TableColumnContent>(
    _ content: Content
  ) -> Content where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    content
  }

  /// A column by which the table is not sorted.
  @_disfavoredOverload
  public static func buildExpression<Content: TableColumnContent>(
    _ content: Content
  ) -> _TableColumns<RowValue, Sort> where Content.TableRowValue == RowValue {
    _TableColumns(_columns: content._columns)
  }

  /// One column.
  public static func buildBlock<Content: TableColumnContent>(
    _ content: Content
  ) -> Content where Content.TableRowValue == RowValue {
    content
  }

  /// Any number of columns.
  @_disfavoredOverload
  public static func buildBlock<each Content: TableColumnContent>(
    _ content: repeat each Content
  ) -> _TableColumns<RowValue, Sort> {
    var columns: [_TableColumn<RowValue>] = []
    // Each of them came through `buildExpression`, which knows that they are of the same rows.
    for part in repeat each content { columns += part._columns as? [_TableColumn<RowValue>] ?? [] }
    return _TableColumns(_columns: columns)
  }

  /// Columns in a branch without `else`.
  public static func buildIf<Content: TableColumnContent>(
    _ content: Content?
  ) -> Content? where Content.TableRowValue == RowValue {
    content
  }

  /// Columns in the first of two branches.
  public static func buildEither<Content: TableColumnContent>(
    first: Content
  ) -> _TableColumns<RowValue, Sort> where Content.TableRowValue == RowValue {
    _TableColumns(_columns: first._columns)
  }

  /// Columns in the second of two branches.
  public static func buildEither<Content: TableColumnContent>(
    second: Content
  ) -> _TableColumns<RowValue, Sort> where Content.TableRowValue == RowValue {
    _TableColumns(_columns: second._columns)
  }

  /// Columns in a branch for some systems only.
  public static func buildLimitedAvailability<Content: TableColumnContent>(
    _ content: Content
  ) -> _TableColumns<RowValue, Sort> where Content.TableRowValue == RowValue {
    _TableColumns(_columns: content._columns)
  }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// What a row shows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// How rows are sorted.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  /// The engine shows the columns.
  public typealias TableColumnBody = Never
  /// The columns, as the engine shows them.
  public var _columns: [_TableColumn<Wrapped.TableRowValue>] { self?._columns ?? [] }
}

/// Columns made from a collection.
public struct TableColumnForEach<Data, ID, RowValue, Sort, Content>: TableColumnContent
where
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable,
  RowValue == Content.TableRowValue,
  Sort: SortComparator, Sort == Content.TableColumnSortComparator, Content: TableColumnContent
{
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// How rows are sorted.
  public typealias TableColumnSortComparator = Sort
  /// The engine shows the columns.
  public typealias TableColumnBody = Never
  /// The collection.
  public var data: Data
  /// Makes the columns of an element.
  public var content: (Data.Element) -> Content

  /// Columns for each element, with the id at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// Columns for each identifiable element.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.data = data
    self.content = content
  }

  /// The columns, as the engine shows them.
  public var _columns: [_TableColumn<RowValue>] { data.flatMap { content($0)._columns } }
}
