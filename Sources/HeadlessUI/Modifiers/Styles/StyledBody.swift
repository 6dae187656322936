/// The view that a style of one's own makes, where the style has dynamic properties, such as values of the
/// environment: they are those of the place where the styled view is, as in SwiftUI.
struct StyledBody<Style> {
  private var properties: StyleProperties<Style>
  private let content: (Style) -> AnyView

  /// The view that a style makes.
  @MainActor
  static func view(_ style: Style, _ content: @escaping (Style) -> some View) -> AnyView {
    if ViewTypeRecord.of(Style.self).fields.isEmpty { return AnyView(content(style)) }
    return AnyView(
      StyledBody(properties: StyleProperties(style: style)) { AnyView(content($0)) })
  }
}

extension StyledBody: View {
  var body: some View { content(properties.style) }
}

/// A style as a property of a view: its own properties are linked with the view's.
private struct StyleProperties<Style>: DynamicProperty {
  var style: Style

  mutating func _link(_ slot: _PropertySlot) { slot.linkFields(of: &style) }
}
