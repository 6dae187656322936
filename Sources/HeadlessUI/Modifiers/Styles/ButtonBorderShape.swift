import Foundation

/// The shape of the border of buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  let name: String
  let radius: CGFloat?

  /// As the system sees fit.
  public static let automatic = ButtonBorderShape(name: "automatic", radius: nil)
  /// Round ends.
  public static let capsule = ButtonBorderShape(name: "capsule", radius: nil)
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle", radius: nil)
  /// Rounded corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle", radius: nil)

  /// Corners rounded by a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle", radius: radius)
  }
}

extension ButtonBorderShape: _InsetPathShape {
  /// The outline of the shape in a rectangle with all sides moved inward.
  public func path(in rect: CGRect, inset: CGFloat) -> Path {
    let box = rect.shrunk(by: inset)
    let round = min(box.width, box.height) / 2
    let corner = name == "roundedRectangle" ? min(radius ?? 8, round) : round
    return Path(roundedRect: box, cornerRadius: corner, style: .continuous)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape that the border of a button has in the environment: a capsule, here.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
  /// The shape of the border of buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

/// Whether a button acts again and again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String

  /// As the system sees fit.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// The button repeats its action.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// The button acts once.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension View {
  /// Sets the shape of the border of buttons.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape).recorded("buttonBorderShape", shape.name)
  }

  /// Sets whether buttons act again and again while they are held; the layout stays.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    recorded("buttonRepeatBehavior", behavior.name)
  }
}
