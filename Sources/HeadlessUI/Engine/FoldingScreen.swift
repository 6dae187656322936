import Foundation

/// The screens of an iPhone Duo as a project measured them in Apple's simulator, on iOS 27.1 with the status
/// bar; `docs/ios-sizes.md` has the source.
enum FoldingScreen: Hashable, Sendable {
  /// The inner one, flat.
  case inner
  /// The inner one, half folded.
  case folded
  /// The outer one.
  case outer

  /// The size in points, held upright.
  var size: CGSize {
    self == .outer ? CGSize(width: 466, height: 678) : CGSize(width: 669, height: 951)
  }

  func screen(isLandscape: Bool) -> DeviceScreen {
    let length = isLandscape ? CGSize(width: size.height, height: size.width) : size
    let isOuter = self == .outer
    var screen = DeviceScreen(
      size: length, scale: 3, safeAreaInsets: insets(isLandscape),
      horizontalSizeClass: isOuter ? .compact : .regular,
      verticalSizeClass: isOuter && isLandscape ? .compact : .regular, isDevice: true)
    screen.reservedRegions = (isOuter ? [] : [fold(length)]) + occlusions(isLandscape)
    screen.hinge = hinge
    return screen
  }

  private var hinge: DeviceHinge {
    switch self {
    case .inner: DeviceHinge(status: .fullyOpen, angle: .degrees(180))
    case .folded: DeviceHinge(status: .partiallyOpen, angle: .degrees(90))
    case .outer: DeviceHinge(status: .closed, angle: .zero)
    }
  }

  // The status bar and the camera are at a side, except on the inner screen held upright.
  private func insets(_ isLandscape: Bool) -> EdgeInsets {
    switch (self, isLandscape) {
    case (.outer, true): EdgeInsets(top: 0, leading: 84, bottom: 34, trailing: 0)
    case (.outer, false): EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 84)
    case (_, true): EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 84)
    case (_, false): EdgeInsets(top: 82, leading: 0, bottom: 34, trailing: 0)
    }
  }

  /// Across the middle of the longer side.
  private func fold(_ size: CGSize) -> ReservedRegion {
    let (width, margin) = (40.0, 20.0)
    let isUpright = size.height > size.width
    let frame =
      isUpright
      ? CGRect(x: 0, y: (size.height - width) / 2, width: size.width, height: width)
      : CGRect(x: (size.width - width) / 2, y: 0, width: width, height: size.height)
    return ReservedRegion(
      .division, 0, frame,
      margins: isUpright
        ? EdgeInsets(top: margin, leading: 0, bottom: margin, trailing: 0)
        : EdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin),
      isActive: self == .folded)
  }

  private func occlusions(_ isLandscape: Bool) -> [ReservedRegion] {
    func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
    let camera: CGRect
    let status: CGRect
    switch (self, isLandscape) {
    case (.outer, true): (camera, status) = (rect(29.3, 29.3, 37, 37), rect(0, 0, 84, 82))
    case (.outer, false): (camera, status) = (rect(399.7, 29.3, 37, 37), rect(382, 0, 84, 170))
    case (_, true): (camera, status) = (rect(677.3, 21, 58, 37), rect(867, 0, 84, 120))
    case (_, false): (camera, status) = (rect(21, 215.7, 37, 58), rect(535, 0, 134, 82))
    }
    // The inner camera lies below the screen, and takes nothing as long as it is off.
    return [
      ReservedRegion(.occlusion, 0, camera, isActive: self == .outer),
      ReservedRegion(.occlusion, 1, status, isActive: true),
    ]
  }
}
