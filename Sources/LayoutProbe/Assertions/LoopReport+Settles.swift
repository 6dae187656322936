extension LoopReport {
  /// Whether layout comes to rest.
  public var settles: Bool { verdict.isSettled }
}
