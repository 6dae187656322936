import Foundation

/// Where images get their sizes from: registered ones, and image files in folders.
///
/// A file is found by its name with or without its ending, with a scale at its end (`star@2x.png`), or in
/// an image set of an asset catalog (`star.imageset`).
public struct ImageCatalog: Sendable {
  private var registered: [String: CGSize] = [:]
  private var folders: [ImageFolder] = []

  /// A catalog without images.
  public init() {}

  /// Registers the size (points) of an image.
  public mutating func register(_ name: String, size: CGSize) { registered[name] = size }

  /// Looks for images in a folder and those in it.
  public mutating func addFolder(_ folder: URL) { folders.append(ImageFolder(folder)) }

  /// The size of an image in points; nil if there is none of this name.
  public func size(named name: String) -> CGSize? {
    if let size = registered[name] { return size }
    for folder in folders {
      if let size = folder.size(named: name) { return size }
    }
    return nil
  }
}

/// The image files below a folder, read when first asked for.
private final class ImageFolder: Sendable {
  private let root: URL
  // Only touched with the lock held.
  private nonisolated(unsafe) var files: [String: URL]?
  private let lock = NSLock()

  private static let maximumFiles = 20_000

  init(_ root: URL) { self.root = root }

  func size(named name: String) -> CGSize? {
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
    let isWhole = ending.map(ImageFile.extensions.contains) ?? false
    let stem = isWhole ? String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex)) : name
    return lock.withLock {
      let files = files ?? find()
      self.files = files
      for scale in [1, 2, 3] {
        guard let file = files[scale == 1 ? stem : "\(stem)@\(scale)x"],
          let pixels = ImageFile.size(ofFileAt: file.path)
        else { continue }
        return CGSize(
          width: pixels.width / CGFloat(scale), height: pixels.height / CGFloat(scale))
      }
      return nil
    }
  }

  private func find() -> [String: URL] {
    var found: [String: URL] = [:]
    guard
      let walk = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return found }
    var count = 0
    for case let file as URL in walk {
      count += 1
      if count > ImageFolder.maximumFiles { break }
      guard ImageFile.extensions.contains(file.pathExtension.lowercased()) else { continue }
      var stem = file.deletingPathExtension().lastPathComponent
      let folder = file.deletingLastPathComponent()
      if folder.pathExtension == "imageset" {
        let scale = ["@2x", "@3x"].first(where: stem.hasSuffix) ?? ""
        stem = folder.deletingPathExtension().lastPathComponent + scale
      }
      // Two files of one name: the same one on every machine.
      if let other = found[stem], other.path <= file.path { continue }
      found[stem] = file
    }
    return found
  }
}

private enum ImageCatalogKey: EnvironmentKey {
  static let defaultValue = ImageCatalog()
}

extension EnvironmentValues {
  /// Where images get their sizes from.
  public var imageCatalog: ImageCatalog {
    get { self[ImageCatalogKey.self] }
    set { self[ImageCatalogKey.self] = newValue }
  }
}
