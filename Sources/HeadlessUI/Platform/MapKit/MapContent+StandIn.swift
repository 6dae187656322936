#if !canImport(MapKit)
  extension MapContent {
    /// Stands where a modifier is left out.
    nonisolated public func _withoutModifier(_ label: String) -> Self {
      StandInUse.leavingOut(label, of: self)
    }
  }

  extension MapContentBuilder {
    /// Nothing, for content that cannot be compiled.
    @_disfavoredOverload
    public static func buildExpression(_ standIn: _StandIn) -> _UnmadeContent { _UnmadeContent() }
  }
#endif
