import LayoutProbe

/// The resources of a module, made into a bundle: a folder with links to the files, and with what
/// catalogs hold in a form that is quick to read.
///
/// The folder is kept under a name made of what it was made from, so that a second run only looks at
/// the files' sizes and times.
struct ModuleResources: Codable, Equatable, Sendable {
  let moduleName: String
  /// Whether `Bundle.module` is the module's own, as in a package.
  let isPackage: Bool
  /// Whether other modules import it, and nothing but its folder says what is in it: what tools generate of it
  /// is theirs as well.
  private var isImportedFolder: Bool
  /// The folder; nil for a module without resources.
  private(set) var bundle: String?
  /// What the user should know: resources that could not be read.
  private(set) var problems: [String] = []
  private var symbols: [AssetSymbol] = []
  private var models: [ManagedModel] = []
  private var embeddedFiles: [String] = []

  /// - Parameter cache: the folder that bundles are kept in.
  init(module: ProgramModule, platform: TargetPlatform, cache: URL) {
    moduleName = module.name
    if case .package = module.origin { isPackage = true } else { isPackage = false }
    isImportedFolder = !module.isDescribed && module.isImportable
    embeddedFiles = module.resources.filter { $0.rule == .embedInCode }.map(\.path)
    guard !module.resources.isEmpty || module.information != nil else { return }
    var walk = FileWalk()
    for resource in module.resources { walk.add(resource.path) }
    if let limit = walk.limit {
      problems.append("\(limit) and what comes after it are left out: there are too many resources")
    }
    let rules = module.resources.map { "\($0.rule.rawValue) \($0.path) \($0.folder)" }
    let information = module.information.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let key = StableHash.of(
      [Self.format, module.name, platform.rawValue, information] + rules + walk.stamps)
    let store = ResourceStore(folder: cache)
    if let kept: Kept = store.kept(key) {
      bundle = store.path(key)
      (symbols, models, problems) = (kept.symbols, kept.models, kept.problems)
      return
    }
    var maker = BundleMaker(module: module, platform: platform)
    maker.add(module.resources)
    let kept = Kept(
      symbols: maker.symbols, models: maker.models, problems: problems + maker.problems)
    (symbols, models, problems) = (kept.symbols, kept.models, kept.problems)
    do {
      bundle = try store.keep(key, kept) { try maker.write(to: $0) }
    } catch {
      problems.append("the resources of \(module.name) cannot be kept: \(error)")
    }
  }

  /// What is remembered beside a bundle.
  private struct Kept: Codable {
    var symbols: [AssetSymbol]
    var models: [ManagedModel]
    var problems: [String]
  }

  /// Changes with what is written into bundles.
  private static let format = "8"
}

extension ModuleResources {
  /// The source with the symbols and bundles that the module's files use; nil if they use none.
  func generatedSource(for scans: [SourceScan]) -> String? {
    let declarations = scans.map(\.declarations)
    let used = declarations.reduce(into: Set<String>()) { $0.formUnion($1.usedNames) }
    let declared = declarations.reduce(into: Set<String>()) { $0.formUnion($1.staticMembers) }
    let name = SwiftText.literal(moduleName)
    let own = "ResourceBundles.module(\(name))"
    let source = AssetSymbolSource(
      symbols: symbols, bundle: own, used: used, declared: declared,
      isWritten: { text in scans.contains { $0.rewritten.originalText.contains(text) } },
      named: [
        .image: declarations.reduce(into: []) { $0.formUnion($1.imageSymbols) },
        .color: declarations.reduce(into: []) { $0.formUnion($1.colorSymbols) },
      ])
    let types = declarations.reduce(into: Set<String>()) { $0.formUnion($1.outerTypeNames) }
    let uses =
      bundle == nil ? [] : scans.map { AccessorUse.all(in: $0.rewritten.originalText) }
    let members = isImportedFolder ? nil : used
    let accessors = AssetAccessors(
      symbols: symbols, bundle: own, module: moduleName, declared: types, used: members,
      scans: scans, uses: uses)
    let classes =
      StandInModule.names["CoreData"] == nil
      ? ""
      : models.map { $0.source(besides: types, in: scans.map(\.rewritten.originalText)) }.joined()
    let text =
      source.text + accessors.text + texts(uses.joined(), types, members, own)
      + settings(used: used)
      + bundles(used: used, declared: declared, own: own) + classes
      + embedded
    return text.isEmpty ? nil : "import Foundation\nimport SwiftUI\n" + text
  }

