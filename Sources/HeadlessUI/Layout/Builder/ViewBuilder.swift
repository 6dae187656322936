import Foundation

/// Builds views from closures.
@resultBuilder
public struct ViewBuilder {
  /// Nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view, as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Any number of views.
  @_disfavoredOverload
  @inlinable
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content)) { views, visitor in
      repeat visitor.visit(each views)
    }
  }

  /// An expression that is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// A branch without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first of two branches.
  public static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The second of two branches.
  public static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// A branch that is only available on some systems.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
