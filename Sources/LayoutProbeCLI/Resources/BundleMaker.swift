import LayoutProbe

/// Makes a module's bundle as the build systems do: files at its top, catalogs compiled, of what is
/// translated the language that the program is developed in.
struct BundleMaker {
  private let module: ProgramModule
  private let platform: TargetPlatform
  private var assets = BundleAssets()
  /// The names of the catalogs of colours and images, by their names.
  private var colorCatalogs: [String: String] = [:]
  private var imageCatalogs: [String: String] = [:]
  private var tables = StringTables()
  /// What is linked to, by its path in the bundle.
  private var links: [String: String] = [:]
  private var unreadable: [String] = []
  private var language: String?
  /// The models of Core Data.
  private(set) var models: [ManagedModel] = []
  /// What programs look for to find their models; nothing is in it.
  private var compiledModels: Set<String> = []

  init(module: ProgramModule, platform: TargetPlatform) {
    self.module = module
    self.platform = platform
  }

  /// What the resources have symbols of.
  var symbols: [AssetSymbol] {
    assets.colors.keys.sorted().map {
      AssetSymbol(kind: .color, name: $0, catalog: colorCatalogs[$0])
    }
      + assets.images.keys.sorted().map {
        AssetSymbol(kind: .image, name: $0, catalog: imageCatalogs[$0])
      } + tables.symbols
  }

  var problems: [String] {
    (unreadable + tables.unreadable).sorted().map {
      "\($0): cannot be read as the type that its name has"
    }
  }

  mutating func add(_ resources: [ProgramModule.Resource]) {
    language = Self.language(of: resources.map(\.path))
    for resource in resources {
      switch resource.rule {
      case .process: process(resource.path)
      case .copy, .embedInCode: link(resource.path, in: resource.folder)
      }
    }
  }

