/// What a result builder gives for content that takes no part in layout, of any types.
public struct _UnmadeContent {
  nonisolated init() {}
}

/// What a result builder gives for such content on a condition.
public struct _OptionalUnmadeContent<Content> {
  nonisolated init() {}
}

// One witness for all protocols of such content: each of them has one of its own for `Never`.
extension _UnmadeContent {
  /// Never called: the content is not made.
  @MainActor public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension _OptionalUnmadeContent {
  /// Never called: the content is not made.
  @MainActor public var body: Never { preconditionFailure("\(Self.self) has no body") }
}
