import Foundation

/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  let name: String
  /// As the system sees fit.
  public static var automatic: ButtonSizing { .init(name: "automatic") }
  /// As their label.
  public static var fitted: ButtonSizing { .init(name: "fitted") }
  /// As wide as they can be.
  public static var flexible: ButtonSizing { .init(name: "flexible") }
}

/// Whether holding something over a button presses it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  let name: String
  /// As the system sees fit.
  public static var automatic: SpringLoadingBehavior { .init(name: "automatic") }
  /// The button is pressed.
  public static var enabled: SpringLoadingBehavior { .init(name: "enabled") }
  /// The button is not pressed.
  public static var disabled: SpringLoadingBehavior { .init(name: "disabled") }
}

extension View {
  /// Puts actions on a section's header, which are not shown; the layout stays.
  nonisolated public func sectionActions<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View {
    recorded("sectionActions")
  }

  /// Sets the label of a section in an index; the layout stays.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View {
    recorded("sectionIndexLabel")
  }

  /// Sets the label of a section in an index; the layout stays.
  nonisolated public func sectionIndexLabel(_ label: LocalizedStringKey) -> some View {
    recorded("sectionIndexLabel")
  }

  /// Sets whether lists have an index; the layout stays.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    recorded("listSectionIndexVisibility", "\(visibility)")
  }

  /// Sets the margins of a section; the layout of lists here has none.
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?)
    -> some View
  {
    recorded("listSectionMargins", length.map { Number.text(Double($0)) })
  }

  /// Sets how wide the place of symbols in labels is; the layout stays.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    recorded("labelReservedIconWidth", Number.text(Double(value)))
  }

  /// Sets the gap between a label's symbol and title; the layout stays.
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    recorded("labelIconToTitleSpacing", Number.text(Double(value)))
  }

  /// Sets whether sliders have a thumb; the layout stays.
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    recorded("sliderThumbVisibility", "\(visibility)")
  }

  /// Sets how high rows of wheels are; the layout stays.
  nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
    recorded("defaultWheelPickerItemHeight", Number.text(Double(height)))
  }

  /// Sets how wide buttons are; the layout stays.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    recorded("buttonSizing", sizing.name)
  }

  /// Sets whether holding something over a button presses it; the layout stays.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    recorded("springLoadingBehavior", behavior.name)
  }
}
