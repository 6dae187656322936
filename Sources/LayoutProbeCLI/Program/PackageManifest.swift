import LayoutProbe

/// What `swift package dump-package` says about a package, as far as its modules depend on it.
struct PackageManifest: Equatable, Sendable {
  enum Dependency: Equatable, Sendable {
    /// Another target, or a product that is called like it.
    case named(String)
    case target(String)
    case product(String, package: String?)
  }

  struct Target: Equatable, Sendable {
    let name: String
    /// regular, executable, test, macro, system, binary or plugin
    let type: String
    let path: String?
    let sources: [String]?
    let exclude: [String]
    let resources: [(path: String, rule: ProgramModule.Resource.Rule)]
    let dependencies: [Dependency]
    let publicHeaders: String?
    private(set) var headerFolders: [String] = []
    private(set) var cDefines: [String] = []
    /// Those without a condition, and those for a debug build.
    private(set) var defines: [(name: String, platforms: [String])] = []
    private(set) var features: [String] = []
    private(set) var languageMode: String?
    private(set) var isIsolatedToMainActor = false
    let isInPackage: Bool

    static func == (one: Target, other: Target) -> Bool { one.name == other.name }
  }

  let name: String
  let toolsVersion: String
  let targets: [Target]
  /// The targets of each product.
  let products: [String: [String]]
  /// Folders of packages that lie beside this one, as absolute paths.
  let localPackages: [String]
  let languageMode: String
  /// The platforms that it gives a version for.
  let platforms: [TargetPlatform]
  /// Why SwiftPM itself does not accept it; nil if it does.
  var refusal: String?

  init?(_ value: JSONValue) {
    guard case .object(let keys) = value, let name = keys["name"]?.argument else { return nil }
    self.name = name
    toolsVersion = keys["toolsVersion"]?["_version"]?.argument ?? "5.0.0"
    targets = (keys["targets"]?.items ?? []).compactMap(Target.init)
    products = Dictionary(
      (keys["products"]?.items ?? []).compactMap { product in
        product["name"]?.argument.map { ($0, product["targets"]?.texts ?? []) }
      }, uniquingKeysWith: { first, _ in first })
    localPackages = (keys["dependencies"]?.items ?? []).flatMap { dependency in
      (dependency["fileSystem"]?.items ?? []).compactMap { $0["path"]?.argument }
    }
    let stated = keys["swiftLanguageVersions"]?.texts ?? []
    let standard = toolsVersion.split(separator: ".").first.flatMap { Int($0) } ?? 5
    let names = (keys["platforms"]?.items ?? []).compactMap { $0["platformName"]?.argument }
    platforms = TargetPlatform.allCases.filter { names.contains($0.manifestName) }
    languageMode = stated.isEmpty ? (standard >= 6 ? "6" : "5") : stated.max() ?? "5"
  }
}

extension PackageManifest.Target {
  fileprivate init?(_ value: JSONValue) {
    guard let name = value["name"]?.argument, let type = value["type"]?.argument else { return nil }
    self.name = name
    self.type = type
    path = value["path"]?.argument
    sources = value["sources"]?.texts
    exclude = value["exclude"]?.texts ?? []
    resources = (value["resources"]?.items ?? []).compactMap { resource in
      guard let path = resource["path"]?.argument else { return nil }
      let rule =
        resource["rule"]?["copy"] != nil
        ? ProgramModule.Resource.Rule.copy
        : resource["rule"]?["embedInCode"] != nil ? .embedInCode : .process
      return (path, rule)
    }
    dependencies = (value["dependencies"]?.items ?? []).compactMap { dependency in
      if let parts = dependency["byName"]?.items, let name = parts.first?.argument {
        return .named(name)
      }
      if let parts = dependency["target"]?.items, let name = parts.first?.argument {
        return .target(name)
      }
      if let parts = dependency["product"]?.items, let name = parts.first?.argument {
        return .product(name, package: parts.dropFirst().first?.argument)
      }
      return nil
    }
    publicHeaders = value["publicHeadersPath"]?.argument
    isInPackage = value["packageAccess"] == .bool(true)
    for setting in value["settings"]?.items ?? [] { take(setting) }
  }

  private mutating func take(_ setting: JSONValue) {
    // What is built is a debug build.
    guard let kind = setting["kind"], setting["condition"]?["config"]?.argument != "release" else {
      return
    }
    let platforms = setting["condition"]?["platformNames"]?.texts ?? []
    let isSwift = setting["tool"]?.argument == "swift"
    func value(_ name: String) -> String? { kind[name]?["_0"]?.argument }
    if let name = value("define") {
      if isSwift { defines.append((name, platforms)) } else { cDefines.append(name) }
    }
    if let path = value("headerSearchPath") { headerFolders.append(path) }
    if let name = value("enableUpcomingFeature") ?? value("enableExperimentalFeature") {
      features.append(name)
    }
    languageMode = value("swiftLanguageMode") ?? languageMode
    if value("defaultIsolation") == "MainActor" { isIsolatedToMainActor = true }
    for flag in kind["unsafeFlags"]?["_0"]?.texts ?? [] where isSwift && flag.hasPrefix("-D") {
      if flag.count > 2 { defines.append((String(flag.dropFirst(2)), platforms)) }
    }
  }
}
