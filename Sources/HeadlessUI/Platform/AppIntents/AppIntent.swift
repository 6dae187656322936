#if !canImport(AppIntents)
  import Foundation

  /// Something that a program does for the system: for a shortcut, a widget or a button.
  public protocol AppIntent: Sendable {
    /// What performing it gives.
    associatedtype PerformResult: IntentResult
    /// What it is called.
    static var title: LocalizedStringResource { get }
    /// What it does, in words; nil if it says nothing.
    static var description: IntentDescription? { get }
    /// Whether the program is opened for it.
    static var openAppWhenRun: Bool { get }
    /// Whether the system offers it.
    static var isDiscoverable: Bool { get }
    /// The intent as the system makes it.
    init()
    /// Performs the action of the intent.
    func perform() async throws -> PerformResult
  }

  extension AppIntent {
    /// Nothing.
    public static var description: IntentDescription? { nil }
    /// False.
    public static var openAppWhenRun: Bool { false }
    /// True.
    public static var isDiscoverable: Bool { true }
    /// A property that the user sets.
    public typealias Parameter = IntentParameter
  }

  /// What an intent does, in words.
  public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
    /// The words.
    public let descriptionText: LocalizedStringResource

    /// A text.
    public init(stringLiteral value: String) {
      descriptionText = LocalizedStringResource(stringLiteral: value)
    }

    /// A text, and where the intent is listed.
    public init(
      _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
      searchKeywords: [LocalizedStringResource] = []
    ) {
      self.descriptionText = descriptionText
    }
  }

  /// What performing an intent gives.
  public protocol IntentResult {}

  /// A result with a value.
  public protocol ReturnsValue<Value>: IntentResult {
    /// The type of the value.
    associatedtype Value
    /// The value; nil if there is none.
    var value: Value? { get }
  }

  /// A result with something to say.
  public protocol ProvidesDialog: IntentResult {}

  /// A result with a view to show.
  public protocol ShowsSnippetView: IntentResult {}

  /// A result with an intent that follows.
  public protocol OpensIntent: IntentResult {}

  /// A result of any kind; nothing is done with it here.
  public struct IntentResultContainer<Value>: ReturnsValue, ProvidesDialog, ShowsSnippetView,
    OpensIntent
  {
    /// The value; nil if there is none.
    public let value: Value?
  }

  extension IntentResult where Self == IntentResultContainer<Never> {
    /// Nothing.
    public static func result() -> Self { Self(value: nil) }
    /// Something to say.
    public static func result(dialog: IntentDialog) -> Self { Self(value: nil) }
    /// A view to show.
    public static func result<V: View>(view: V) -> Self { Self(value: nil) }
    /// Something to say and a view to show.
    public static func result<V: View>(dialog: IntentDialog, view: V) -> Self { Self(value: nil) }
    /// An intent that follows.
    public static func result<I: AppIntent>(opensIntent: I) -> Self { Self(value: nil) }
  }

  extension IntentResult {
    /// A value.
    public static func result<Value>(value: Value) -> Self
    where Self == IntentResultContainer<Value> { Self(value: value) }
    /// A value and something to say.
    public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value> { Self(value: value) }
    /// A value and a view to show.
    public static func result<Value, V: View>(value: Value, view: V) -> Self
    where Self == IntentResultContainer<Value> { Self(value: value) }
    /// A value, something to say and a view to show.
    public static func result<Value, V: View>(value: Value, dialog: IntentDialog, view: V) -> Self
    where Self == IntentResultContainer<Value> { Self(value: value) }
  }

  /// Something that the system says for the program.
  public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    private let text: LocalizedStringResource
    /// A text.
    public init(stringLiteral value: String) {
      text = LocalizedStringResource(stringLiteral: value)
    }
    /// A text.
    public init(_ text: LocalizedStringResource) { self.text = text }
    /// A text in full, and one that goes with a view.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { text = full }
  }

  /// An intent that sets what a widget shows.
  public protocol WidgetConfigurationIntent: AppIntent
  where PerformResult == IntentResultContainer<Never> {}

  extension WidgetConfigurationIntent {
    /// Nothing: it is not performed.
    public func perform() async throws -> IntentResultContainer<Never> { .result() }
  }

  /// An intent that opens something.
  public protocol OpenIntent: AppIntent {
    /// What it opens.
    associatedtype Value
    /// What it opens.
    var target: Value { get }
  }

  /// An intent that plays something.
  public protocol AudioPlaybackIntent: AppIntent {}

  /// An intent of a Live Activity.
  public protocol LiveActivityIntent: AppIntent {}

  /// A property of an intent or of a query that the user sets.
  @propertyWrapper
  public struct IntentParameter<Value: Sendable>: Sendable {
    private var value: Value?

    /// The value. One that was never set and has no default traps, as it does in an app.
    public var wrappedValue: Value {
      get {
        if let value { return value }
        if let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ())
          as? Value
        {
          return none
        }
        fatalError("a parameter of the type \(Value.self) was read before it was set")
      }
      set { value = newValue }
    }

    /// The property itself.
    public var projectedValue: IntentParameter<Value> { self }

    /// A property without a name.
    public init() {}

    /// A property with a name, and what it is unless it is set.
    public init(
      title: LocalizedStringResource, description: LocalizedStringResource? = nil,
      default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil
    ) { value = defaultValue }

    /// A property with a name whose values a query gives.
    public init<Provider>(
      title: LocalizedStringResource, description: LocalizedStringResource? = nil,
      default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
      optionsProvider: Provider
    ) { value = defaultValue }
  }

  /// A sentence about an intent's properties; it is not shown here.
  public protocol ParameterSummary {}

  /// A sentence with the places of properties.
  public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    /// A sentence.
    public init(_ summary: IntentParameterSummaryString<Intent>) {}
    /// A sentence with other properties below.
    public init(
      _ summary: IntentParameterSummaryString<Intent>,
      @IntentParameterListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
    ) {}
  }

  /// A sentence with the places of properties.
  public struct IntentParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    /// A sentence without places.
    public init(stringLiteral value: String) {}
    /// A sentence with places.
    public init(stringInterpolation: StringInterpolation) {}
    /// Takes texts and places.
    public struct StringInterpolation: StringInterpolationProtocol {
      /// Nothing yet.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// A text.
      public mutating func appendLiteral(_ literal: String) {}
      /// The place of a property.
      public mutating func appendInterpolation<Value>(_ property: KeyPath<Intent, Value>) {}
    }
  }

  /// Lists properties of an intent.
  @resultBuilder
  public struct IntentParameterListBuilder<Intent: AppIntent> {
    /// Properties after each other.
    public static func buildBlock(_ paths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
      paths
    }
  }

  extension AppIntent {
    /// A sentence about the intent's properties.
    public typealias Summary = IntentParameterSummary<Self>
  }
#endif
