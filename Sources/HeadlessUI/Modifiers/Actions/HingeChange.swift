import Foundation

extension View {
  /// Runs an action when the hinge of the device changes. It is told once that there is a hinge, as the
  /// view appears; a hinge does not move here.
  ///
  /// - Parameters:
  ///   - isEnabled: whether the action is run.
  ///   - action: is told what was known of the hinge, and what is known now. On a device without a hinge
  ///     it is not run.
  nonisolated public func onHingeChange(
    isEnabled: Bool = true,
    _ action: @escaping (_ oldContext: DeviceHingeContext, _ newContext: DeviceHingeContext) -> Void
  ) -> some View {
    modifier(HingeChangeModifier(isEnabled: isEnabled, action: action))
  }
}

private struct HingeChangeModifier {
  let isEnabled: Bool
  let action: (DeviceHingeContext, DeviceHingeContext) -> Void
  @Environment(\.deviceHinge) private var hinge

  nonisolated init(
    isEnabled: Bool, action: @escaping (DeviceHingeContext, DeviceHingeContext) -> Void
  ) {
    self.isEnabled = isEnabled
    self.action = action
  }
}

extension HingeChangeModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.onAppear {
      guard isEnabled, let hinge else { return }
      action(DeviceHingeContext(hinge: nil), DeviceHingeContext(hinge: hinge))
    }
  }
}
