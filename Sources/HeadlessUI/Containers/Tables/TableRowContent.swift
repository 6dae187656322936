import Foundation

/// Rows of a table.
public protocol TableRowContent<TableRowValue> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The type of the rows that these consist of.
  associatedtype TableRowBody: TableRowContent
  /// The rows that these consist of.
  @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }
  /// The rows, as the engine shows them.
  var _rows: [_TableRow<TableRowValue>] { get }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  /// The rows that these consist of.
  public var _rows: [_TableRow<TableRowValue>] { tableRowBody._rows }
}

extension TableRowContent where TableRowBody == Never {
  /// Never called: the engine shows the rows.
  public var tableRowBody: Never { preconditionFailure("\(Self.self) has no table row body") }
}

extension Never: TableRowContent {
  /// As SwiftUI has it.
  public typealias TableRowBody = Never
  /// Never asked.
  public var tableRowBody: Never { return preconditionFailure("never asked") }
  /// Never asked.
  public var _rows: [_TableRow<Never>] { [] }
}

/// A row as the engine shows it.
public struct _TableRow<Value: Identifiable>: Identifiable {
  /// A row, or the header of a section.
  enum Kind {
    case value(Value)
    case header(AnyView)
  }

  /// Tells rows apart: the value's id, or the number of a header.
  public let id: AnyHashable
  let kind: Kind

  init(_ value: Value) {
    id = AnyHashable(value.id)
    kind = .value(value)
  }

  init(header: AnyView, before rows: [_TableRow<Value>]) {
    id = AnyHashable(["header", rows.first?.id ?? AnyHashable("")])
    kind = .header(header)
  }
}

/// Rows after each other.
public struct _TableRows<Value: Identifiable>: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Value
  /// The engine shows the rows.
  public typealias TableRowBody = Never
  /// The rows, as the engine shows them.
  public let _rows: [_TableRow<Value>]
}

/// A row of a table, for a value.
public struct TableRow<Value: Identifiable>: TableRowContent {
  /// What the row shows.
  public typealias TableRowValue = Value
  /// The engine shows the row.
  public typealias TableRowBody = Never
  let value: Value

  /// A row.
  public init(_ value: Value) { self.value = value }

  /// The row, as the engine shows it.
  public var _rows: [_TableRow<Value>] { [_TableRow(value)] }
}

/// The rows of a collection.
public struct TableForEachContent<Data>: TableRowContent
where Data: RandomAccessCollection, Data.Element: Identifiable {
  /// What a row shows.
  public typealias TableRowValue = Data.Element
  /// The engine shows the rows.
  public typealias TableRowBody = Never
  let data: Data

  init(data: Data) { self.data = data }

  /// The rows, as the engine shows them.
  public var _rows: [_TableRow<Data.Element>] { data.map { _TableRow($0) } }
}

/// The rows of a collection whose elements have children, which are not in sight at first.
public struct TableOutlineGroupContent<Data>: TableRowContent
where Data: RandomAccessCollection, Data.Element: Identifiable {
  /// What a row shows.
  public typealias TableRowValue = Data.Element
  /// The engine shows the rows.
  public typealias TableRowBody = Never
  let data: Data

  init(data: Data) { self.data = data }

  /// The rows, as the engine shows them.
  public var _rows: [_TableRow<Data.Element>] { data.map { _TableRow($0) } }
}

/// A row with rows that a user can open.
public struct DisclosureTableRow<Label, Content>: TableRowContent
where Label: TableRowContent, Content: TableRowContent, Label.TableRowValue == Content.TableRowValue
{
  /// What a row shows.
  public typealias TableRowValue = Label.TableRowValue
  /// The engine shows the rows.
  public typealias TableRowBody = Never
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content

  /// A row for a value, with rows that are in sight if it is open.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value: Identifiable, Content.TableRowValue == Value {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content
  }

  /// The rows, as the engine shows them.
  public var _rows: [_TableRow<Label.TableRowValue>] {
    label._rows + (isExpanded?.wrappedValue == true ? content()._rows : [])
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// The engine shows the rows.
  public typealias TableRowBody = Never
  /// The rows, as the engine shows them.
  public var _rows: [_TableRow<Wrapped.TableRowValue>] { self?._rows ?? [] }
}

/// Builds the rows of a table.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// Rows.
  public static func buildExpression<Content: TableRowContent>(
    _ content: Content
  ) -> Content where Content.TableRowValue == Value {
    content
  }

  /// One of them.
  public static func buildBlock<Content: TableRowContent>(
    _ content: Content
  ) -> Content where Content.TableRowValue == Value {
    content
  }

  /// Any number of them.
  @_disfavoredOverload
  public static func buildBlock<each Content: TableRowContent>(
    _ content: repeat each Content
  ) -> _TableRows<Value> {
    var rows: [_TableRow<Value>] = []
    // Each of them came through `buildExpression`, which knows that they are of the same rows.
    for part in repeat each content { rows += part._rows as? [_TableRow<Value>] ?? [] }
    return _TableRows(_rows: rows)
  }

  /// Rows in a branch without `else`.
  public static func buildIf<Content: TableRowContent>(
    _ content: Content?
  ) -> Content? where Content.TableRowValue == Value {
    content
  }

  /// Rows in the first of two branches.
  public static func buildEither<Content: TableRowContent>(
    first: Content
  ) -> _TableRows<Value> where Content.TableRowValue == Value {
    _TableRows(_rows: first._rows)
  }

  /// Rows in the second of two branches.
  public static func buildEither<Content: TableRowContent>(
    second: Content
  ) -> _TableRows<Value> where Content.TableRowValue == Value {
    _TableRows(_rows: second._rows)
  }

  /// Rows in a branch for some systems only.
  public static func buildLimitedAvailability<Content: TableRowContent>(
    _ content: Content
  ) -> _TableRows<Value> where Content.TableRowValue == Value {
    _TableRows(_rows: content._rows)
  }
}
