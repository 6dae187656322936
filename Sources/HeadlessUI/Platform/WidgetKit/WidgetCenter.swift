#if !canImport(WidgetKit)
  import Foundation

  /// The widgets that the user has; none are here.
  public final class WidgetCenter: Sendable {
    /// The one of the program.
    public static let shared = WidgetCenter()

    private init() {}

    /// Has the entries of a kind of widgets made anew; there are none.
    public func reloadTimelines(ofKind kind: String) {}

    /// Has the entries of all widgets made anew; there are none.
    public func reloadAllTimelines() {}

    /// Has the offered settings made anew; there are none.
    public func invalidateConfigurationRecommendations() {}

    /// The widgets that the user has: none.
    public func getCurrentConfigurations(
      _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
    ) {
      completion(.success([]))
    }

    /// The widgets that the user has: none.
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
  }

  /// A widget that the user has.
  public struct WidgetInfo: Hashable, Identifiable, Sendable {
    /// What tells it from others.
    public var id: Self { self }
    /// The size that it comes in.
    public let family: WidgetFamily
    /// What tells it from the program's other widgets.
    public let kind: String
  }
#endif
