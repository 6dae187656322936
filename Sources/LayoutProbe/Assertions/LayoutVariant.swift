import HeadlessUI

/// A window that layouts are tried in.
public struct LayoutDevice: Hashable, Sendable {
  /// What failures call it.
  public var name: String
  /// The size of the window in points.
  public var size: CGSize

  /// A window of any size, in points.
  public init(_ name: String, size: CGSize) {
    self.name = name
    self.size = size
  }

  /// 375×667, upright.
  public static let iPhoneSE = LayoutDevice("iPhone SE", size: CGSize(width: 375, height: 667))
  /// 393×852, upright: the window of layouts that name none.
  public static let iPhone = LayoutDevice("iPhone", size: ViewHost.defaultSize)
  /// 440×956, upright.
  public static let iPhoneProMax = LayoutDevice(
    "iPhone Pro Max", size: CGSize(width: 440, height: 956))
  /// 744×1133, upright.
  public static let iPadMini = LayoutDevice("iPad mini", size: CGSize(width: 744, height: 1133))
  /// 1032×1376, upright.
  public static let iPadPro = LayoutDevice("iPad Pro", size: CGSize(width: 1032, height: 1376))

  /// The device turned by a quarter.
  public var turned: LayoutDevice {
    LayoutDevice("\(name), turned", size: CGSize(width: size.height, height: size.width))
  }

  /// By name and lengths.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(size.width)
    hasher.combine(size.height)
  }
}

/// The conditions under which a layout is tried: a window, a text size, a language.
public struct LayoutVariant: Sendable {
  /// The window; nil for the usual one.
  public var device: LayoutDevice?
  /// How large the user wants text to be; nil for the usual size.
  public var dynamicTypeSize: DynamicTypeSize?
  /// The user's language and region; nil for the usual one.
  public var locale: Locale?

  /// Conditions; what is nil is as usual.
  public init(
    device: LayoutDevice? = nil, dynamicTypeSize: DynamicTypeSize? = nil, locale: Locale? = nil
  ) {
    self.device = device
    self.dynamicTypeSize = dynamicTypeSize
    self.locale = locale
  }

  /// What views inherit: the text size, the locale, and the direction in which its language is
  /// written, as on a device that is set to it.
  public var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    if let dynamicTypeSize { environment.dynamicTypeSize = dynamicTypeSize }
    if let locale {
      environment.locale = locale
      environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
    return environment
  }

  private var isRightToLeft: Bool { locale?.language.characterDirection == .rightToLeft }

  /// The modifiers that make a view inherit the same.
  var modifiers: String {
    var text = ""
    if let dynamicTypeSize { text += ".dynamicTypeSize(.\(dynamicTypeSize))" }
    if let locale {
      text += ".environment(\\.locale, Locale(identifier: \"\(locale.identifier)\"))"
      if isRightToLeft { text += ".environment(\\.layoutDirection, .rightToLeft)" }
    }
    return text
  }
}

extension LayoutVariant: CustomStringConvertible {
  /// `iPad mini, accessibility3, ar`; empty if all is as usual.
  public var description: String {
    [device?.name, dynamicTypeSize.map { "\($0)" }, locale?.identifier]
      .compactMap(\.self).joined(separator: ", ")
  }
}

/// Conditions under which a layout is tried, each with each.
///
///     LayoutVariants(devices: [.iPhoneSE, .iPadMini], locales: ["de", "ar"])
public struct LayoutVariants: Sendable {
  /// All combinations, in the order of the devices, text sizes and locales.
  public let all: [LayoutVariant]

  /// All combinations; a kind of which none is named is as usual.
  ///
  /// - Parameters:
  ///   - devices: the windows.
  ///   - dynamicTypeSizes: how large the user wants text to be.
  ///   - locales: identifiers of languages and regions, such as `de` or `ar_EG`.
  public init(
    devices: [LayoutDevice] = [], dynamicTypeSizes: [DynamicTypeSize] = [], locales: [String] = []
  ) {
    func choices<T>(_ values: [T]) -> [T?] { values.isEmpty ? [nil] : values }
    all = choices(devices).flatMap { device in
      choices(dynamicTypeSizes).flatMap { typeSize in
        choices(locales).map { locale in
          LayoutVariant(
            device: device, dynamicTypeSize: typeSize,
            locale: locale.map { Locale(identifier: $0) })
        }
      }
    }
  }
}
