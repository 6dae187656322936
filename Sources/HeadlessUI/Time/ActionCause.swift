/// Why an action of a view runs, as far as it matters for what the action puts off.
enum ActionCause {
  /// It may be for anything that happened at this time.
  case unknown
  /// The action is told where a view is, how large it is, or what views inside say.
  case layout
  /// A view came, or a value is another: what a body has written led to it, or what code was told of layout.
  case value(isInContentOfLayout: Bool)
}
