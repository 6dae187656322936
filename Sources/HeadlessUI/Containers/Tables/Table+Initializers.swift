import Foundation

extension Table {
  /// A table of rows.
  public init(
    of valueType: Value.Type = Value.self,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns: columns(), rows: rows())
  }

  /// A table of rows, of which one row can be selected.
  public init(
    of valueType: Value.Type = Value.self,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns: columns(), rows: rows())
  }

  /// A table of rows, of which any number of rows can be selected.
  public init(
    of valueType: Value.Type = Value.self,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns: columns(), rows: rows())
  }

  /// A table of rows, sorted by its columns.
  public init<Sort>(
    of valueType: Value.Type = Value.self,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Sort: SortComparator, Columns.TableRowValue == Sort.Compared
  {
    self.init(columns: columns(), rows: rows())
  }

  /// A table of rows, of which one row can be selected, sorted by its columns.
  public init<Sort>(
    of valueType: Value.Type = Value.self,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Sort: SortComparator, Columns.TableRowValue == Sort.Compared
  {
    self.init(columns: columns(), rows: rows())
  }

  /// A table of rows, of which any number of rows can be selected, sorted by its columns.
  public init<Sort>(
    of valueType: Value.Type = Value.self,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Sort: SortComparator, Columns.TableRowValue == Sort.Compared
  {
    self.init(columns: columns(), rows: rows())
  }
}

extension Table {
  /// A row for each element.
  public init<Data>(
    _ data: Data,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element
  {
    self.init(columns: columns(), rows: TableForEachContent(data: data))
  }

  /// A row for each element, of which one row can be selected.
  public init<Data>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element
  {
    self.init(columns: columns(), rows: TableForEachContent(data: data))
  }

  /// A row for each element, of which any number of rows can be selected.
  public init<Data>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element
  {
    self.init(columns: columns(), rows: TableForEachContent(data: data))
  }

  /// A row for each element, sorted by its columns.
  public init<Data, Sort>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element, Sort: SortComparator,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(columns: columns(), rows: TableForEachContent(data: data))
  }

  /// A row for each element, of which one row can be selected, sorted by its columns.
  public init<Data, Sort>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element, Sort: SortComparator,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(columns: columns(), rows: TableForEachContent(data: data))
  }

  /// A row for each element, of which any number of rows can be selected, sorted by its columns.
  public init<Data, Sort>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element, Sort: SortComparator,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(columns: columns(), rows: TableForEachContent(data: data))
  }
}

extension Table {
  /// A row for each element, with rows for its children, which are not in sight.
  public init<Data>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element
  {
    self.init(columns: columns(), rows: TableOutlineGroupContent(data: data))
  }

  /// A row for each element, with rows for its children, which are not in sight, of which one row can be selected.
  public init<Data>(
    _ data: Data, children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element
  {
    self.init(columns: columns(), rows: TableOutlineGroupContent(data: data))
  }

  /// A row for each element, with rows for its children, which are not in sight, of which any number of rows can be selected.
  public init<Data>(
    _ data: Data, children: KeyPath<Value, Data?>,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element
  {
    self.init(columns: columns(), rows: TableOutlineGroupContent(data: data))
  }

  /// A row for each element, with rows for its children, which are not in sight, sorted by its columns.
  public init<Data, Sort>(
    _ data: Data, children: KeyPath<Value, Data?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element, Sort: SortComparator,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(columns: columns(), rows: TableOutlineGroupContent(data: data))
  }

  /// A row for each element, with rows for its children, which are not in sight, of which one row can be selected, sorted by its columns.
  public init<Data, Sort>(
    _ data: Data, children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element, Sort: SortComparator,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(columns: columns(), rows: TableOutlineGroupContent(data: data))
  }

  /// A row for each element, with rows for its children, which are not in sight, of which any number of rows can be selected, sorted by its columns.
  public init<Data, Sort>(
    _ data: Data, children: KeyPath<Value, Data?>,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element, Sort: SortComparator,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(columns: columns(), rows: TableOutlineGroupContent(data: data))
  }
}
