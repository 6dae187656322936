import Foundation

/// Several contents of a toolbar.
public struct _ToolbarContents: PlacedToolbarContent {
  let views: [AnyView]

  nonisolated init<each Content: ToolbarContent>(_ content: repeat each Content) {
    // A view for each: what comes before others or goes leaves their identity.
    var views: [AnyView] = []
    for content in repeat each content { views.append(AnyView(ToolbarViews(of: content))) }
    self.views = views
  }

  /// The second of two branches, which has no state of the first.
  nonisolated init(second content: some ToolbarContent) {
    views = [AnyView(ToolbarViews(of: content).id(1))]
  }
}

extension _ToolbarContents: CustomizableToolbarContent {
  /// Made of nothing else.
  public typealias Body = Never
}

/// Builds the content of a toolbar.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Some content.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ToolbarContent { content }

  /// One content.
  public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent
  where Content: ToolbarContent { content }

  /// Any number of contents.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content)
    -> some ToolbarContent
  {
    _ToolbarContents(repeat each content)
  }

  /// A branch without `else`.
  public static func buildIf<Content>(_ content: Content?) -> some ToolbarContent
  where Content: ToolbarContent {
    content.map { _ToolbarContents($0) } ?? _ToolbarContents()
  }

  /// The first of two branches.
  public static func buildEither<Content>(first: Content) -> _ToolbarContents
  where Content: ToolbarContent { _ToolbarContents(first) }

  /// The second of two branches.
  public static func buildEither<Content>(second: Content) -> _ToolbarContents
  where Content: ToolbarContent { _ToolbarContents(second: second) }

  /// A branch that is only available on some systems.
  public static func buildLimitedAvailability(_ content: some ToolbarContent)
    -> some ToolbarContent
  { content }
}
