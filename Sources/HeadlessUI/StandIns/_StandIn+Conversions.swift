// What code makes of a value that is not here: the sample of the type that it asks for.

extension AdditiveArithmetic {
  /// The number of a value that is not here: 0.
  @_disfavoredOverload
  public init(_ standIn: _StandIn) { self = .zero }
}

extension String {
  /// The text of a value that is not here.
  @_disfavoredOverload
  public init(_ standIn: _StandIn) { self = StandInSample.text }
}
