import Foundation

/// What a preview asks of its window: the device, how it is held, or a size.
public struct PreviewWindow: Hashable, Sendable {
  var layout: PreviewLayout?
  var orientation: InterfaceOrientation?
  var device: PreviewDevice?

  /// What it asks for that is not known; nil if nothing.
  var unmetRequest: String? {
    guard let device, device.device == nil else { return nil }
    return "the screen size of the device '\(device.rawValue)' is not known"
  }

  /// Whether the window is as large as the view, offered the device's.
  public var fitsContent: Bool { layout == .sizeThatFits }

  /// The window.
  ///
  /// - Parameters:
  ///   - given: the device of a preview that names none.
  ///   - isForced: whether it is that of all previews, including those that name another.
  ///   - isLandscape: whether devices lie on their side where a preview says nothing else.
  public func screen(
    on given: Device, isForced: Bool = false, isLandscape: Bool = false
  ) -> DeviceScreen {
    let chosen = isForced ? given : device?.device ?? given
    let screen = chosen.screen(isLandscape: orientation?.isLandscape ?? isLandscape)
    switch layout {
    case .fixed(let width, let height):
      return screen.window(of: CGSize(width: width, height: height))
    case .sizeThatFits: return screen.window(of: screen.size)
    case .device, nil: return screen
    }
  }
}
