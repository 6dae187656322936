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
  /// The name of the generated file with types that no module of the program declares.
  static let generatedName = "layoutprobe-stand-ins.swift"

  /// Replaces what does not compile, by as little as possible, until the rest does. If nothing more
  /// can be replaced, the outcome is the compiler's last word.
  ///
  /// - Parameter known: what the compiler says of ``replacingImports(_:)``, if it was asked.
  static func mend(
    _ sources: ModuleSources, from known: ModuleSources.Outcome? = nil,
    compile: (ModuleSources) throws -> ModuleSources.Outcome
  ) throws -> MendedModule {
    var mending = ModuleMending(sources)
    return try mending.run(from: known, compile)
  }

  /// The sources with an empty module for each that is not here.
  static func replacingImports(_ sources: ModuleSources) -> ModuleSources {
    var mending = ModuleMending(sources)
    return mending.replacingImports()
  }
}
