#if !canImport(WidgetKit)
  import Foundation

  /// What a widget shows, and when.
  @MainActor
  @preconcurrency
  public protocol WidgetConfiguration {
    /// The type of the configuration that the body is.
    associatedtype Body: WidgetConfiguration
    /// What it is made of.
    var body: Self.Body { get }
    /// What is shown for an entry, as previews show it; nil for an entry of another widget.
    func _content(for entry: Any) -> _WidgetContent?
  }

  extension WidgetConfiguration {
    /// That of its body.
    public func _content(for entry: Any) -> _WidgetContent? { body._content(for: entry) }
  }

  extension WidgetConfiguration where Body == Never {
    /// Never called: what has no body says itself what it shows.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
    /// Nothing.
    public func _content(for entry: Any) -> _WidgetContent? { nil }
  }

  extension Never: WidgetConfiguration {}

  /// What a widget shows for an entry.
  public struct _WidgetContent {
    let view: AnyView
    /// Whether the system puts margins around it.
    var hasMargins = true
  }

  /// The configuration of a widget that shows nothing.
  public struct EmptyWidgetConfiguration: WidgetConfiguration {
    /// It has none.
    public typealias Body = Never
    /// One that shows nothing.
    public nonisolated init() {}
  }

  /// The configuration of a widget that its user sets nothing of.
  public struct StaticConfiguration<Content>: WidgetConfiguration where Content: View {
    /// It has none.
    public typealias Body = Never
    private let content: @MainActor (Any) -> Content?

    /// A widget of entries that a provider makes.
    ///
    /// - Parameters:
    ///   - kind: what tells it from the program's other widgets.
    ///   - provider: not asked; previews bring their entries.
    ///   - content: the view of an entry.
    public init<Provider: TimelineProvider>(
      kind: String, provider: Provider,
      @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) {
      self.content = { entry in (entry as? Provider.Entry).map { content($0) } }
    }

    /// What is shown for an entry; nil for an entry of another widget.
    public func _content(for entry: Any) -> _WidgetContent? {
      content(entry).map { _WidgetContent(view: AnyView($0)) }
    }
  }

  /// The configuration of a widget that its user sets with an intent of SiriKit.
  public struct IntentConfiguration<Intent, Content>: WidgetConfiguration where Content: View {
    /// It has none.
    public typealias Body = Never
    private let content: @MainActor (Any) -> Content?

    /// A widget of entries that a provider makes.
    ///
    /// - Parameters:
    ///   - kind: what tells it from the program's other widgets.
    ///   - intent: the intent; it is not asked.
    ///   - provider: not asked; previews bring their entries.
    ///   - content: the view of an entry.
    public init<Provider: IntentTimelineProvider>(
      kind: String, intent: Intent.Type, provider: Provider,
      @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
      self.content = { entry in (entry as? Provider.Entry).map { content($0) } }
    }

    /// What is shown for an entry; nil for an entry of another widget.
    public func _content(for entry: Any) -> _WidgetContent? {
      content(entry).map { _WidgetContent(view: AnyView($0)) }
    }
  }

  /// The configuration of a widget that its user sets with an app intent.
  public struct AppIntentConfiguration<Intent, Content>: WidgetConfiguration where Content: View {
    /// It has none.
    public typealias Body = Never
    private let content: @MainActor (Any) -> Content?

    /// A widget of entries that a provider makes.
    ///
    /// - Parameters:
    ///   - kind: what tells it from the program's other widgets.
    ///   - intent: the intent; it is not asked.
    ///   - provider: not asked; previews bring their entries.
    ///   - content: the view of an entry.
    public init<Provider: AppIntentTimelineProvider>(
      kind: String, intent: Intent.Type = Intent.self, provider: Provider,
      @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
      self.content = { entry in (entry as? Provider.Entry).map { content($0) } }
    }

    /// What is shown for an entry; nil for an entry of another widget.
    public func _content(for entry: Any) -> _WidgetContent? {
      content(entry).map { _WidgetContent(view: AnyView($0)) }
    }
  }

  /// A configuration whose content has no margins of the system's.
  struct MarginlessConfiguration<Base: WidgetConfiguration>: WidgetConfiguration {
    typealias Body = Never
    let base: Base

    func _content(for entry: Any) -> _WidgetContent? {
      var content = base._content(for: entry)
      content?.hasMargins = false
      return content
    }
  }

  extension WidgetConfiguration {
    /// The widget's name in the gallery, which is not shown here.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }

    /// The widget's name in the gallery, which is not shown here.
    public func configurationDisplayName(
      _ displayNameKey: LocalizedStringKey
    ) -> some WidgetConfiguration { self }

    /// The widget's name in the gallery, which is not shown here.
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(
      _ displayName: S
    ) -> some WidgetConfiguration { self }

    /// The widget's description in the gallery, which is not shown here.
    public func description(_ description: Text) -> some WidgetConfiguration { self }

    /// The widget's description in the gallery, which is not shown here.
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
      self
    }

    /// The widget's description in the gallery, which is not shown here.
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
      self
    }

    /// The sizes that the widget comes in; a preview names its own.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }

    /// Takes away the margins that the system puts around the widget's content.
    public func contentMarginsDisabled() -> some WidgetConfiguration {
      MarginlessConfiguration(base: self)
    }

    /// Whether the system may take the widget's background away; it does not here.
    public func containerBackgroundRemovable(
      _ isRemovable: Bool = true
    ) -> some WidgetConfiguration { self }

    /// Where the widget had better not be; nothing depends on it here.
    public func disfavoredLocations(
      _ locations: [WidgetLocation], for families: [WidgetFamily]
    ) -> some WidgetConfiguration { self }

    /// Whether the widget's settings are asked for when it is added; nothing is added here.
    public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

    /// What is done after a download in the background; none is here.
    public func onBackgroundURLSessionEvents(
      matching matchingString: String,
      _ urlSessionEvent:
        @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }

    /// What is done after a download in the background; none is here.
    public func onBackgroundURLSessionEvents(
      matching matches: ((String) -> Bool)? = nil,
      _ urlSessionEvent:
        @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }
  }

  /// A place where widgets are shown.
  public struct WidgetLocation: Hashable, Sendable {
    private let name: String
    /// The home screen.
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    /// The lock screen.
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    /// A phone that charges, lying on its side.
    public static let standBy = WidgetLocation(name: "standBy")
    /// The lock screen of an iPhone that charges.
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
    /// A car's display.
    public static let carPlay = WidgetLocation(name: "carPlay")
  }
#endif
