#if !canImport(WidgetKit)
  import Foundation

  /// A widget. There is no home screen here: it is laid out in previews.
  @MainActor
  @preconcurrency
  public protocol Widget {
    /// The type of its configuration.
    associatedtype Body: WidgetConfiguration
    /// The widget as the system makes it.
    init()
    /// Its configuration.
    var body: Self.Body { get }
  }

  extension Widget {
    /// Says that there is no screen, and returns.
    public static func main() {
      print("\(TypeName.short(Self.self)): there is no screen to run on.")
    }
  }

  /// Several widgets of one extension.
  @MainActor
  @preconcurrency
  public protocol WidgetBundle {
    /// The type of its widgets.
    associatedtype Body: Widget
    /// The bundle as the system makes it.
    init()
    /// Its widgets.
    @WidgetBundleBuilder var body: Self.Body { get }
  }

  extension WidgetBundle {
    /// Says that there is no screen, and returns.
    public static func main() {
      print("\(TypeName.short(Self.self)): there is no screen to run on.")
    }
  }

  /// Widgets after each other; they are not shown together.
  public struct _TupleWidget<each W: Widget>: Widget {
    nonisolated init(_ widgets: (repeat each W)) {}
    /// None: a bundle makes it.
    public init() {}
    /// Nothing of its own.
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
  }

  /// A widget that may not be there.
  public struct _OptionalWidget<W: Widget>: Widget {
    nonisolated init(_ widget: W?) {}
    /// None: a bundle makes it.
    public init() {}
    /// Nothing of its own.
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
  }

  /// Builds bundles of widgets from closures.
  @resultBuilder
  public struct WidgetBundleBuilder {
    /// A widget.
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

    /// One widget.
    public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

    /// Any number of widgets.
    @_disfavoredOverload
    public static func buildBlock<each Content: Widget>(
      _ content: repeat each Content
    ) -> _TupleWidget<repeat each Content> {
      _TupleWidget((repeat each content))
    }

    /// A widget that is only there on a condition.
    public static func buildOptional<Content: Widget>(
      _ content: Content?
    ) -> _OptionalWidget<Content> {
      _OptionalWidget(content)
    }

    /// A widget that is only available on some systems.
    public static func buildLimitedAvailability<Content: Widget>(
      _ content: Content
    ) -> _OptionalWidget<Content> {
      _OptionalWidget(content)
    }
  }
#endif
