import Foundation

/// How a view's content changes into other content; here it changes at once.
public struct ContentTransition: Equatable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// At once.
  public static let identity = ContentTransition("identity")
  /// By fading.
  public static let opacity = ContentTransition("opacity")
  /// By interpolating.
  public static let interpolate = ContentTransition("interpolate")

  /// By counting up, or down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(countsDown ? "numericText(countsDown)" : "numericText")
  }

  /// By counting to a value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition("numericText(\(Number.text(value)))")
  }

  /// By the usual effect of symbols.
  public static var symbolEffect: ContentTransition { ContentTransition("symbolEffect") }

  var text: String { name }
}

private enum ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.identity
}

private enum AddsDrawingGroupKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// How content changes into other content.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether transitions of content may draw into one image.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[AddsDrawingGroupKey.self] }
    set { self[AddsDrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// Sets how content changes into other content; the layout stays.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition).recorded("contentTransition", transition.text)
  }
}
