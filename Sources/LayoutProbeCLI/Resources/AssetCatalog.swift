import LayoutProbe

/// What an asset catalog (`.xcassets`) holds for views: colours, images and data, by their names.
struct AssetCatalog {
  private(set) var assets = BundleAssets()
  /// Folders of images that name no file that can be read, by image.
  private(set) var unreadable: [String: String] = [:]
  /// The files of data sets, by name.
  private(set) var data: [String: String] = [:]

  private let platform: TargetPlatform

  init(_ folder: String, platform: TargetPlatform) {
    self.platform = platform
    read(folder, namespace: "")
  }

  private mutating func read(_ folder: String, namespace: String) {
    for entry in Self.entries(folder) {
      let path = folder + "/" + entry
      let dot = entry.lastIndex(of: ".")
      let name = namespace + String(dot.map { entry[..<$0] } ?? Substring(entry))
      switch dot.map({ String(entry[$0...]) }) ?? "" {
      case ".colorset":
        let contents: AssetContents? = Self.contents(path)
        if let color = contents?.color(for: platform) { assets.colors[name] = color }
      case ".imageset", ".symbolset": readImage(path, name)
      case ".dataset":
        let contents: AssetContents? = Self.contents(path)
        if let file = contents?.data?.lazy.compactMap(\.filename).first {
          data[name] = path + "/" + file
        }
      case ".json": break
      case ".appiconset", ".brandassets", ".launchimage", ".stickerpack", ".textureset",
        ".complicationset", ".cubetextureset", ".mipmapset", ".arresourcegroup", ".iconset",
        ".solidimagestack":
        break
      default:
        let contents: AssetContents? = Self.contents(path)
        let hasNamespace = contents?.properties?.providesNamespace == true
        read(path, namespace: hasNamespace ? namespace + entry + "/" : namespace)
      }
    }
  }

  private mutating func readImage(_ folder: String, _ name: String) {
    let contents: AssetContents? = Self.contents(folder)
    let files = (contents?.images ?? []) + (contents?.symbols ?? [])
    var best: [Int: (rank: Int, image: BundleAssets.AssetImage)] = [:]
    var failed: String?
    for file in files {
      guard let fileName = file.filename, let rank = file.rank(on: platform) else { continue }
      guard let size = ImageFile.size(ofFileAt: folder + "/" + fileName) else {
        failed = failed ?? fileName
        continue
      }
      let scale = file.scale.flatMap { Int($0.prefix { $0.isNumber }) }
      if let other = best[scale ?? 0], other.rank <= rank { continue }
      let isVector = ImageFile.isVector(fileName)
      best[scale ?? 0] = (
        rank,
        BundleAssets.AssetImage(
          // A vector drawing is as large as it says, regardless of the scale it is listed under.
          scale: isVector ? nil : scale, width: size.width, height: size.height)
      )
    }
    let lowest = best.values.map(\.rank).min()
    let images = best.sorted { $0.key < $1.key }.map(\.value).filter { $0.rank == lowest }
      .map(\.image)
    if !images.isEmpty {
      assets.images[name] = images
    } else if let failed {
      unreadable[name] = folder + "/" + failed
    }
  }

  static func entries(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func contents<Value: Decodable>(_ folder: String) -> Value? {
    (try? Data(contentsOf: URL(fileURLWithPath: folder + "/Contents.json")))
      .flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }
}