  /// The language of development: English, or the first that there is.
  private static func language(of paths: [String]) -> String? {
    var found: Set<String> = []
    func look(_ path: String, depth: Int) {
      for part in path.split(separator: "/") where part.hasSuffix(".lproj") {
        found.insert(String(part.dropLast(".lproj".count)))
      }
      guard depth < 4, isFolder(path), !path.hasSuffix(".xcassets") else { return }
      for entry in AssetCatalog.entries(path) { look(path + "/" + entry, depth: depth + 1) }
    }
    for path in paths { look(path, depth: 0) }
    let ordered = found.subtracting(["Base"]).sorted()
    return ordered.first { $0 == "en" } ?? ordered.first { $0.hasPrefix("en") } ?? ordered.first
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Folders that are one thing.
  private static let packages: Set<String> = ["bundle", "framework", "scnassets", "rcproject"]
  /// What is no part of a bundle as it is.
  private static let sources: Set<String> = [
    "c", "docc", "entitlements", "h", "intentdefinition", "m", "mlmodel", "mlpackage", "mm",
    "pbxproj", "plist", "storyboard", "swift", "xcconfig", "xcdatamodel", "xcdatamodeld",
    "xcodeproj",
    "xib",
  ]

  private mutating func process(_ path: String) {
    let url = URL(fileURLWithPath: path)
    let parent = url.deletingLastPathComponent().lastPathComponent
    // What is not in the language of development is in a language of its own.
    var other: String?
    if parent.hasSuffix(".lproj") {
      let own = String(parent.dropLast(".lproj".count))
      if own != language, own != "Base" { other = own }
      guard other == nil || ["strings", "stringsdict"].contains(url.pathExtension) else { return }
    }
    switch url.pathExtension {
    case "xcassets": addCatalog(path)
    case "xcstrings": tables.add(catalog: path)
    case "strings": tables.add(strings: path, other)
    case "stringsdict": tables.add(stringsDictionary: path, other)
    case "xcdatamodeld", "xcdatamodel":
      guard let model = ManagedModel(path: path) else { return unreadable.append(path) }
      models.append(model)
      let name = url.deletingPathExtension().lastPathComponent
      compiledModels.insert(name + (url.pathExtension == "xcdatamodeld" ? ".momd" : ".mom"))
    case let kind where Self.isFolder(path) && !Self.packages.contains(kind):
      guard !Self.sources.contains(kind) else { return }
      for entry in AssetCatalog.entries(path) { process(path + "/" + entry) }
    case "plist" where url.lastPathComponent != "Info.plist": link(path)
    case let kind where Self.sources.contains(kind): break
    default:
      link(path)
      addImage(path)
    }
  }

  private mutating func addCatalog(_ path: String) {
    let catalog = AssetCatalog(path, platform: platform)
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    // Of two catalogs that have a name, the first one's counts.
    colorCatalogs.merge(catalog.assets.colors.mapValues { _ in name }) { first, _ in first }
    imageCatalogs.merge(catalog.assets.images.mapValues { _ in name }) { first, _ in first }
    assets.colors.merge(catalog.assets.colors) { first, _ in first }
    assets.images.merge(catalog.assets.images) { first, _ in first }
    unreadable += catalog.unreadable.values
    for (name, path) in catalog.data {
      link(path, at: "\(name).\(BundleAssets.dataSetExtension)")
    }
  }

  /// An image file is found by its name as well: `photo`, `photo@2x.png`.
  private mutating func addImage(_ path: String) {
    let url = URL(fileURLWithPath: path)
    guard ImageFile.extensions.contains(url.pathExtension.lowercased()),
      let size = ImageFile.size(ofFileAt: path)
    else { return }
    var stem = url.deletingPathExtension().lastPathComponent
    var scale: Int?
    for (suffix, factor) in [("@1x", 1), ("@2x", 2), ("@3x", 3)] where stem.hasSuffix(suffix) {
      stem = String(stem.dropLast(suffix.count))
      scale = factor
    }
    let image = BundleAssets.AssetImage(
      scale: scale ?? (ImageFile.isVector(path) ? nil : 1), width: size.width, height: size.height)
    for name in [stem, stem + "." + url.pathExtension]
    where assets.images[name]?.contains(image) != true {
      assets.images[name, default: []].append(image)
    }
  }

  private mutating func link(_ path: String, in folder: String = "") {
    let name = URL(fileURLWithPath: path).lastPathComponent
    let parts = folder.split(separator: "/").map(String.init)
    guard !parts.contains("..") else { return }
    link(path, at: (parts + [name]).joined(separator: "/"))
  }

  /// Of two things for a place, the first one counts.
  private mutating func link(_ path: String, at place: String) {
    links[place] = links[place] ?? path
  }

  // MARK: Writing

  /// The folders that a place in the bundle is in, innermost first.
  private func foldersAbove(_ place: String) -> [String] {
    let ends = place.indices.filter { place[$0] == "/" }
    return ends.reversed().map { String(place[..<$0]) }
  }

  func write(to folder: URL) throws {
    for (place, path) in links.sorted(by: { $0.key < $1.key }) {
      let link = folder.appendingPathComponent(place)
      let folders = foldersAbove(place)
      // What is put into a folder that is linked to would change the original.
      guard !folders.contains(where: { links[$0] != nil }) else { continue }
      if !folders.isEmpty {
        try FileManager.default.createDirectory(
          at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: path)
    }
    for name in compiledModels.sorted() {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try encoder.encode(assets)
      .write(to: folder.appendingPathComponent(BundleAssets.fileName))
    try encoder.encode(tables.strings)
      .write(to: folder.appendingPathComponent(BundleStrings.fileName))
    for (table, entries) in tables.strings.tables {
      let plain = entries.mapValues(\.format)
      try PropertyListSerialization.data(fromPropertyList: plain, format: .xml, options: 0)
        .write(to: folder.appendingPathComponent(table + ".strings"))
    }
    try writeLanguages(to: folder, encoder)
    try writeInformation(to: folder)
  }

  /// A folder for each language, which programs with a choice of languages take for a bundle.
  private func writeLanguages(to folder: URL, _ encoder: JSONEncoder) throws {
    var languages = tables.strings.languages
    if !tables.strings.tables.isEmpty { languages[language ?? "en"] = tables.strings.tables }
    for (language, tables) in languages {
      let place = language + ".lproj"
      guard !links.keys.contains(where: { $0 == place || $0.hasPrefix(place + "/") }),
        !language.contains("/")
      else { continue }
      let own = folder.appendingPathComponent(place)
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      var strings = BundleStrings()
      strings.tables = tables
      try encoder.encode(strings).write(to: own.appendingPathComponent(BundleStrings.fileName))
    }
  }

  private func writeInformation(to folder: URL) throws {
    guard links["Info.plist"] == nil else { return }
    var standard = ResourceBundles.standardInformation(of: module.name)
    standard["CFBundleDevelopmentRegion"] = language ?? "en"
    let own = module.information.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    let information = standard.merging(own ?? [:]) { $1 }
    try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
      .write(to: folder.appendingPathComponent("Info.plist"))
  }
}
