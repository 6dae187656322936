import LayoutProbe

/// What was mended in a module, for another look at it to go on from.
struct KeptMends {
  /// By path.
  var files: [String: MendedFile]
  var types: GeneratedTypes
  var standIns: [StandIn]
  /// The kinds of types that are imported alone, by the types' names.
  var scopedImports: [String: String] = [:]
  /// What was wrong with the syntax before anything was mended; nil if that is not known.
  var ownSyntaxErrors: Set<String>?
  /// The keys of ``TrappedCode`` that was looked at.
  var trapped: Set<String> = []
  var protocolSamples: [ProtocolSample] = []
  /// What the module was compiled with.
  var standInModules: [ModuleSources.StandInModule]
  var knownModules: Set<String>
  /// Whether some of it is from an earlier run.
  var isRemembered = false
  /// Whether anything was mended, and not only imports replaced.
  var wasMended = false
  /// The files of which not all is as it was when it was mended.
  var altered: Set<String> = []

  /// The same without some files.
  func forgetting(_ paths: Set<String>) -> Self {
    var other = self
    other.files = files.filter { !paths.contains($0.key) }
    return other
  }
}
