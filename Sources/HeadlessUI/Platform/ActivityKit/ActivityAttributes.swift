#if !canImport(ActivityKit)
  import Foundation

  /// What a Live Activity is about, and what of it changes.
  public protocol ActivityAttributes: Decodable, Encodable {
    /// What changes.
    associatedtype ContentState: Decodable, Encodable, Hashable
  }

  /// A Live Activity of the program; none runs here.
  public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    /// What tells it from others.
    public let id: String
    /// What it is about.
    public let attributes: Attributes
    /// What it shows.
    public let content: ActivityContent<Attributes.ContentState>

    private init(
      attributes: Attributes, content: ActivityContent<Attributes.ContentState>
    ) {
      id = ""
      self.attributes = attributes
      self.content = content
    }

    /// Those that run: none.
    public static var activities: [Activity<Attributes>] { [] }

    /// Begins one, which cannot be had here.
    public static func request(
      attributes: Attributes, content: ActivityContent<Attributes.ContentState>,
      pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
      throw ActivityAuthorizationError.unsupported
    }

    /// Shows something else; nothing is shown here.
    public func update(_ content: ActivityContent<Attributes.ContentState>) async {}

    /// Ends it.
    public func end(
      _ content: ActivityContent<Attributes.ContentState>? = nil,
      dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
  }

  extension Activity {
    /// How it is updated from elsewhere.
    public enum PushType: Hashable, Sendable {
      /// With a token.
      case token
    }
  }

  /// What a Live Activity shows, and until when it holds.
  public struct ActivityContent<State> {
    /// What it shows.
    public let state: State
    /// Until when it holds; nil if for ever.
    public let staleDate: Date?
    /// How much it matters among the program's others.
    public let relevanceScore: Double

    /// Something that holds until a time.
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
      self.state = state
      self.staleDate = staleDate
      self.relevanceScore = relevanceScore
    }
  }

  /// When an ended Live Activity goes.
  public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    private let name: String
    /// As the system sees fit.
    public static let `default` = ActivityUIDismissalPolicy(name: "default")
    /// At once.
    public static let immediate = ActivityUIDismissalPolicy(name: "immediate")
    /// At a time.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
      ActivityUIDismissalPolicy(name: "after")
    }
  }

  /// Why a Live Activity cannot be had.
  public enum ActivityAuthorizationError: Error {
    /// The system has none.
    case unsupported
    /// The user does not allow it.
    case denied
  }

  /// Whether Live Activities are allowed; they are not here.
  public final class ActivityAuthorizationInfo: Sendable {
    /// What is known.
    public init() {}
    /// False: there is no system to show them.
    public var areActivitiesEnabled: Bool { false }
  }
#endif
