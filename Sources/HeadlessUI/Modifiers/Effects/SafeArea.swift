import Foundation

/// Parts of the window that content should keep clear of.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit for each part.
  public let rawValue: UInt

  /// The parts with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The bars and the edges of the device.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All parts.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Pads the view as the content of a window: by 16 points on the edges.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Pads the view as the content of a window: by 16 points on the edges.
  nonisolated public func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View {
    self.padding(edges)
  }

  /// Hides or shows the status bar; there is none here.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    recorded("statusBarHidden", "\(hidden)")
  }

  /// Hides or shows the status bar; there is none here.
  nonisolated public func statusBar(hidden: Bool) -> some View {
    recorded("statusBar", "hidden: \(hidden)")
  }

  /// Hides or shows what the system lays over the view; there is nothing here.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    recorded("persistentSystemOverlays", "\(visibility)")
  }

  /// Puts off the system's gestures at some edges.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
    recorded("defersSystemGestures")
  }
}

/// The kinds of padding of a window's content.
public struct ScenePadding: Equatable, Sendable {
  private let name: String

  /// The least that looks right.
  public static let minimum = ScenePadding(name: "minimum")
  /// Padding next to the navigation bar.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}
