import Foundation

/// A device that views are laid out for: its screen, and what of it content should keep clear of.
///
/// Sizes are Apple's tables of device dimensions; safe areas are those of iOS 17 and 18 without a
/// bar, a call or a keyboard. `docs/ios-sizes.md` has the sources.
public struct Device: Hashable, Sendable {
  /// What kinds of devices differ in apart from their sizes.
  enum Family: Hashable, Sendable { case phone, pad, watch, tv }

  /// The name.
  public let name: String
  /// The size of the screen in points, held upright.
  public let size: CGSize
  /// Pixels to a point; nil for as many as are set elsewhere.
  public let scale: CGFloat?
  let family: Family
  private let uprightInsets: EdgeInsets
  private let sidewaysInsets: EdgeInsets
  /// The screens of a device that folds.
  private var folding: FoldingScreen?

  /// The window that views are laid out in if nothing else is said: as large as an iPhone 15's
  /// screen, without a safe area, with as many pixels to a point as are set elsewhere.
  public static let standard = Device(
    name: "standard", size: ViewHost.defaultSize, scale: nil, family: .phone,
    uprightInsets: EdgeInsets(), sidewaysInsets: EdgeInsets())

  /// A device by its name, as Xcode writes it: `iPhone 16 Pro`, `iPad Pro 11-inch (M4)`. Small and
  /// capital letters are the same; nil for one that is not known.
  ///
  /// Generations, chips and sizes in parentheses at the end are left out where no device is told apart
  /// by them. Model numbers such as `iPhone12,8` are not known.
  public init?(named given: String) {
    var name = given.split(separator: " ").joined(separator: " ").lowercased()
    while Device.table[name] == nil, name.hasSuffix(")"),
      let parenthesis = name.range(of: " (", options: .backwards)
    {
      name.removeSubrange(parenthesis.lowerBound...)
    }
    guard let device = Device.table[name] else { return nil }
    self = device
  }

  /// The screen as the device is held.
  public func screen(isLandscape: Bool) -> DeviceScreen {
    if let folding { return folding.screen(isLandscape: isLandscape) }
    // Screens of these are never turned.
    guard isLandscape, family == .phone || family == .pad else {
      return DeviceScreen(
        size: size, scale: scale, safeAreaInsets: uprightInsets,
        horizontalSizeClass: family == .pad || family == .tv ? .regular : .compact,
        verticalSizeClass: .regular,
        isDevice: scale != nil)
    }
    let isWide = family == .pad || size.width >= Device.widthOfLargePhones
    return DeviceScreen(
      size: CGSize(width: max(size.width, size.height), height: min(size.width, size.height)),
      scale: scale, safeAreaInsets: sidewaysInsets,
      horizontalSizeClass: isWide ? .regular : .compact,
      verticalSizeClass: family == .pad ? .regular : .compact, isDevice: scale != nil)
  }

  /// Phones from this width on, in points, are of regular width on their side, and have margins of
  /// 20 points.
  static let widthOfLargePhones: CGFloat = 414

  /// The devices, each under its name, in the order of the table.
  public static let all: [Device] = flat + folding

