import Foundation

/// What becomes of a presentation where there is little room.
public struct PresentationAdaptation: Sendable {
  let name: String

  /// As the system sees fit.
  public static var automatic: PresentationAdaptation { .init(name: "automatic") }
  /// It stays what it is.
  public static var none: PresentationAdaptation { .init(name: "none") }
  /// A popover.
  public static var popover: PresentationAdaptation { .init(name: "popover") }
  /// A sheet.
  public static var sheet: PresentationAdaptation { .init(name: "sheet") }
  /// It covers the window.
  public static var fullScreenCover: PresentationAdaptation { .init(name: "fullScreenCover") }
}

/// Whether what is behind a presentation can be used.
public struct PresentationBackgroundInteraction: Sendable {
  let name: String

  /// As the system sees fit.
  public static var automatic: PresentationBackgroundInteraction { .init(name: "automatic") }
  /// The view behind can be used.
  public static var enabled: PresentationBackgroundInteraction { .init(name: "enabled") }
  /// The view behind cannot be used.
  public static var disabled: PresentationBackgroundInteraction { .init(name: "disabled") }

  /// It can up to a height.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  {
    .init(name: "enabled(upThrough)")
  }
}

/// What a swipe in a presentation does.
public struct PresentationContentInteraction: Equatable, Sendable {
  let name: String

  /// As the system sees fit.
  public static var automatic: PresentationContentInteraction { .init(name: "automatic") }
  /// It resizes the presentation.
  public static var resizes: PresentationContentInteraction { .init(name: "resizes") }
  /// It scrolls the content.
  public static var scrolls: PresentationContentInteraction { .init(name: "scrolls") }
}

extension View {
  /// Sets whether the sheet shows that it can be dragged; the layout stays.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    recorded("presentationDragIndicator", "\(visibility)")
  }

  /// Sets what becomes of the presentation where there is little room; the layout stays.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  {
    recorded("presentationCompactAdaptation", adaptation.name)
  }

  /// Sets what becomes of the presentation where there is little room; the layout stays.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    recorded("presentationCompactAdaptation", horizontalAdaptation.name)
  }

  /// Sets whether what is behind the presentation can be used; the layout stays.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    recorded("presentationBackgroundInteraction", interaction.name)
  }

  /// Sets what a swipe in the presentation does; the layout stays.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    recorded("presentationContentInteraction", behavior.name)
  }

  /// Rounds the corners of the presentation by a radius in points; the layout stays.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    recorded("presentationCornerRadius", cornerRadius.map { Number.text(Double($0)) })
  }

  /// Sets what is behind the presentation's content; the layout stays.
  nonisolated public func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
    recorded("presentationBackground")
  }

  /// Sets what is behind the presentation's content, which is not shown; the layout stays.
  nonisolated public func presentationBackground<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    recorded("presentationBackground")
  }

  /// Sets whether the user cannot put the presentation away; the layout stays.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("interactiveDismissDisabled", "\(isDisabled)")
  }
}
