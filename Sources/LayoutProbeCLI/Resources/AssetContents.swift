import LayoutProbe

/// A `Contents.json` of an asset catalog.
struct AssetContents: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?

    private enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }

  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  struct Image: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var subtype: String?
    var appearances: [Appearance]?
    var languageDirection: String?

    private enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, subtype, appearances
      case languageDirection = "language-direction"
    }
  }

  struct ColorEntry: Decodable {
    var idiom: String?
    var appearances: [Appearance]?
    var color: ColorValue?
  }

  struct DataEntry: Decodable {
    var filename: String?
  }

  struct ColorValue: Decodable {
    var colorSpace: String?
    var components: [String: AssetNumber]?
    var reference: String?

    private enum CodingKeys: String, CodingKey {
      case colorSpace = "color-space"
      case components, reference
    }
  }

  var properties: Properties?
  var images: [Image]?
  var symbols: [Image]?
  var colors: [ColorEntry]?
  /// The files of a data set.
  var data: [DataEntry]?
}

/// A number as catalogs write it: `0.5`, `"0.500"`, `"128"` or `"0x80"`.
struct AssetNumber: Decodable {
  /// Between 0 and 1; beyond for wider spaces.
  let value: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      value = number
      return
    }
    let text = try container.decode(String.self)
    if text.lowercased().hasPrefix("0x") {
      value = Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255
    } else if !text.contains("."), let byte = Int(text) {
      // `1` alone could be either; Xcode writes fractions with a point, except for opacity.
      value = Double(byte) / 255
    } else {
      value = Double(text) ?? 0
    }
  }
}

extension AssetContents {
  /// What a platform's devices call themselves in a catalog.
  static func rank(of idiom: String?, on platform: TargetPlatform) -> Int? {
    let own: [String] =
      switch platform {
      case .iOS: ["iphone", "ipad"]
      case .macOS: ["mac"]
      case .watchOS: ["watch"]
      case .tvOS: ["tv"]
      case .visionOS: ["vision", "ipad"]
      }
    let idiom = idiom ?? "universal"
    if let place = own.firstIndex(of: idiom) { return place == 0 ? 0 : 2 }
    return idiom == "universal" ? 1 : nil
  }

  func color(for platform: TargetPlatform) -> BundleAssets.AssetColor? {
    func value(_ luminosity: String?) -> BundleAssets.AssetColor.Value? {
      let matching = (colors ?? []).filter { entry in
        let appearances = entry.appearances ?? []
        guard let luminosity else { return appearances.isEmpty }
        return appearances.count == 1 && appearances[0].value == luminosity
      }
      let ranked = matching.compactMap { entry in
        AssetContents.rank(of: entry.idiom, on: platform).map { (rank: $0, entry: entry) }
      }
      return ranked.min { $0.rank < $1.rank }?.entry.color?.value
    }
    guard let light = value(nil) ?? value("light") ?? value("dark") else { return nil }
    return BundleAssets.AssetColor(light: light, dark: value("dark"))
  }
}

extension AssetContents.Image {
  /// How well it fits the platform, 0 best; nil for one that is shown at other times only.
  func rank(on platform: TargetPlatform) -> Int? {
    guard let rank = AssetContents.rank(of: idiom, on: platform) else { return nil }
    let isOther = !(appearances ?? []).isEmpty || languageDirection == "right-to-left"
    return rank * 4 + (isOther ? 2 : 0) + (subtype == nil ? 0 : 1)
  }
}

extension AssetContents.ColorValue {
  var value: BundleAssets.AssetColor.Value? {
    if let reference { return .system(reference) }
    guard let components else { return nil }
    let space = colorSpace ?? "srgb"
    // Opacity is between 0 and 1 even where it is written as a whole number.
    func whole(_ number: Double?) -> Double {
      guard let number else { return 1 }
      return abs(number - 1.0 / 255) < 1e-9 ? 1 : number
    }
    let alpha = whole(components["alpha"]?.value)
    if let white = components["white"]?.value {
      return .components([white, white, white, alpha], isDisplayP3: false)
    }
    guard let red = components["red"]?.value, let green = components["green"]?.value,
      let blue = components["blue"]?.value
    else { return nil }
    return .components([red, green, blue, alpha], isDisplayP3: space == "display-p3")
  }
}
