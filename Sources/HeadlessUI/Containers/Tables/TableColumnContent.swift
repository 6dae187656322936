import Foundation

/// Columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// How rows are sorted by the column.
  associatedtype TableColumnSortComparator: SortComparator =
    TableColumnBody.TableColumnSortComparator
  /// The type of the columns that these consist of.
  associatedtype TableColumnBody: TableColumnContent
  /// The columns that these consist of.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator>
  var tableColumnBody: TableColumnBody { get }
  /// The columns, as the engine shows them.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  /// The columns that these consist of.
  public var _columns: [_TableColumn<TableRowValue>] { tableColumnBody._columns }
}

extension TableColumnContent where TableColumnBody == Never {
  /// Never called: the engine shows the columns.
  public var tableColumnBody: Never { preconditionFailure("\(Self.self) has no table column body") }
}

extension Never: TableColumnContent {
  /// As SwiftUI has it.
  public typealias TableRowValue = Never
  /// As SwiftUI has it.
  public typealias TableColumnSortComparator = Never
  /// Never asked.
  public var tableColumnBody: Never { return preconditionFailure("never asked") }
  /// Never asked.
  public var _columns: [_TableColumn<Never>] { [] }
}

/// How the cells of a column are aligned.
public struct TableColumnAlignment: Hashable, Sendable {
  enum Side: Hashable, Sendable { case leading, center, trailing }

  let side: Side

  /// As the table is meant: at the leading edge.
  public static var automatic: TableColumnAlignment { .leading }
  /// At the leading edge.
  public static var leading: TableColumnAlignment { TableColumnAlignment(side: .leading) }
  /// In the middle.
  public static var center: TableColumnAlignment { TableColumnAlignment(side: .center) }
  /// At the trailing edge.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(side: .trailing) }
  /// As numbers are: at the trailing edge.
  public static var numeric: TableColumnAlignment { .trailing }

  /// As numbers of a system are: at the trailing edge.
  public static func numeric(
    _ numberingSystem: Locale.NumberingSystem
  ) -> TableColumnAlignment { .trailing }
}

/// How wide a column may be, in points.
struct TableColumnWidth: Equatable {
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?
}

/// A column as the engine shows it.
public struct _TableColumn<Value> {
  let label: AnyView
  let content: (Value) -> AnyView
  var width = TableColumnWidth()
  var alignment = TableColumnAlignment.automatic
  var isHidden = false
}

/// Columns that something is said about.
public struct _ModifiedTableColumns<Base: TableColumnContent>: TableColumnContent {
  /// As SwiftUI has it.
  public typealias TableRowValue = Base.TableRowValue
  /// As SwiftUI has it.
  public typealias TableColumnSortComparator = Base.TableColumnSortComparator
  /// The engine shows the columns.
  public typealias TableColumnBody = Never
  let base: Base
  let change: (inout _TableColumn<Base.TableRowValue>) -> Void

  /// The columns, changed.
  public var _columns: [_TableColumn<Base.TableRowValue>] {
    base._columns.map { column in
      var column = column
      change(&column)
      return column
    }
  }
}

/// Whether a column can be moved, resized or hidden.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  /// What of it a user may do.
  public typealias Element = TableColumnCustomizationBehavior
  private var bits: Int

  private init(bits: Int) { self.bits = bits }
  /// Nothing of it.
  public init() { bits = 0 }

  /// Moving.
  public static var reorder: TableColumnCustomizationBehavior { .init(bits: 1) }
  /// Resizing.
  public static var resize: TableColumnCustomizationBehavior { .init(bits: 2) }
  /// Hiding.
  public static var visibility: TableColumnCustomizationBehavior { .init(bits: 4) }
  /// All of it.
  public static var all: TableColumnCustomizationBehavior { .init(bits: 7) }

  /// Whether all of another one is in it.
  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
  /// What is in one of two.
  public func union(_ other: Self) -> Self { .init(bits: bits | other.bits) }
  /// What is in both.
  public func intersection(_ other: Self) -> Self { .init(bits: bits & other.bits) }
  /// What is in one of two, and not in the other.
  public func symmetricDifference(_ other: Self) -> Self { .init(bits: bits ^ other.bits) }
  /// Adds one.
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }
  /// Takes one out.
  public mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    bits &= ~member.bits
    return common.bits == 0 ? nil : common
  }
  /// Adds one.
  public mutating func update(with newMember: Self) -> Self? {
    let common = intersection(newMember)
    bits |= newMember.bits
    return common.bits == 0 ? nil : common
  }
  /// Adds another one.
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  /// Keeps what is in another one too.
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  /// Keeps what is in one of two only.
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
}

extension TableColumnContent {
  private func changed(
    _ change: @escaping (inout _TableColumn<TableRowValue>) -> Void
  ) -> _ModifiedTableColumns<Self> {
    _ModifiedTableColumns(base: self, change: change)
  }

  /// Columns of a width in points; nil for as it comes.
  public func width(
    _ width: CGFloat? = nil
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.width = TableColumnWidth(minimum: width, ideal: width, maximum: width) }
  }

  /// Columns that may be so wide, in points.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.width = TableColumnWidth(minimum: min, ideal: ideal, maximum: max) }
  }

  /// Columns whose cells are aligned so.
  public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.alignment = alignment }
  }

  /// Columns under a name by which a user's changes are remembered; no user makes changes here.
  public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { _ in }
  }

  /// Columns that are in sight, or not, until a user says otherwise.
  public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.isHidden = visibility == .hidden }
  }

  /// Columns that a user may not move, resize or hide; no user does here.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { _ in }
  }
}