  private static let table = Dictionary(
    all.map { ($0.name.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })

  private static let folding: [Device] = [
    Device(name: "iPhone Duo", .inner), Device(name: "iPhone Duo (half folded)", .folded),
    Device(name: "iPhone Duo (outer display)", .outer),
  ]

  private static let flat: [Device] = text.split(separator: "\n").flatMap { line -> [Device] in
    let parts = line.split(separator: ":", maxSplits: 1)
    let numbers = parts[0].split(whereSeparator: { "x@ -".contains($0) }).compactMap { Double($0) }
    guard parts.count == 2, numbers.count == 7 else { return [] }
    return parts[1].split(separator: ",").map { entry in
      let name = entry.trimmingCharacters(in: .whitespaces)
      let family: Family =
        name.hasPrefix("iPad")
        ? .pad
        : name.hasPrefix("iP")
          ? .phone
          : name.hasPrefix("Apple TV") ? .tv : .watch
      let (top, bottom, side, below) = (numbers[3], numbers[4], numbers[5], numbers[6])
      return Device(
        name: name, size: CGSize(width: numbers[0], height: numbers[1]),
        scale: CGFloat(numbers[2]), family: family,
        uprightInsets: EdgeInsets(
          top: top, leading: family == .tv ? side : 0, bottom: bottom,
          trailing: family == .tv ? side : 0),
        sidewaysInsets: EdgeInsets(
          top: family == .pad ? top : 0, leading: side, bottom: below, trailing: side))
    }
  }

  private init(
    name: String, size: CGSize, scale: CGFloat?, family: Family, uprightInsets: EdgeInsets,
    sidewaysInsets: EdgeInsets
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.family = family
    self.uprightInsets = uprightInsets
    self.sidewaysInsets = sidewaysInsets
  }

  private init(name: String, _ folding: FoldingScreen) {
    self.init(
      name: name, size: folding.size, scale: 3, family: .phone, uprightInsets: EdgeInsets(),
      sidewaysInsets: EdgeInsets())
    self.folding = folding
  }

  // Size and scale; insets at the top and the bottom, upright; at the sides and the bottom, sideways.
  private static let text = """
    320x568@2 20-0 0-0: iPhone 5, iPhone 5s, iPhone SE (1st generation), iPod touch
    375x667@2 20-0 0-0: iPhone 6, iPhone 6s, iPhone 7, iPhone 8, iPhone SE
    375x667@2 20-0 0-0: iPhone SE (2nd generation), iPhone SE (3rd generation)
    414x736@3 20-0 0-0: iPhone 6 Plus, iPhone 6s Plus, iPhone 7 Plus, iPhone 8 Plus
    375x812@3 44-34 44-21: iPhone X, iPhone Xs, iPhone 11 Pro
    375x812@3 50-34 50-21: iPhone 12 mini, iPhone 13 mini
    414x896@2 48-34 48-21: iPhone Xr, iPhone 11
    414x896@3 44-34 44-21: iPhone Xs Max, iPhone 11 Pro Max
    390x844@3 47-34 47-21: iPhone 12, iPhone 12 Pro, iPhone 13, iPhone 13 Pro, iPhone 14
    390x844@3 47-34 47-21: iPhone 16e, iPhone 17e
    428x926@3 47-34 47-21: iPhone 12 Pro Max, iPhone 13 Pro Max, iPhone 14 Plus
    393x852@3 59-34 59-21: iPhone 14 Pro, iPhone 15, iPhone 15 Pro, iPhone 16
    430x932@3 59-34 59-21: iPhone 14 Pro Max, iPhone 15 Plus, iPhone 15 Pro Max, iPhone 16 Plus
    402x874@3 62-34 62-21: iPhone 16 Pro, iPhone 17, iPhone 17 Pro, iPhone 18 Pro
    420x912@3 68-34 68-21: iPhone Air
    440x956@3 62-34 62-21: iPhone 16 Pro Max, iPhone 17 Pro Max, iPhone 18 Pro Max
    768x1024@2 20-0 0-0: iPad (5th generation), iPad (6th generation), iPad Air 2, iPad mini
    768x1024@2 20-0 0-0: iPad mini 4, iPad mini (5th generation), iPad Pro (9.7-inch), iPad Air
    810x1080@2 20-0 0-0: iPad (7th generation), iPad (8th generation), iPad (9th generation)
    820x1180@2 24-20 0-20: iPad, iPad (10th generation), iPad Air (4th generation)
    820x1180@2 24-20 0-20: iPad Air (5th generation), iPad Air 11-inch, iPad (A16)
    1024x1366@2 24-20 0-20: iPad Air 13-inch, iPad Pro (12.9-inch)
    834x1112@2 20-0 0-0: iPad Air (3rd generation), iPad Pro (10.5-inch)
    744x1133@2 24-20 0-20: iPad mini (6th generation), iPad mini (A17 Pro)
    834x1194@2 24-20 0-20: iPad Pro, iPad Pro (11-inch)
    834x1210@2 24-20 0-20: iPad Pro 11-inch
    1032x1376@2 24-20 0-20: iPad Pro 13-inch
    162x197@2 0-0 0-0: Apple Watch Series 4 - 40mm, Apple Watch Series 5 - 40mm, Apple Watch SE
    162x197@2 0-0 0-0: Apple Watch Series 6 - 40mm, Apple Watch SE - 40mm, Apple Watch SE 40mm
    184x224@2 0-0 0-0: Apple Watch Series 4 - 44mm, Apple Watch Series 5 - 44mm
    184x224@2 0-0 0-0: Apple Watch Series 6 - 44mm, Apple Watch SE - 44mm, Apple Watch SE 44mm
    176x215@2 0-0 0-0: Apple Watch Series 7 - 41mm, Apple Watch Series 8 - 41mm
    176x215@2 0-0 0-0: Apple Watch Series 7, Apple Watch Series 9 41mm, Apple Watch Series 8
    176x215@2 0-0 0-0: Apple Watch Series 9
    198x242@2 0-0 0-0: Apple Watch Series 7 - 45mm, Apple Watch Series 8 - 45mm
    198x242@2 0-0 0-0: Apple Watch Series 9 45mm
    187x223@2 0-0 0-0: Apple Watch Series 10 42mm, Apple Watch Series 10
    208x248@2 0-0 0-0: Apple Watch Series 10 46mm
    205x251@2 0-0 0-0: Apple Watch Ultra, Apple Watch Ultra 2
    1920x1080@1 60-60 80-60: Apple TV, Apple TV 4K, Apple TV HD
    """
}

/// The screen of a device as it is held, or a window: what views are laid out in.
public struct DeviceScreen: Hashable, Sendable {
  /// The size in points. A window of another size has no fold, and nothing in front of it is known.
  public var size: CGSize {
    didSet { if size != oldValue { reservedRegions = [] } }
  }
  /// Pixels to a point; nil for as many as are set elsewhere.
  public var scale: CGFloat?
  /// What content should keep clear of, in points from the edges.
  public var safeAreaInsets: EdgeInsets
  /// How much room there is across.
  public var horizontalSizeClass: UserInterfaceSizeClass
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass
  /// Whether it is that of a device, and no window of which nothing more is known.
  let isDevice: Bool
  /// What hardware takes of it.
  var reservedRegions: [ReservedRegion] = []
  /// The hinge of the device; nil if it has none.
  var hinge: DeviceHinge?

