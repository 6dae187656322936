#if !canImport(WidgetKit)
  import Foundation

  /// The sizes that a widget comes in.
  public enum WidgetFamily: Int, CaseIterable, Codable, Hashable, Sendable,
    CustomStringConvertible, CustomDebugStringConvertible
  {
    /// A small square on the home screen.
    case systemSmall
    /// Twice as wide as the small one.
    case systemMedium
    /// A large square.
    case systemLarge
    /// The largest one, on an iPad or a Mac.
    case systemExtraLarge
    /// As large as the extra large one, upright.
    case systemExtraLargePortrait
    /// A circle on the lock screen or on a watch.
    case accessoryCircular
    /// A rectangle on the lock screen or on a watch.
    case accessoryRectangular
    /// A line of text on the lock screen or on a watch.
    case accessoryInline
    /// A corner of a watch face.
    case accessoryCorner

    /// The name of the case.
    public var description: String {
      switch self {
      case .systemSmall: "systemSmall"
      case .systemMedium: "systemMedium"
      case .systemLarge: "systemLarge"
      case .systemExtraLarge: "systemExtraLarge"
      case .systemExtraLargePortrait: "systemExtraLargePortrait"
      case .accessoryCircular: "accessoryCircular"
      case .accessoryRectangular: "accessoryRectangular"
      case .accessoryInline: "accessoryInline"
      case .accessoryCorner: "accessoryCorner"
      }
    }

    /// The name of the case.
    public var debugDescription: String { description }

    /// The size in points that the widget has on an iPhone of 393 × 852 points; the extra large
    /// ones, which a phone has not, on an iPad of 820 × 1180. From the tables in Apple's Human
    /// Interface Guidelines ("Widgets", specifications). The corner is that of a watch of 44 mm.
    var size: CGSize {
      switch self {
      case .systemSmall: CGSize(width: 158, height: 158)
      case .systemMedium: CGSize(width: 338, height: 158)
      case .systemLarge: CGSize(width: 338, height: 354)
      case .systemExtraLarge: CGSize(width: 550, height: 342)
      case .systemExtraLargePortrait: CGSize(width: 342, height: 550)
      case .accessoryCircular: CGSize(width: 72, height: 72)
      case .accessoryRectangular: CGSize(width: 160, height: 72)
      case .accessoryInline: CGSize(width: 234, height: 26)
      case .accessoryCorner: CGSize(width: 36, height: 36)
      }
    }

    /// The window of a preview.
    var previewLayout: PreviewLayout { .fixed(width: size.width, height: size.height) }

    /// Whether the widget is on the home screen, not on a lock screen or a watch.
    var isOnHomeScreen: Bool {
      switch self {
      case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait:
        true
      case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner: false
      }
    }

    /// The margins (points) between the widget's edge and its content: 16 on the home screen, as iOS
    /// 17 has them, and none elsewhere.
    var contentMargins: CGFloat { isOnHomeScreen ? 16 : 0 }
  }

  /// How a widget is painted.
  public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    /// The name of the mode.
    public let description: String
    /// In its colours.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// In two colours.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// In one colour, as on the lock screen.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
  }

  private enum WidgetFamilyKey: EnvironmentKey {
    static let defaultValue = WidgetFamily.systemSmall
  }

  private enum WidgetRenderingModeKey: EnvironmentKey {
    static let defaultValue = WidgetRenderingMode.fullColor
  }

  private enum WidgetContainerBackgroundKey: EnvironmentKey {
    static let defaultValue = true
  }

  /// The sizes that Live Activities come in.
  public enum ActivityFamily: Hashable, Sendable {
    /// In the Smart Stack of a watch and in CarPlay.
    case small
    /// On the lock screen.
    case medium
  }

  private enum ActivityFullscreenKey: EnvironmentKey {
    static let defaultValue = false
  }

  private enum ActivityFamilyKey: EnvironmentKey {
    static let defaultValue = ActivityFamily.medium
  }

  private enum WidgetContentMarginsKey: EnvironmentKey {
    static let defaultValue = EdgeInsets()
  }

  private enum WidgetLabelKey: EnvironmentKey {
    static let defaultValue = false
  }

  extension EnvironmentValues {
    /// The size that the widget comes in; small unless set.
    public var widgetFamily: WidgetFamily {
      get { self[WidgetFamilyKey.self] }
      set { self[WidgetFamilyKey.self] = newValue }
    }

    /// How the widget is painted; in its colours unless set.
    public var widgetRenderingMode: WidgetRenderingMode {
      get { self[WidgetRenderingModeKey.self] }
      set { self[WidgetRenderingModeKey.self] = newValue }
    }

    /// Whether the widget's background is shown; true unless set.
    public var showsWidgetContainerBackground: Bool {
      get { self[WidgetContainerBackgroundKey.self] }
      set { self[WidgetContainerBackgroundKey.self] = newValue }
    }

    /// Whether a Live Activity fills the screen; false unless set.
    public var isActivityFullscreen: Bool {
      get { self[ActivityFullscreenKey.self] }
      set { self[ActivityFullscreenKey.self] = newValue }
    }

    /// The size that a Live Activity comes in; medium unless set.
    public var activityFamily: ActivityFamily {
      get { self[ActivityFamilyKey.self] }
      set { self[ActivityFamilyKey.self] = newValue }
    }

    /// The margins between the widget's edge and its content, in points; zero outside of widgets.
    public var widgetContentMargins: EdgeInsets {
      get { self[WidgetContentMarginsKey.self] }
      set { self[WidgetContentMarginsKey.self] = newValue }
    }

    /// Whether the widget has a label outside of it; false unless set.
    public var showsWidgetLabel: Bool {
      get { self[WidgetLabelKey.self] }
      set { self[WidgetLabelKey.self] = newValue }
    }
  }
#endif
