import Foundation

/// The colours and images of a bundle's asset catalogs, by their names.
package struct BundleAssets: Codable, Equatable, Sendable {
  /// Where a bundle keeps it.
  package static let fileName = "layoutprobe-assets.json"

  /// The extension of a file with the data of a data set, which is named after the set.
  package static let dataSetExtension = "dataset"

  /// A colour as its catalog says it.
  package struct AssetColor: Codable, Equatable, Sendable {
    /// Red, green, blue and opacity in sRGB; or the name of a colour of the system.
    package enum Value: Codable, Equatable, Sendable {
      case components([Double], isDisplayP3: Bool)
      case system(String)
    }

    package var light: Value
    package var dark: Value?

    package init(light: Value, dark: Value? = nil) {
      self.light = light
      self.dark = dark
    }
  }

  /// One of the files of an image.
  package struct AssetImage: Codable, Equatable, Sendable {
    /// Pixels to a point; nil for an image without scales.
    package var scale: Int?
    /// In pixels.
    package var width: Double
    package var height: Double

    package init(scale: Int?, width: Double, height: Double) {
      self.scale = scale
      self.width = width
      self.height = height
    }

    var size: CGSize {
      let scale = Double(max(1, scale ?? 1))
      return CGSize(width: width / scale, height: height / scale)
    }
  }

  package var colors: [String: AssetColor] = [:]
  package var images: [String: [AssetImage]] = [:]

  package init() {}

  /// The size (points) of an image where a point is that many pixels: that of the file for the
  /// scale, or of the next larger one.
  func size(ofImage name: String, scale: CGFloat) -> CGSize? {
    guard let files = images[name] else { return nil }
    let ordered = files.sorted { ($0.scale ?? 0) < ($1.scale ?? 0) }
    let whole = Int(scale.rounded(.up))
    return
      (ordered.first { $0.scale == nil } ?? ordered.first { ($0.scale ?? 0) >= whole }
      ?? ordered.last)?.size
  }
}

extension ResourceBundles {
  /// The size (points) of an image of an asset catalog or of a file of a bundle; nil if there is
  /// none of this name.
  static func size(ofImage name: String, bundlePath: String?, scale: CGFloat) -> CGSize? {
    for contents in contents(at: bundlePath) {
      if let size = contents.assets.size(ofImage: name, scale: scale) { return size }
    }
    return nil
  }

  /// The size (points) of an image by its name, at two pixels to a point; nil if there is none.
  public static func imageSize(named name: String, in bundle: Bundle? = nil) -> CGSize? {
    size(ofImage: name, bundlePath: bundle?.bundlePath, scale: 2)
  }
}