  /// The bytes of files that SwiftPM puts into the code.
  private var embedded: String {
    guard !embeddedFiles.isEmpty else { return "" }
    var text = "struct PackageResources {\n"
    for path in embeddedFiles {
      let name = URL(fileURLWithPath: path).lastPathComponent
      text += "  static let \(SwiftText.identifier(name)): [UInt8] = ResourceBundles.url(\n"
      text += "    ResourceBundles.module(\(SwiftText.literal(moduleName))), "
      text += "\(SwiftText.literal(name)), nil\n"
      text += "  ).flatMap { try? Data(contentsOf: $0) }.map(Array.init) ?? []\n"
    }
    return text + "}\n"
  }

  /// The accessors of texts that a tool generates, where the sources use some and declare none.
  ///
  /// - Parameter members: the names that may be used; nil for any.
  private func texts(
    _ uses: some Sequence<AccessorUse>, _ declared: Set<String>, _ members: Set<String>?,
    _ own: String
  ) -> String {
    guard let bundle else { return "" }
    let generated = moduleName + "Strings"
    var names = Set(uses.map(\.name).filter { $0 == "L10n" || $0 == generated })
    if isImportedFolder { names.insert(generated) }
    names.subtract(declared)
    let file = URL(fileURLWithPath: bundle).appendingPathComponent(BundleStrings.fileName)
    guard !names.isEmpty, let data = try? Data(contentsOf: file),
      let strings = try? JSONDecoder().decode(BundleStrings.self, from: data)
    else { return "" }
    let accessors = StringAccessors(tables: strings.tables, bundle: own, used: members)
    return names.sorted().map(accessors.text(named:)).joined()
  }

  /// What Foundation lets programs set on Apple's systems alone.
  private func settings(used: Set<String>) -> String {
    guard used.contains("waitsForConnectivity") else { return "" }
    // Found before Foundation's, because it is of the module itself.
    return """
      #if canImport(FoundationNetworking)
        import FoundationNetworking
        extension URLSessionConfiguration {
          var waitsForConnectivity: Bool {
            get { false }
            set {}
          }
        }
      #endif

      """
  }

  private func bundles(used: Set<String>, declared: Set<String>, own: String) -> String {
    var text = ""
    // `Image("star", bundle: .module)` names the bundle and no type.
    // A `main` that is an imported module's is found beside Foundation's.
    let namesOnlyMember =
      used.contains("module") && isPackage
      || used.contains("main") && used.contains("bundle")
    if used.contains("Bundle") || namesOnlyMember {
      let members = [("main", "ResourceBundles.main"), ("module", own)].filter { member, _ in
        used.contains(member) && !declared.contains("Bundle.\(member)")
          && !declared.contains("Foundation.Bundle.\(member)")
      }
      // The program may have a type of this name. As `main` is Foundation's, it may be a default argument of
      // what is public.
      text += "extension Foundation.Bundle {\n"
      for (member, value) in members {
        text += member == "main" ? "  public " : "  "
        text += "static var \(member): Foundation.Bundle { \(value) }\n"
      }
      // Found before Foundation's, because they are of the module itself.
      text += """
          convenience init(for aClass: AnyClass) {
            self.init(path: ResourceBundles.bundle(of: aClass).bundlePath)!
          }
          func url(
            forResource name: String?, withExtension ext: String?, subdirectory: String? = nil
          ) -> URL? { ResourceBundles.url(self, name, ext, in: subdirectory) }
          func path(
            forResource name: String?, ofType ext: String?, inDirectory: String? = nil
          ) -> String? { ResourceBundles.url(self, name, ext, in: inDirectory)?.path }
          var infoDictionary: [String: Any]? { ResourceBundles.information(self) }
          func object(forInfoDictionaryKey key: String) -> Any? {
            ResourceBundles.information(self, key)
          }
          func localizedString(
            forKey key: String, value: String?, table: String?
          ) -> String {
            ResourceBundles.localizedString(
              key, tableName: table, bundle: self, value: value ?? "")
          }
        }

        """
    }
    // Of the same type as Foundation's, or else neither is found before the other.
    if used.contains("NSLocalizedString"), !declared.contains("NSLocalizedString") {
      text += """
        func NSLocalizedString(
          _ key: String, tableName: String? = nil,
          bundle: Foundation.Bundle = ResourceBundles.main,
          value: String = "", comment: String
        ) -> String {
          ResourceBundles.localizedString(key, tableName: tableName, bundle: bundle, value: value)
        }

        """
    }
    return text
  }
}
