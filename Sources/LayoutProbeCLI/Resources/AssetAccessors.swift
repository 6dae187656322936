import Foundation

/// Writes what SwiftGen and Tuist generate of asset catalogs, where a program uses it and has no file with it:
/// `Asset.Colors.sky.swiftUIColor`, `DesignAsset.star.swiftUIImage`.
///
/// The structure is that of their own templates: an enumeration for each catalog, and for each folder with a
/// namespace. With one catalog alone its assets are at the top.
struct AssetAccessors {
  /// What the module's catalogs have.
  let symbols: [AssetSymbol]
  /// The expression of the module's bundle.
  let bundle: String
  /// The names of the enumerations that are written.
  private let names: [String]
  /// The names that stand behind a point in the module's sources; nil where others use them, too.
  private let used: Set<String>?
  /// The types that the module declares itself.
  private let declared: Set<String>

  /// What frameworks have of such a name.
  private static let others: Set<String> = [
    "AVAsset", "AVFragmentedAsset", "AVURLAsset", "CKAsset", "MLModelAsset", "NSDataAsset",
    "PHAsset",
  ]

  /// - Parameters:
  ///   - declared: the types that the module declares itself.
  ///   - used: the names that stand behind a point in the module's sources; nil where others use what a tool
  ///     generates of the module, too.
  ///   - uses: what each of the sources may use of the tools.
  init(
    symbols: [AssetSymbol], bundle: String, module: String, declared: Set<String>,
    used: Set<String>?, scans: [SourceScan], uses: [[AccessorUse]]
  ) {
    self.symbols = symbols.filter { $0.kind != .string }
    (self.bundle, self.declared, self.used) = (bundle, declared, used)
    guard !self.symbols.isEmpty else {
      names = []
      return
    }
    let members = Set(self.symbols.flatMap { $0.identifiers + $0.namespace + [$0.catalogType] })
    let own = module + "Asset"
    var found: Set<String> = used == nil ? [own] : []
    var imported: Set<String> = []
    for (scan, uses) in zip(scans, uses) {
      let uses = uses.filter { use in
        members.contains(use.member)
          && (use.name.hasSuffix("Asset") || use.name == "Assets")
      }
      guard !uses.isEmpty else { continue }
      found.formUnion(uses.map(\.name))
      imported.formUnion(scan.importedModules.map { $0 + "Asset" })
    }
    // Those of another module are that module's.
    names = found.subtracting(declared).subtracting(Self.others)
      .filter { $0 == own || !imported.contains($0) }.sorted()
  }

  /// Swift; empty if nothing is used.
  var text: String {
    var declared = declared
    return names.map { name in
      let prefix = name == "Asset" || name == "Assets" ? "" : String(name.dropLast("Asset".count))
      // As SwiftGen names them, and Tuist.
      let types =
        prefix.isEmpty ? ("ColorAsset", "ImageAsset") : (prefix + "Colors", prefix + "Images")
      return "public enum \(name) {\n" + members(symbols, depth: 0, types)
        + catalogs(types) + "}\n"
        + (declared.insert(types.0).inserted ? declaration(ofColor: types.0) : "")
        + (declared.insert(types.1).inserted ? declaration(ofImage: types.1) : "")
    }
    .joined()
  }

  private typealias Types = (color: String, image: String)

  private func catalogs(_ types: Types) -> String {
    let catalogs = Dictionary(
      grouping: symbols.filter { !$0.catalogType.isEmpty }, by: \.catalogType)
    return catalogs.sorted { $0.key < $1.key }.map { name, symbols in
      let members = members(symbols, depth: 0, types)
      return members.isEmpty ? "" : "public enum `\(name)` {\n\(members)}\n"
    }
    .joined()
  }

  private func members(_ symbols: [AssetSymbol], depth: Int, _ types: Types) -> String {
    let catalogs = depth == 0 ? Set(self.symbols.map(\.catalogType)) : []
    var taken = catalogs
    var text = ""
    for symbol in symbols where symbol.namespace.count == depth {
      for identifier in symbol.identifiers where used?.contains(identifier) != false {
        guard taken.insert(identifier).inserted else { continue }
        let type = symbol.kind == .color ? types.color : types.image
        text += "public static var `\(identifier)`: \(type) { "
        text += "\(type)(name: \(SwiftText.literal(symbol.name))) }\n"
      }
    }
    let nested = Dictionary(grouping: symbols.filter { $0.namespace.count > depth }) {
      $0.namespace[depth]
    }
    for (name, symbols) in nested.sorted(by: { $0.key < $1.key })
    where taken.insert(name).inserted {
      let members = members(symbols, depth: depth + 1, types)
      if !members.isEmpty { text += "public enum `\(name)` {\n\(members)}\n" }
    }
    return text
  }

  private func declaration(ofColor type: String) -> String {
    """
    public struct \(type) {
      public let name: String
      var resource: ColorResource { ColorResource(name: name, bundle: \(bundle)) }
      public var swiftUIColor: Color { Color(resource) }
      public var color: UIColor { UIColor(Color(resource)) }
    }
    extension Color { public init(asset: \(type)) { self.init(asset.resource) } }

    """
  }

  private func declaration(ofImage type: String) -> String {
    """
    public struct \(type) {
      public let name: String
      var resource: ImageResource { ImageResource(name: name, bundle: \(bundle)) }
      public var swiftUIImage: Image { Image(resource) }
      public var image: UIImage { UIImage(resource: resource) }
    }
    extension Image { public init(asset: \(type)) { self.init(asset.resource) } }

    """
  }
}

extension AssetSymbol {
  /// The type that tools name after its catalog; empty if that is not known.
  fileprivate var catalogType: String { catalog.map(Self.typeName) ?? "" }
}
