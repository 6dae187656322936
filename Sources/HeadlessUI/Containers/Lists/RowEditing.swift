import Foundation

private enum DeletableKey {}
private enum DeleteDisabledKey {}
private enum MovableKey {}
private enum MoveDisabledKey {}

/// What a user can do with a row while a list is edited.
enum RowEditing {
  case delete
  case move

  private var possible: ObjectIdentifier {
    self == .delete ? ObjectIdentifier(DeletableKey.self) : ObjectIdentifier(MovableKey.self)
  }

  private var disabled: ObjectIdentifier {
    self == .delete
      ? ObjectIdentifier(DeleteDisabledKey.self) : ObjectIdentifier(MoveDisabledKey.self)
  }

  func isPossible(for row: LayoutNode) -> Bool {
    row.trait(possible) as? Bool == true && row.trait(disabled) as? Bool != true
  }

  /// Makes it possible for each of the views, or not.
  func possible(_ isPossible: Bool) -> TraitModifier<Bool> {
    TraitModifier(key: possible, value: isPossible)
  }

  /// Takes it away from a view again.
  func disabled(_ isDisabled: Bool) -> TraitModifier<Bool> {
    TraitModifier(key: disabled, value: isDisabled)
  }
}

private enum IsEditingRowsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the rows of the list around the view show what edits them.
  var isEditingRows: Bool {
    get { self[IsEditingRowsKey.self] }
    set { self[IsEditingRowsKey.self] = newValue }
  }
}
