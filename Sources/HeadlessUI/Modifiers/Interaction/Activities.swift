import Foundation

extension View {
  /// Continues what another device began; nothing is continued here.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    recorded("onContinueUserActivity", activityType)
  }

  /// Advertises what the user does; the system does not ask for it here.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    recorded("userActivity", activityType)
  }

  /// Says which events the view takes; there are none here.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    recorded("handlesExternalEvents")
  }

  /// Runs an action when modifier keys are pressed; no keys are pressed here.
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    recorded("onModifierKeysChanged")
  }

  /// Makes the view the first to have the focus; none ever has it here.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    recorded("prefersDefaultFocus")
  }

  /// Binds a value to the crown of a watch; the crown does not turn here.
  nonisolated public func digitalCrownRotation<V>(_ binding: Binding<V>) -> some View
  where V: BinaryFloatingPoint {
    recorded("digitalCrownRotation")
  }

  /// Binds a value to the crown of a watch; the crown does not turn here.
  nonisolated public func digitalCrownRotation<V>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V: BinaryFloatingPoint {
    recorded("digitalCrownRotation")
  }

  /// Sets the effect of a pointer on views that ask for it; the layout stays.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    recorded("defaultHoverEffect")
  }
}

/// How far the crown of a watch is turned for a value.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// Far.
  case low
  /// In between.
  case medium
  /// A little.
  case high
}
