import Foundation

/// Which rows of a list are selected.
enum RowSelection<Value: Hashable> {
  case one(Binding<Value?>)
  case several(Binding<Set<Value>>)

  nonisolated init?(_ selection: Binding<Value?>?) {
    guard let selection else { return nil }
    self = .one(selection)
  }

  nonisolated init?(_ selection: Binding<Set<Value>>?) {
    guard let selection else { return nil }
    self = .several(selection)
  }

  nonisolated init(always selection: Binding<Value>) {
    self = .one(
      Binding(
        get: { selection.wrappedValue },
        set: { if let value = $0 { selection.wrappedValue = value } }))
  }

  /// Selects a row.
  @MainActor var control: Control {
    let choice = Control.Choice(
      verb: "select row", current: { current }, most: ControlUse.mostAlike
    ) {
      tag, _ in
      if let value = tag?.value(as: Value.self) { select(value) }
    }
    return Control(name: "List", choice: choice, hasTitle: false)
  }

  /// The row that is selected; nil for none or several.
  private var current: Value? {
    switch self {
    case .one(let selection): selection.wrappedValue
    case .several(let selection):
      selection.wrappedValue.count == 1 ? selection.wrappedValue.first : nil
    }
  }

  private func select(_ value: Value) {
    switch self {
    case .one(let selection): selection.wrappedValue = value
    case .several(let selection): selection.wrappedValue = [value]
    }
  }
}
