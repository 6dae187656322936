extension TabContentBuilder {
  /// A placeholder for a tab that cannot be compiled.
  @_disfavoredOverload
  public static func buildExpression(_ standIn: _StandIn) -> _TabContents<TabValue> {
    _TabContents([])
  }
}
