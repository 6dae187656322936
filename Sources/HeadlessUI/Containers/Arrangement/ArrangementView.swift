import Foundation

/// Two views that are arranged by the room that there is, and around the fold of a screen.
public struct ArrangementView<Primary, Secondary> where Primary: View, Secondary: View {
  private let primary: Primary
  private let secondary: Secondary
  @Environment(\.arrangementViewStyle) private var style

  /// A view that matters most, and another one.
  nonisolated public init(
    @ViewBuilder primary: () -> Primary, @ViewBuilder secondary: () -> Secondary
  ) {
    self.primary = primary()
    self.secondary = secondary()
  }
}

extension ArrangementView: View {
  /// The views as the style of the environment arranges them.
  public var body: some View {
    (style ?? SplitArrangementViewStyle()).body(
      ArrangementViewStyleConfiguration(
        primary: .init(content: AnyView(primary)), secondary: .init(content: AnyView(secondary))))
  }
}

extension ArrangementView
where
  Primary == ArrangementViewStyleConfiguration.Primary,
  Secondary == ArrangementViewStyleConfiguration.Secondary
{
  /// The views that a style was given, as the system would arrange them.
  public init(_ configuration: ArrangementViewStyleConfiguration) {
    self.init {
      configuration.primary
    } secondary: {
      configuration.secondary
    }
  }
}

/// The two views of an arrangement.
public struct ArrangementViewStyleConfiguration {
  /// The view that matters most.
  public struct Primary: View {
    let content: AnyView
    /// The view.
    public var body: some View { content }
  }

  /// The other view.
  public struct Secondary: View {
    let content: AnyView
    /// The view.
    public var body: some View { content }
  }

  /// The view that matters most.
  public let primary: Primary
  /// The other view.
  public let secondary: Secondary
}

/// How two views are arranged.
@MainActor
@preconcurrency
public protocol ArrangementViewStyle {
  /// The type of the arranged views.
  associatedtype Body: View
  /// Arranges the views.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The two views.
  typealias Configuration = ArrangementViewStyleConfiguration
}

extension ArrangementViewStyle {
  fileprivate func body(_ configuration: Configuration) -> AnyView {
    // As in other styles, what a style makes is not styled once more.
    AnyView(
      StyledBody.view(self) { $0.makeBody(configuration: configuration) }
        .environment(\.arrangementViewStyle, nil))
  }
}

private enum ArrangementViewStyleKey: EnvironmentKey {
  static var defaultValue: (any ArrangementViewStyle)? { nil }
}

extension EnvironmentValues {
  fileprivate var arrangementViewStyle: (any ArrangementViewStyle)? {
    get { self[ArrangementViewStyleKey.self] }
    set { self[ArrangementViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the arrangements in the view are made.
  nonisolated public func arrangementViewStyle<S>(_ style: S) -> some View
  where S: ArrangementViewStyle {
    environment(\.arrangementViewStyle, style)
      .recorded("arrangementViewStyle", TypeName.short(S.self))
  }
}
