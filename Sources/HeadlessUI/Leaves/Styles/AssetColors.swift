import Foundation

extension BundleAssets.AssetColor.Value {
  func resolved(in environment: EnvironmentValues) -> Color.Resolved? {
    switch self {
    case .components(let numbers, let isDisplayP3):
      guard numbers.count == 4 else { return nil }
      return Color.Resolved(
        colorSpace: isDisplayP3 ? .displayP3 : .sRGB, red: Float(numbers[0]),
        green: Float(numbers[1]), blue: Float(numbers[2]), opacity: Float(numbers[3]))
    case .system(let name):
      // `systemRedColor`, `labelColor`.
      let plain = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
      let own = plain.hasPrefix("system") ? plain.dropFirst("system".count).lowercased() : plain
      return PlatformColor(rawValue: plain)?.resolved(in: environment)
        ?? SystemColor(rawValue: own)?.resolved(in: environment)
    }
  }
}

extension ResourceBundles {
  /// A colour of an asset catalog; nil if there is none of this name.
  static func color(
    named name: String, bundlePath: String?, in environment: EnvironmentValues
  ) -> Color.Resolved? {
    for contents in contents(at: bundlePath) {
      guard let color = contents.assets.colors[name] else { continue }
      let value = environment.colorScheme == .dark ? color.dark ?? color.light : color.light
      return value.resolved(in: environment)
    }
    return nil
  }
}
