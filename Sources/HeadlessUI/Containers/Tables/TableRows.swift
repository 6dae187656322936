import Foundation

extension ForEach: TableRowContent where Content: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// The engine shows the rows.
  public typealias TableRowBody = Never
  /// The rows, as the engine shows them.
  public var _rows: [_TableRow<Content.TableRowValue>] { data.flatMap { content($0)._rows } }
}

extension ForEach where Content: TableRowContent {
  // Views are what most of them make.
  /// Rows for each identifiable element.
  @_disfavoredOverload
  public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue, ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Rows for each element, with the id at a key path.
  @_disfavoredOverload
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// A row for each identifiable element.
  @_disfavoredOverload
  public init(
    _ data: Data
  ) where ID == Data.Element.ID, Data.Element: Identifiable, Content == TableRow<Data.Element> {
    self.init(data: data, content: { TableRow($0) }, id: { $0.id })
  }
}

extension Section: TableRowContent
where Parent: View, Content: TableRowContent, Footer == EmptyView {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// The engine shows the rows.
  public typealias TableRowBody = Never
  /// The header and the rows, as the engine shows them.
  public var _rows: [_TableRow<Content.TableRowValue>] {
    let rows = isExpanded?.wrappedValue == false ? [] : content._rows
    return [_TableRow(header: AnyView(header), before: content._rows)] + rows
  }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
  // Views are what most of them hold.
  /// Rows with a header.
  @_disfavoredOverload
  public init<V>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent
  ) where V == Content.TableRowValue {
    self.init(header: header(), rows: content())
  }

  /// Rows with a header.
  @_disfavoredOverload
  public init<V>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue, Parent == Text {
    self.init(header: Text(titleKey), rows: content())
  }

  /// Rows with a header.
  @_disfavoredOverload
  public init<V, S>(
    _ title: S, @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue, Parent == Text, S: StringProtocol {
    self.init(header: Text(title), rows: content())
  }
}

extension TableRowContent {
  /// Rows with a menu, which is not shown here.
  public func contextMenu<M>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> where M: View {
    _TableRows(_rows: _rows)
  }

  /// Rows with a menu and a preview, which are not shown here.
  public func contextMenu<M, P>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> where M: View, P: View {
    _TableRows(_rows: _rows)
  }

  /// Rows that a user can drag; no user does here.
  public func draggable<T>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> where T: Transferable {
    _TableRows(_rows: _rows)
  }

  /// Rows that give other apps a value; none asks here.
  public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some TableRowContent<TableRowValue> {
    _TableRows(_rows: _rows)
  }

  /// Rows on which a user can drop something; no user does here.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> where T: Transferable {
    _TableRows(_rows: _rows)
  }

  /// What happens when the pointer comes over rows or leaves them; none does here.
  public func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> some TableRowContent<TableRowValue> {
    _TableRows(_rows: _rows)
  }
}
