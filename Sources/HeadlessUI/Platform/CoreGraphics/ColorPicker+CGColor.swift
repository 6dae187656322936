#if !canImport(CoreGraphics)
  import Foundation

  extension ColorPicker {
    /// A colour picker for a colour of Core Graphics, with a label.
    nonisolated public init(
      selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
      self.init(label: label())
    }

    /// A colour picker for a colour of Core Graphics, with a title.
    nonisolated public init(
      _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) where Label == Text {
      self.init(label: Text(titleKey))
    }

    /// A colour picker for a colour of Core Graphics, with a title.
    @_disfavoredOverload
    nonisolated public init<S>(
      _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) where S: StringProtocol, Label == Text {
      self.init(label: Text(title))
    }
  }
#endif
