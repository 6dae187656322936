#if !canImport(WidgetKit)
  import Foundation

  extension View {
    /// What is opened when the widget is tapped; the layout stays.
    nonisolated public func widgetURL(_ url: URL?) -> some View { recorded("widgetURL") }

    /// Whether the view has the accent's colour in widgets of two colours; the layout stays.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
      recorded("widgetAccentable", "\(accentable)")
    }

    /// A text outside of the widget, which is not shown; the layout stays.
    nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
      recorded("widgetLabel")
    }

    /// A text outside of the widget, which is not shown; the layout stays.
    @_disfavoredOverload
    nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View {
      recorded("widgetLabel")
    }

    /// A view outside of the widget, which is not shown; the layout stays.
    nonisolated public func widgetLabel<Label: View>(
      @ViewBuilder label: () -> Label
    ) -> some View { recorded("widgetLabel") }

    /// Whether the view follows the curve of a watch face; it does not here.
    nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
      recorded("widgetCurvesContent", "\(curvesContent)")
    }
  }

  extension Image {
    /// How the image is painted in widgets of two colours; the layout stays.
    public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> Image
    { self }
  }

  /// How an image is painted in widgets of two colours.
  public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    private let name: String
    /// With the accent's colour.
    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    /// In grey.
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    /// In grey, with the accent's colour.
    public static let accentedDesaturated = WidgetAccentedRenderingMode(
      name: "accentedDesaturated")
    /// In its colours.
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
  }

  /// The background of widgets on the lock screen: a shape as large as proposed.
  public struct AccessoryWidgetBackground: View {
    /// The background.
    public nonisolated init() {}
    /// A shape.
    public var body: some View { Rectangle().fill(.quaternary) }
  }
#endif
