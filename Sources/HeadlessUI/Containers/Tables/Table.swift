import Foundation

/// Rows and columns of values, with a header, in a container that scrolls; it takes all that it is
/// proposed.
///
/// Where there is little room across (`horizontalSizeClass` is compact), as on a phone, only the first
/// column is shown, without a header, as iOS does. Elsewhere columns without a width share what is left
/// by those that have one. The heights of rows are those of plain lists on iOS, that of the header and
/// the distance of columns are estimated. A user would sort and select rows; there are no user actions
/// here.
public struct Table<Value, Rows, Columns>
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  let columns: Columns
  let rows: Rows
}

extension Table: View {
  /// The header and the rows.
  public var body: some View {
    TableBody(columns: columns._columns.filter { !$0.isHidden }, rows: rows._rows)
  }
}

/// What a user changed about columns: nothing here.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var visibilities: [String: Bool] = [:]

  /// No changes.
  public init() {}

  /// Whether a column is in sight.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Puts columns back in order.
  public mutating func resetOrder() {}
}

private enum TableColumnHeadersKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// Whether tables have a header.
  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the tables in the view have a header.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
      .recorded("tableColumnHeaders", "\(visibility)")
  }
}

struct TableBody<Value: Identifiable>: View {
  let columns: [_TableColumn<Value>]
  let rows: [_TableRow<Value>]
  @Environment(\.horizontalSizeClass) private var room
  @Environment(\.tableColumnHeaders) private var headers
  @Environment(\.systemDesign) private var design

  var body: some View {
    if room == .compact {
      list(Array(columns.prefix(1)))
    } else if headers == .hidden {
      list(columns)
    } else {
      VStack(spacing: 0) {
        line(columns.map(\.label), columns)
          .font(.subheadline.weight(.semibold))
          .padding(
            .horizontal,
            ListMetrics(.plain, design).rowInsets(inWidth: Device.widthOfLargePhones).leading
          )
          .frame(minHeight: TableMetrics.headerHeight)
        Divider()
        list(columns)
      }
    }
  }

  private func list(_ columns: [_TableColumn<Value>]) -> some View {
    ListContainer("Table") {
      ForEach(rows) { row in
        switch row.kind {
        case .value(let value): line(columns.map { $0.content(value) }, columns)
        case .header(let header): header.font(.subheadline.weight(.semibold))
        }
      }
    }
    .environment(\.listStyle, .plain)
  }

  /// The cells of a row, or the labels of a header, side by side. What is in them does not matter for
  /// how wide they are, so that they are as wide in all rows.
  private func line(_ cells: [AnyView], _ columns: [_TableColumn<Value>]) -> some View {
    HStack(spacing: TableMetrics.columnSpacing) {
      ForEach(cells.indices, id: \.self) { index in
        let width = columns[index].width
        cells[index].frame(
          minWidth: width.minimum ?? 0, idealWidth: width.ideal,
          maxWidth: width.maximum ?? .infinity, alignment: columns[index].alignment.inFrame)
      }
    }
  }
}

extension TableColumnAlignment {
  fileprivate var inFrame: Alignment {
    switch side {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// Lengths in points; both are estimates.
enum TableMetrics {
  static let headerHeight: CGFloat = 28
  static let columnSpacing: CGFloat = 8
}
