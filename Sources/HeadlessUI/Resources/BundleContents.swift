import Foundation

/// What a bundle holds for views, read when first asked for.
final class BundleContents: Sendable {
  let assets: BundleAssets
  let strings: BundleStrings

  init(folder: String) {
    assets = Self.read(folder + "/" + BundleAssets.fileName) ?? BundleAssets()
    strings = Self.read(folder + "/" + BundleStrings.fileName) ?? BundleStrings()
  }

  private static func read<Value: Decodable>(_ path: String) -> Value? {
    (try? Data(contentsOf: URL(fileURLWithPath: path)))
      .flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }
}
