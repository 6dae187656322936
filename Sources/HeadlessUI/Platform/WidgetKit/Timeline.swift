#if !canImport(WidgetKit)
  import Foundation

  /// What a widget shows from a time on.
  public protocol TimelineEntry {
    /// The time from which it is shown.
    var date: Date { get }
    /// How much it matters to the user; nil if nothing is known.
    var relevance: TimelineEntryRelevance? { get }
  }

  extension TimelineEntry {
    /// Nothing is known.
    public var relevance: TimelineEntryRelevance? { nil }
  }

  /// How much an entry matters to the user.
  public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// How much, compared with the widget's other entries.
    public var score: Float
    /// How long, in seconds.
    public var duration: TimeInterval

    /// One of a score that holds for some seconds.
    public init(score: Float, duration: TimeInterval = 0) {
      self.score = score
      self.duration = duration
    }
  }

  /// When the system asks for entries again.
  public struct TimelineReloadPolicy: Equatable, Sendable {
    private let date: Date?
    private let isNever: Bool
    /// After the last entry.
    public static let atEnd = TimelineReloadPolicy(date: nil, isNever: false)
    /// When the program asks for it.
    public static let never = TimelineReloadPolicy(date: nil, isNever: true)
    /// At a time.
    public static func after(_ date: Date) -> TimelineReloadPolicy {
      TimelineReloadPolicy(date: date, isNever: false)
    }
  }

  /// Entries, and when there are to be others.
  public struct Timeline<EntryType: TimelineEntry> {
    /// The entries.
    public let entries: [EntryType]
    /// When the system asks again.
    public let policy: TimelineReloadPolicy

    /// Entries that hold until the system asks again.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
      self.entries = entries
      self.policy = policy
    }
  }

  /// What a provider is told about the widget.
  public struct TimelineProviderContext: Sendable {
    /// The size that the widget comes in.
    public let family: WidgetFamily
    /// Whether it is shown in the gallery.
    public let isPreview: Bool
    /// Its size in points.
    public let displaySize: CGSize
  }

  /// Makes the entries of a widget.
  public protocol TimelineProvider {
    /// The type of its entries.
    associatedtype Entry: TimelineEntry
    /// What it is told about the widget.
    typealias Context = TimelineProviderContext
    /// An entry that is there at once.
    func placeholder(in context: Context) -> Entry
    /// An entry for the gallery.
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// The entries.
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  }

  /// Makes the entries of a widget that an intent of SiriKit sets.
  public protocol IntentTimelineProvider {
    /// The type of its entries.
    associatedtype Entry: TimelineEntry
    /// The intent.
    associatedtype Intent
    /// What it is told about the widget.
    typealias Context = TimelineProviderContext
    /// An entry that is there at once.
    func placeholder(in context: Context) -> Entry
    /// An entry for the gallery.
    func getSnapshot(
      for configuration: Intent, in context: Context,
      completion: @escaping @Sendable (Entry) -> Void)
    /// The entries.
    func getTimeline(
      for configuration: Intent, in context: Context,
      completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  }

  /// Makes the entries of a widget that an app intent sets.
  public protocol AppIntentTimelineProvider {
    /// The type of its entries.
    associatedtype Entry: TimelineEntry
    /// The intent.
    associatedtype Intent
    /// What it is told about the widget.
    typealias Context = TimelineProviderContext
    /// An entry that is there at once.
    func placeholder(in context: Context) -> Entry
    /// An entry for the gallery.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// The entries.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// Settings that are offered on a watch.
    func recommendations() -> [AppIntentRecommendation<Intent>]
  }

  extension AppIntentTimelineProvider {
    /// None.
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
  }

  /// Settings that are offered on a watch.
  public struct AppIntentRecommendation<Intent> {
    /// The settings.
    public let intent: Intent
    /// What they are called.
    public let description: String

    /// Settings with a name.
    public init(intent: Intent, description: String) {
      self.intent = intent
      self.description = description
    }
  }
#endif
