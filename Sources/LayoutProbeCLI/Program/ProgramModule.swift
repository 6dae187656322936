import Foundation

/// One module of the user's program: what is compiled at once.
struct ProgramModule: Equatable, Sendable, Codable {
  /// What describes a module.
  enum Origin: Equatable, Sendable, Codable {
    /// A target of the package whose manifest this is.
    case package(manifest: String)
    /// A target of the Xcode project whose `project.pbxproj` this is.
    case project(file: String)
    /// Nothing but the folder that it lies in.
    case folder(String)
  }

  enum Kind: String, Sendable, Codable {
    case library, application, test, macro, plugin
    /// Written in C, C++ or Objective-C.
    case clang
  }

  /// Something that the module finds in its bundle.
  struct Resource: Equatable, Sendable, Codable {
    /// What becomes of it on its way into the bundle.
    enum Rule: String, Sendable, Codable {
      /// Compiled, or put at the top of the bundle.
      case process
      /// Kept as it is, a folder with what is in it.
      case copy
      case embedInCode
    }

    /// An absolute path of a file or folder.
    let path: String
    let rule: Rule
    /// The folder of the bundle that a copy is in; empty for its top.
    var folder = ""
  }

  /// What the compiler is told.
  struct Settings: Equatable, Sendable, Codable {
    /// Names that `#if` finds set.
    var defines: [String] = []
    /// 5 or 6, as far as the program says.
    var languageMode = "5"
    /// What modules with the same name share by `package` access.
    var packageName: String?
    var features: [String] = []
    var isIsolatedToMainActor = false
  }

  /// Whether a manifest or a project says what belongs to it.
  var isDescribed: Bool { if case .folder = origin { false } else { true } }

  /// Tells it from all others, also from one of the same name.
  let id: String
  /// What an `import` calls it.
  let name: String
  let origin: Origin
  let kind: Kind
  /// The folder of its sources; nil if they have none in common.
  var folder: String?
  /// Its Swift files: absolute paths in order.
  var files: [String]
  /// Its sources in other languages.
  var otherSources: [String] = []
  var resources: [Resource] = []
  /// Its `Info.plist`, with build settings in their places; nil if it says nothing of itself.
  var information: Data?
  /// The modules of the program that it says it depends on, by their `id`.
  var dependencies: [String] = []
  /// Products of packages that are not part of the program.
  var externalProducts: [String] = []
  var settings = Settings()
  /// The platforms that it is made for, the first one before the others; empty if nothing says so.
  var platforms: [TargetPlatform] = []
}