  /// A window of the same device of a size in points, in which nothing is in the way.
  public func window(of size: CGSize) -> DeviceScreen {
    var window = self
    window.size = size
    window.safeAreaInsets = EdgeInsets()
    window.reservedRegions = []
    return window
  }

  /// What views inherit on this screen, in place of what others do.
  public func environment(_ base: EnvironmentValues) -> EnvironmentValues {
    var environment = base
    if let scale, scale != base.displayScale { environment.displayScale = scale }
    var insets = safeAreaInsets
    // What is in the way stays where it is, whichever way is read.
    if base.layoutDirection == .rightToLeft {
      (insets.leading, insets.trailing) = (insets.trailing, insets.leading)
    }
    if insets != base.windowSafeAreaInsets { environment.windowSafeAreaInsets = insets }
    if reservedRegions != base.windowReservedRegions {
      environment.windowReservedRegions = reservedRegions
    }
    if hinge != base.deviceHinge { environment.deviceHinge = hinge }
    if horizontalSizeClass != base.horizontalSizeClass {
      environment.horizontalSizeClass = horizontalSizeClass
    }
    if verticalSizeClass != base.verticalSizeClass {
      environment.verticalSizeClass = verticalSizeClass
    }
    if isDevice != base.isDeviceKnown { environment.isDeviceKnown = isDevice }
    return environment
  }
}

private enum IsDeviceKnownKey: EnvironmentKey {
  static let defaultValue = false
}

private enum WindowSafeAreaKey: EnvironmentKey {
  static let defaultValue = EdgeInsets()
}

extension EnvironmentValues {
  /// Whether the window is that of a device, whose size classes are known.
  var isDeviceKnown: Bool {
    get { self[IsDeviceKnownKey.self] }
    set { self[IsDeviceKnownKey.self] = newValue }
  }

  /// What content should keep clear of in the window, in points from its edges.
  package var windowSafeAreaInsets: EdgeInsets {
    get { self[WindowSafeAreaKey.self] }
    set { self[WindowSafeAreaKey.self] = newValue }
  }
}
