/// Rewrites the uses of Apple's freestanding macros that no compiler has here.
extension DeclarationScanner {
  mutating func scanMacro(_ name: String, _ index: Int) {
    switch name {
    case "#selector": scanSelector(index)
    case "#keyPath": scanKeyPath(index)
    case "#Index", "#Unique":
      // They are about the database only.
      guard scopes.last?.typeName != nil else { return }
      var next = index + 1
      if source.token(next, is: "<") { next = (pastAngles(next) ?? next) }
      guard source.token(next, is: "("), let close = source.closing(next) else { return }
      blank(index..<close + 1)
    case "#Playground":
      var next = index + 1
      if source.token(next, is: "("), let close = source.closing(next) { next = close + 1 }
      guard source.token(next, is: "{"), let close = source.closing(next) else { return }
      blank(index..<close + 1)
    case "#bundle":
      replace(index..<index + 1, declaresModuleBundle ? "Bundle.module" : "Bundle.main")
    default: break
    }
  }

  /// The index after the angle bracket that closes the one at `index`.
  func pastAngles(_ index: Int) -> Int? {
    var open = 0
    for next in index..<min(source.tokens.count, index + 200) {
      if source.token(next, is: "<") { open += 1 }
      if source.token(next, is: ">") { open -= 1 }
      if open == 0 { return next + 1 }
    }
    return nil
  }

  private var declaresModuleBundle: Bool { rewriting.flags.contains("SWIFT_PACKAGE") }
}
