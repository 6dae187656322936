import Foundation

/// What a user feels or hears.
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy things that collide seem.
  public struct Weight: Equatable, Sendable {
    let name: String

    /// Light.
    public static let light = Weight(name: "light")
    /// Medium.
    public static let medium = Weight(name: "medium")
    /// Heavy.
    public static let heavy = Weight(name: "heavy")
  }

  /// How hard things that collide seem.
  public struct Flexibility: Equatable, Sendable {
    let name: String

    /// Rigid.
    public static let rigid = Flexibility(name: "rigid")
    /// Solid.
    public static let solid = Flexibility(name: "solid")
    /// Soft.
    public static let soft = Flexibility(name: "soft")
  }

  let name: String

  /// It went well.
  public static let success = SensoryFeedback(name: "success")
  /// It may not have gone well.
  public static let warning = SensoryFeedback(name: "warning")
  /// It went wrong.
  public static let error = SensoryFeedback(name: "error")
  /// The selection changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value grew.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value shrank.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something began.
  public static let start = SensoryFeedback(name: "start")
  /// Something ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something fell into place.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level was reached.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Things collided.
  public static let impact = SensoryFeedback(name: "impact")

  /// Things of a weight collided.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact(\(weight.name))")
  }

  /// Things of a hardness collided.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback {
    SensoryFeedback(name: "impact(\(flexibility.name))")
  }
}

extension View {
  /// Lets the user feel or hear changes of a value; the layout stays.
  nonisolated public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View
  where T: Equatable {
    recorded("sensoryFeedback", feedback.name)
  }

  /// Lets the user feel or hear some changes of a value; the layout stays.
  nonisolated public func sensoryFeedback<T>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View where T: Equatable {
    recorded("sensoryFeedback", feedback.name)
  }

  /// Lets the user feel or hear changes of a value; the layout stays.
  nonisolated public func sensoryFeedback<T>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View where T: Equatable {
    recorded("sensoryFeedback")
  }
}
