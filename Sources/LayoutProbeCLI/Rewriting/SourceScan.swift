/// One file's declarations, and its text rewritten so that it compiles without SwiftUI's macros.
struct SourceScan: Sendable {
  let declarations: SourceDeclarations
  let rewritten: RewrittenSource
  /// What is the same for all files of the module.
  let rewriting: Rewriting

  /// - Parameters:
  ///   - tag: Goes into the names of generated declarations, to tell a module's files apart.
  ///   - exposing: Private views that the entry point must be able to name.
  ///   - keepsPreviews: Whether the macro's previews can be shown. What they need is not needed
  ///     without them.
  ///   - rewriting: What is the same for all files of the module.
  init(
    _ text: String, tag: String = "", exposing: Set<String> = [], keepsPreviews: Bool = true,
    rewriting: Rewriting = Rewriting()
  ) {
    self.rewriting = rewriting
    let text =
      text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    let source = TokenizedSource(text)
    var scanner = DeclarationScanner(source, tag: tag, exposing: exposing, rewriting: rewriting)
    scanner.keepsPreviews = keepsPreviews
    scanner.run()
    var edits = scanner.edits
    if source.bytes.starts(with: [Ascii.hash, Ascii.bang]) {
      // The rewritten file starts with a directive, and a hashbang may stand nowhere else.
      edits.append(RewrittenSource.Edit(0..<2, "//"))
    }
    declarations = scanner.declarations
    rewritten = RewrittenSource(source.bytes, edits: edits)
  }

  /// The modules that are imported, but for those in branches of `#if` that are not compiled.
  var importedModules: Set<String> {
    ImportNames.names(in: rewritten.originalText, for: rewriting)
  }

  /// Whether a module is imported in branches alone that are not compiled.
  func leavesOutImport(of module: String) -> Bool {
    ImportNames.names(in: rewritten.originalText).contains(module)
      && !importedModules.contains(module)
  }
}
