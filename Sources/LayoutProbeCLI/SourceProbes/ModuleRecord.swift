import LayoutProbe

/// What is known of a module that was compiled, or that cannot be: kept beside its library.
struct ModuleRecord: Codable, Sendable, Equatable {
  struct File: Codable, Sendable, Equatable {
    /// As the user sees it.
    let path: String
    /// How much there is to run, as far as can be seen: the length of the source.
    var weight: Int
    /// Whether there is something to probe in it.
    var isProbed: Bool
    /// Where it declares views and layouts, by their names.
    var types: [String: Int]
    /// What looks like a preview and is none, in sentences.
    var ignored: [String] = []
  }

  let moduleName: String
  var files: [File] = []
  /// Modules that it is loaded with, by their keys.
  var dependencies: [String] = []
  /// Those that stand in for what is not here.
  var standInModules: [ModuleSources.StandInModule] = []
  /// What was replaced.
  var standIns: [StandIn] = []
  /// Probes that are no part of the library, as their declarations do not compile.
  var lost: [SourcePlace] = []
  /// The folder of what it finds in its bundle; nil if it has none.
  var bundle: String?
  /// What the user should know.
  var notes: [String] = []
  /// Why it could not be compiled, in the compiler's words; nil if it was.
  var messages: String?
  /// The files whose code was known to be called, where that of others is left out until it is; nil
  /// where all code was compiled.
  var called: [String]?
  /// The digests of the library and the module by the files' names, with which one that was cut short
  /// or changed is told.
  var digests: [String: String] = [:]
}
