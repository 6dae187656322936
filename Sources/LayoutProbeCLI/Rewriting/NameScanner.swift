extension DeclarationScanner {
  /// Types and functions that what is generated for resources belongs to.
  private static let owners: Set<String> = ["Bundle", "NSLocalizedString", "UIColor", "UIImage"]

  /// Takes note of what a module's resources may have symbols of.
  mutating func scanNames(_ index: Int) {
    if source.token(index - 1, is: ".") {
      declarations.usedNames.insert(source.text(index).filter { $0 != "`" })
    } else if Self.owners.contains(source.text(index)) {
      declarations.usedNames.insert(source.text(index))
    }
    // `Image(.star)`: Xcode makes the symbol out of an asset catalog.
    let isImage = source.token(index, is: "Image")
    guard isImage || source.token(index, is: "Color"), source.token(index + 1, is: "("),
      source.token(index + 2, is: "."), source.kind(index + 3) == .identifier,
      source.token(index + 4, is: ")")
    else { return }
    if isImage {
      declarations.imageSymbols.insert(source.text(index + 3))
    } else {
      declarations.colorSymbols.insert(source.text(index + 3))
    }
  }

  /// Takes note of what the file declares itself, of which no symbol is to be made.
  mutating func scanStaticMember(_ index: Int) {
    let name = source.text(index + 1).filter { $0 != "`" }
    guard !scopes.isEmpty else {
      declarations.staticMembers.insert(name)
      return
    }
    let isStatic = source.modifiers(before: index).contains {
      ["static", "class"].contains(source.text(in: $0))
    }
    guard isStatic, let path = qualified(name) else { return }
    let module = Self.modulesOfSymbols.first { path.hasPrefix($0 + ".") }
    declarations.staticMembers.insert(String(path.dropFirst(module.map { $0.utf8.count + 1 } ?? 0)))
  }

  /// The modules whose types have members for a program's resources.
  private static let modulesOfSymbols = [
    "DeveloperToolsSupport", "SwiftUI", "UIKit", "AppKit", "Foundation",
  ]
}
