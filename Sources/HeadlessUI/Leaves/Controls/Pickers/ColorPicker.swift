import Foundation

/// A control that chooses a colour: its label and a box of 28 points at the trailing edge, which is
/// near what a phone shows.
public struct ColorPicker<Label> where Label: View {
  let label: Label
}

extension ColorPicker: View {
  /// The label and the box.
  public var body: some View {
    ControlRow(label: label) { ControlPart("ColorWell", width: 28, height: 28) }
      .modifier(ControlSpacing())
  }
}

extension ColorPicker {
  /// A colour picker with a label.
  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// A colour picker with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) where Label == Text {
    self.init(label: Text(titleKey))
  }

  /// A colour picker with a title.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) where Label == Text, S: StringProtocol {
    self.init(label: Text(title))
  }
}
