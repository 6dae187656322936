import Foundation

/// A control that is on or off.
///
/// As a switch it takes the width that it is proposed: the label leads, the switch trails, which is 49 by
/// 31 points for layout (61 by 28 in the design of iOS 26) and is drawn 2 points wider, as a `UISwitch` is.
/// Without its label it is the switch.
public struct Toggle<Label> where Label: View {
  let label: Label
  let sources: [Binding<Bool>]
  let isInsideStyle: Bool

  @Environment(\.toggleStyle) var style
  @Environment(\.systemDesign) var design
}

extension Toggle: View {
  /// The label and the switch in the style of the environment.
  public var body: some View {
    if isInsideStyle {
      shown
    } else {
      shown.control(
        Control(
          name: "Toggle",
          actions: [
            .init(verb: "switch") {
              let value = !isOn
              for source in sources { source.wrappedValue = value }
            }
          ], isWhole: true, fitsRows: true))
    }
  }

  @MainActor @ViewBuilder private var shown: some View {
    if let custom = customBody {
      custom
    } else {
      switch look {
      case .automatic, .switch:
        ControlRow(label: label) {
          ControlPart(
            "Switch", width: design == .iOS26 ? 61 : 49, height: design == .iOS26 ? 28 : 31,
            detail: isOn ? "on" : "off")
        }
        .modifier(ControlSpacing())
      case .button: BuiltInButton(look: .bordered, label: label)
      case .checkbox:
        HStack {
          ControlPart("Checkbox", width: 14, height: 14, detail: isOn ? "on" : "off")
          label
        }
      }
    }
  }

  private var isOn: Bool { !sources.isEmpty && sources.allSatisfy(\.wrappedValue) }

  @MainActor private var customBody: AnyView? {
    guard !isInsideStyle else { return nil }
    let sources = sources
    return style.body(
      ToggleStyleConfiguration(
        label: label,
        isOn: Binding(
          read: { sources.allSatisfy(\.wrappedValue) },
          write: { value in for source in sources { source.wrappedValue = value } }),
        isMixed: !isOn && sources.contains(where: \.wrappedValue)))
  }

  private var look: ToggleLook {
    if case .look(let look) = style { look } else { .automatic }
  }
}

extension Toggle {
  /// A toggle with a label.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), sources: [isOn], isInsideStyle: false)
  }

  /// A toggle for several values, with a label.
  nonisolated public init<C>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) where C: RandomAccessCollection {
    self.init(
      label: label(), sources: sources.map { $0[keyPath: isOn] }, isInsideStyle: false)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was asked for, in the system's look.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      label: configuration.label, sources: [configuration.$isOn], isInsideStyle: true)
  }
}
