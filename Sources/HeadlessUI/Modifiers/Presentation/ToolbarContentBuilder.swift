import Foundation

/// Several contents of a toolbar.
public struct _ToolbarContents: CustomizableToolbarContent, PlacedToolbarContent {
  /// Made of nothing else.
  public typealias Body = Never

  let bars: BarKinds

  nonisolated init(bars: BarKinds) { self.bars = bars }
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
    var bars: BarKinds = []
    repeat bars.formUnion(BarKinds(of: each content))
    return _ToolbarContents(bars: bars)
  }

  /// A branch without `else`.
  public static func buildIf<Content>(_ content: Content?) -> some ToolbarContent
  where Content: ToolbarContent {
    _ToolbarContents(bars: content.map { BarKinds(of: $0) } ?? [])
  }

  /// The first of two branches.
  public static func buildEither<Content>(first: Content) -> _ToolbarContents
  where Content: ToolbarContent { _ToolbarContents(bars: BarKinds(of: first)) }

  /// The second of two branches.
  public static func buildEither<Content>(second: Content) -> _ToolbarContents
  where Content: ToolbarContent { _ToolbarContents(bars: BarKinds(of: second)) }

  /// A branch that is only available on some systems.
  public static func buildLimitedAvailability(_ content: some ToolbarContent)
    -> some ToolbarContent
  { content }
}
