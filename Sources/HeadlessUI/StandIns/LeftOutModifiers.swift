extension StandInUse {
  /// Notes that a modifier is left out.
  static func leavingOut<Content>(_ label: String, of content: Content) -> Content {
    note(label)
    return content
  }
}

extension View {
  /// Stands where a modifier is left out.
  nonisolated public func _withoutModifier(_ label: String) -> Self {
    StandInUse.leavingOut(label, of: self)
  }
}

extension Scene {
  /// Stands where a modifier is left out.
  nonisolated public func _withoutModifier(_ label: String) -> Self {
    StandInUse.leavingOut(label, of: self)
  }
}

extension Commands {
  /// Stands where a modifier is left out.
  nonisolated public func _withoutModifier(_ label: String) -> Self {
    StandInUse.leavingOut(label, of: self)
  }
}

extension ToolbarContent {
  /// Stands where a modifier is left out.
  nonisolated public func _withoutModifier(_ label: String) -> Self {
    StandInUse.leavingOut(label, of: self)
  }
}

extension TabContent {
  /// Stands where a modifier is left out.
  nonisolated public func _withoutModifier(_ label: String) -> Self {
    StandInUse.leavingOut(label, of: self)
  }
}

extension TableColumnContent {
  /// Stands where a modifier is left out.
  nonisolated public func _withoutModifier(_ label: String) -> Self {
    StandInUse.leavingOut(label, of: self)
  }
}

extension TableRowContent {
  /// Stands where a modifier is left out.
  nonisolated public func _withoutModifier(_ label: String) -> Self {
    StandInUse.leavingOut(label, of: self)
  }
}

extension Gesture {
  /// Stands where a modifier is left out.
  nonisolated public func _withoutModifier(_ label: String) -> Self {
    StandInUse.leavingOut(label, of: self)
  }
}
