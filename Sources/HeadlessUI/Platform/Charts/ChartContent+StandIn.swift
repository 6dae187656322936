#if !canImport(Charts)
  extension ChartContent {
    /// Stands where a modifier is left out.
    nonisolated public func _withoutModifier(_ label: String) -> Self {
      StandInUse.leavingOut(label, of: self)
    }
  }

  extension AxisContent {
    /// Stands where a modifier is left out.
    nonisolated public func _withoutModifier(_ label: String) -> Self {
      StandInUse.leavingOut(label, of: self)
    }
  }

  extension AxisMark {
    /// Stands where a modifier is left out.
    nonisolated public func _withoutModifier(_ label: String) -> Self {
      StandInUse.leavingOut(label, of: self)
    }
  }

  extension ChartContentBuilder {
    /// Nothing, for a mark that cannot be compiled.
    @_disfavoredOverload
    public static func buildExpression(_ standIn: _StandIn) -> _UnmadeContent { _UnmadeContent() }
  }
#endif
