/// What a source file declares that can be shown or checked.
struct SourceDeclarations: Equatable, Sendable {
  /// Where a declaration is, and the `#if` conditions that must hold for it to exist.
  struct Site: Equatable, Sendable {
    let line: Int
    let conditions: [String]
  }

  struct Preview: Equatable, Sendable {
    /// The name of the global that replaces the macro.
    let identifier: String
    /// The preview's own name, if it has one without interpolation.
    let title: String?
    let site: Site
  }

  struct Provider: Equatable, Sendable {
    let typeName: String
    let site: Site
  }

  struct Probe: Equatable, Sendable {
    let name: String
    let isList: Bool
    let site: Site
  }

  /// A view or layout that can be shown by its name.
  struct NamedType: Equatable, Sendable {
    let typeName: String
    let isGeneric: Bool
    /// Private types cannot be named by the entry point unless the scan was told to expose them.
    let isPrivate: Bool
    let site: Site
  }

  struct Ignored: Equatable, Sendable {
    let what: String
    let reason: String
    let line: Int
    /// The platforms that would show it.
    var platforms: [TargetPlatform] = []
  }

  var previews: [Preview] = []
  var providers: [Provider] = []
  var probes: [Probe] = []
  var views: [NamedType] = []
  var layouts: [NamedType] = []
  var ignored: [Ignored] = []
  var hasMain = false
  /// Images of an asset catalog that the file names as Xcode's symbols.
  var imageSymbols: Set<String> = []
  /// Colours of an asset catalog that the file names as Xcode's symbols.
  var colorSymbols: Set<String> = []
  /// All names that stand behind a point, and those that symbols and bundles are members of.
  var usedNames: Set<String> = []
  /// Static members, and functions of the file: `Color.skyBlue`.
  var staticMembers: Set<String> = []
  /// The keys of layout values that the file declares.
  var layoutValueKeys: [String] = []
  /// All type names that the file declares, with which a module name must not clash.
  var typeNames: Set<String> = []
  /// Those of them that are not inside of another type.
  var outerTypeNames: Set<String> = []

  /// Whether there is anything to run without naming a type.
  var isEmpty: Bool { previews.isEmpty && providers.isEmpty && probes.isEmpty }

  /// The platforms for which there is something to run, if there is nothing for the one that the
  /// file was scanned for.
  var otherPlatforms: [TargetPlatform] {
    let leftOut = Set(ignored.filter { !$0.platforms.isEmpty }.map(\.line))
    let sites = previews.map(\.site) + providers.map(\.site) + probes.map(\.site)
    guard sites.allSatisfy({ leftOut.contains($0.line) }) else { return [] }
    return TargetPlatform.allCases.filter { platform in
      ignored.contains { $0.platforms.contains(platform) }
    }
  }
}
