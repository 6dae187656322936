import LayoutProbe

/// A module in which stand-ins take the place of what does not compile.
struct MendedModule: Sendable {
  var sources: ModuleSources
  /// What the compiler said in the end.
  var outcome: ModuleSources.Outcome
  /// In the order of the files.
  var standIns: [StandIn] = []
}

/// Makes modules compile of which some parts cannot be had here.
enum StandIns {
  typealias Compile = (ModuleSources) throws -> ModuleSources.Outcome

  /// A quicker way than a compile to learn what is wrong.
  struct Check {
    /// Whether it can look at some of the files only.
    var hasFocus = false
    var look: Compile
  }

  /// The name of the generated file with types that no module of the program declares.
  static let generatedName = "layoutprobe-stand-ins.swift"

  /// Replaces what does not compile, by as little as possible, until the rest does. If nothing more
  /// can be replaced, the outcome is the compiler's last word.
  ///
  /// - Parameters:
  ///   - mending: the module, with what was mended before.
  ///   - activated: the only files that differ from what was right; nil for all.
  ///   - known: what the compiler says of ``replacingImports(_:)``, if it was asked.
  ///   - checks: quicker ways to learn what does not compile, each of which sees more than the one
  ///     before; none where they are not worth while.
  ///   - look: a quick look at a few files, for a module that takes long to compile; nil for others.
  static func mend(
    _ mending: inout ModuleMending, activated: Set<String>? = nil,
    from known: ModuleSources.Outcome? = nil, checks: [Check] = [], look: Check? = nil,
    compile: Compile
  ) throws -> MendedModule {
    for check in checks where activated == nil || check.hasFocus {
      try mending.mend(with: check, activated: activated)
    }
    return try mending.run(from: known, look, compile)
  }

  /// The sources with an empty module for each that is not here.
  static func replacingImports(_ sources: ModuleSources) -> ModuleSources {
    var mending = ModuleMending(sources)
    return mending.mended()
  }

  /// Whether a module is imported that is not here.
  static func areNeeded(by sources: ModuleSources) -> Bool {
    sources.files.contains { file in
      file.scan.importedModules.contains { name in
        !sources.knownModules.contains(name) && name != sources.moduleName
          && StandInModule.names[name] == nil
      }
    }
  }
}
