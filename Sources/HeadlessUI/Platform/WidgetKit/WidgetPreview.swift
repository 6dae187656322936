#if !canImport(WidgetKit)
  import Foundation

  /// The view of a widget in a preview: the size and the margins that the widget has.
  struct WidgetPreview: View {
    let content: _WidgetContent?
    let family: WidgetFamily

    private var margins: CGFloat { content?.hasMargins == true ? family.contentMargins : 0 }

    var body: some View {
      if let content {
        content.view
          .padding(margins)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .environment(\.widgetFamily, family)
          .environment(\.isInWidget, true)
          .environment(\.widgetRenderingMode, family.isOnHomeScreen ? .fullColor : .vibrant)
          .environment(
            \.widgetContentMargins,
            EdgeInsets(top: margins, leading: margins, bottom: margins, trailing: margins))
      } else {
        Color.clear.modifier(
          PreviewRemark(text: "the widget has no view for this entry: it is of another type"))
      }
    }
  }

  extension PreviewDeclaration {
    /// A preview of a widget's entries, each in the size that the widget has on a phone.
    ///
    /// - Parameters:
    ///   - name: shown instead of the type's name.
    ///   - family: the size that the widget comes in.
    ///   - widget: the widget.
    ///   - timeline: its entries.
    public init(
      _ name: String? = nil, as family: WidgetFamily,
      widget: @escaping @MainActor () -> any Widget,
      @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
    ) {
      let entries = OnMainThread.run { timeline() }
      self.init(
        name, family, widget,
        entries: entries.map { entry in
          // Previews are made as global values; the entry is used on the main thread.
          nonisolated(unsafe) let entry = entry
          return { _ in entry }
        })
    }

    /// A preview of the entries that a provider makes at once, or of its placeholder.
    public init<Provider: TimelineProvider>(
      _ name: String? = nil, as family: WidgetFamily,
      widget: @escaping @MainActor () -> any Widget,
      timelineProvider: @escaping @MainActor () -> Provider
    ) {
      self.init(name, family, widget, entries: [{ timelineProvider().firstEntry(in: $0) }])
    }

    /// A preview of the placeholder of a provider, which makes its entries later.
    public init<Provider: AppIntentTimelineProvider>(
      _ name: String? = nil, as family: WidgetFamily,
      widget: @escaping @MainActor () -> any Widget,
      timelineProvider: @escaping @MainActor () -> Provider
    ) {
      self.init(name, family, widget, entries: [{ timelineProvider().placeholder(in: $0) }])
    }

    private init(
      _ name: String?, _ family: WidgetFamily, _ widget: @escaping @MainActor () -> any Widget,
      entries: [@MainActor (TimelineProviderContext) -> any TimelineEntry]
    ) {
      let context = TimelineProviderContext(
        family: family, isPreview: true, displaySize: family.size)
      self.init(
        name, layout: family.previewLayout,
        contents: entries.map { entry in
          { WidgetPreview(content: widget()._content(for: entry(context)), family: family) }
        })
    }
  }

  extension TimelineProvider {
    /// The first entry of its timeline if that comes while it is asked for; else its placeholder.
    fileprivate func firstEntry(in context: Context) -> any TimelineEntry {
      var entry: Entry?
      let thread = pthread_self()
      let keep: (Timeline<Entry>) -> Void = { timeline in
        // What comes later, on another thread, is not kept.
        if pthread_equal(thread, pthread_self()) != 0 { entry = timeline.entries.first }
      }
      // Same representation: being sendable is not part of a function value.
      getTimeline(
        in: context, completion: unsafeBitCast(keep, to: (@Sendable (Timeline<Entry>) -> Void).self)
      )
      return entry ?? placeholder(in: context)
    }
  }

  extension Widget {
    func _content(for entry: Any) -> _WidgetContent? { body._content(for: entry) }
  }

  /// Builds the entries of a preview from closures.
  @resultBuilder
  public struct PreviewTimelineBuilder {
    /// An entry.
    public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] {
      [entry]
    }
    /// Entries.
    public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] {
      entries
    }
    /// Entries after each other.
    public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
      entries.flatMap { $0 }
    }
    /// Entries that are there on a condition.
    public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] {
      entries ?? []
    }
    /// The first of two choices.
    public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
    /// The second of two choices.
    public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
    /// Entries of each turn of a loop.
    public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
      entries.flatMap { $0 }
    }
  }

  /// What a preview is shown in.
  public protocol PreviewContext {
    /// The value of a key.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
  }

  /// A key of what a preview is shown in.
  public protocol PreviewContextKey {
    /// The type of its values.
    associatedtype Value
    /// Its value unless set.
    static var defaultValue: Value { get }
  }

  /// A preview as a widget of a size.
  public struct WidgetPreviewContext: PreviewContext, Sendable {
    let family: WidgetFamily
    /// One of a size.
    public init(family: WidgetFamily) { self.family = family }
    /// The value of a key, which is its default.
    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { key.defaultValue }
  }

  extension View {
    /// Shows the preview in what is given: for a widget, in the size that it has on a phone.
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
      let family = (value as? WidgetPreviewContext)?.family
      return transformEnvironment(\.widgetFamily) { $0 = family ?? $0 }
        .transformEnvironment(\.isInWidget) { $0 = $0 || family != nil }
        .layoutAnnotation(
          family.map { PreviewAnnotation.layout($0.previewLayout) } as PreviewAnnotation?)
    }
  }
#endif
