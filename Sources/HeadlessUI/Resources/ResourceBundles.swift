import Foundation

/// The bundles of a program whose views are shown without the program: folders with what its
/// modules' resources are made into.
///
/// Nothing is found before ``use(main:modules:)`` was called.
public enum ResourceBundles {
  // What changes is only touched with the lock held.
  private static let lock = NSLock()
  nonisolated(unsafe) private static var mainBundle: Bundle?
  nonisolated(unsafe) private static var moduleBundles: [String: Bundle] = [:]
  nonisolated(unsafe) private static var contents: [String: BundleContents] = [:]
  // A bundle works its path out anew each time, and each text that is made asks for it.
  nonisolated(unsafe) private static var mainPath: String?
  /// Where is looked if no bundle is named.
  nonisolated(unsafe) private static var searchedPaths: [String] = []
  private static let processPath = Bundle.main.bundlePath
  /// Whether there is anything to be found: asked for each text that is made.
  nonisolated(unsafe) private(set) static var isUsed = false

  /// Says where bundles are.
  ///
  /// - Parameters:
  ///   - main: the folder of the program's own bundle.
  ///   - modules: the folders of modules' bundles by the modules' names.
  public static func use(main: String?, modules: [String: String]) {
    lock.withLock {
      mainBundle = main.flatMap { Bundle(path: $0) }
      moduleBundles = modules.compactMapValues { Bundle(path: $0) }
      contents = [:]
      mainPath = mainBundle?.bundlePath
      searchedPaths = [mainPath].compactMap(\.self)
      for (_, bundle) in moduleBundles.sorted(by: { $0.key < $1.key })
      where !searchedPaths.contains(bundle.bundlePath) {
        searchedPaths.append(bundle.bundlePath)
      }
      isUsed = mainBundle != nil || !moduleBundles.isEmpty
    }
  }

  /// The bundle of the program; the process's own if there is none.
  public static var main: Bundle { lock.withLock { mainBundle } ?? .main }

  /// The bundle of a module; the program's own for a module without resources.
  public static func module(_ name: String) -> Bundle {
    lock.withLock { moduleBundles[name] } ?? main
  }

  /// The bundle of the module that declares a class, as `Bundle(for:)` finds it.
  public static func bundle(of type: AnyClass) -> Bundle {
    module(String(String(reflecting: type).prefix { $0 != "." }))
  }

  /// What is in the bundle of a path. Without one, what is in the program's own and then in the
  /// others: a view of a package is shown without the program that its resources are looked for in.
  static func contents(at path: String?) -> [BundleContents] {
    guard isUsed else { return [] }
    return lock.withLock {
      if let path, path != processPath, path != mainPath { return [loaded(path)] }
      return searchedPaths.map(loaded)
    }
  }

  private static func loaded(_ path: String) -> BundleContents {
    if let known = contents[path] { return known }
    let new = BundleContents(folder: path)
    contents[path] = new
    return new
  }
}

extension ResourceBundles {
  /// A file of a bundle, as `Bundle.url(forResource:withExtension:subdirectory:)` finds it. Says on
  /// standard error what is missing: what follows is a crash more often than not.
  public static func url(
    _ bundle: Bundle, _ name: String?, _ pathExtension: String?, in folder: String? = nil
  ) -> URL? {
    if let url = bundle.url(forResource: name, withExtension: pathExtension, subdirectory: folder) {
      return url
    }
    guard isUsed, let name else { return nil }
    if pathExtension == "lproj", let url = folderOfLanguage(name, in: bundle) { return url }
    let file = pathExtension.map { $0.isEmpty ? name : "\(name).\($0)" } ?? name
    let whole = folder.map { "\($0)/\(file)" } ?? file
    let module = lock.withLock {
      moduleBundles.sorted { $0.key < $1.key }.first { $0.value === bundle }?.key
    }
    let place = module.map { "the resources of \($0)" } ?? "the program's resources"
    let message = "there is no '\(whole)' among \(place)"
    StandInUse.noteMissing(message)
    FileHandle.standardError.write(Data("note: \(message)\n".utf8))
    return nil
  }

  /// The folder of a language, which Foundation on Linux does not take for a file.
  private static func folderOfLanguage(_ name: String, in bundle: Bundle) -> URL? {
    let url = bundle.bundleURL.appendingPathComponent(name + ".lproj")
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }

  /// What a bundle says of itself, as `Bundle.object(forInfoDictionaryKey:)` finds it. Of a program
  /// without an `Info.plist`, only what each has.
  public static func information(_ bundle: Bundle, _ key: String) -> Any? {
    if let value = information(bundle)[key] { return value }
    StandInUse.noteMissing("the Info.plist of the program has no value for '\(key)' here")
    return nil
  }

  /// All that a bundle says of itself, as `Bundle.infoDictionary` has it.
  public static func information(_ bundle: Bundle) -> [String: Any] {
    if let information = bundle.infoDictionary, information["CFBundleName"] != nil {
      return information
    }
    return standardInformation(of: "App")
  }

  /// The entries that the information of every program has.
  package static func standardInformation(of name: String) -> [String: Any] {
    [
      "CFBundleDisplayName": name, "CFBundleExecutable": name,
      "CFBundleIdentifier": "layoutprobe.\(name)", "CFBundleName": name,
      "CFBundlePackageType": "APPL", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
  }
}
