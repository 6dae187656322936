extension DeclarationScanner {
  /// A name behind that of a module that is not here, `SwiftData.Schema`, is one of the module that
  /// stands in for it.
  mutating func scanModuleName(_ index: Int) {
    let module = source.text(index)
    guard let standIn = StandInModule.names[module], source.token(index + 1, is: "."),
      source.text(index + 2).first?.isUppercase == true || standIn == "Foundation",
      !source.token(index - 1, is: "."), !isImported(at: index), isAtHand(module),
      !source.declares(module, behind: TokenizedSource.typeKeywords)
    else { return }
    let name = FoundationName.inSwiftUI.contains(source.text(index + 2)) ? "SwiftUI" : standIn
    edits.append(RewrittenSource.Edit(source.tokens[index].range, name))
  }

  /// Whether a name is that of a module in an import, such as `import class CoreData.NSManagedObject`.
  private func isImported(at index: Int) -> Bool {
    source.token(index - 1, is: "import") || source.token(index - 2, is: "import")
  }

  /// Whether a module is imported, or one with which it comes.
  private func isAtHand(_ module: String) -> Bool {
    isImported(module) || Self.bringing[module]?.contains(where: isImported) == true
  }

  /// The modules that bring another one along, by its name.
  private static let bringing: [String: [String]] = [
    "AppKit": ["Cocoa", "SwiftUI"], "Combine": ["SwiftUI"], "CoreData": ["SwiftUI"],
    "CoreGraphics": ["AppKit", "SwiftUI", "UIKit"], "QuartzCore": ["AppKit", "SwiftUI", "UIKit"],
    "UIKit": ["SwiftUI"], "os": ["OSLog"],
  ]

  private func isImported(_ module: String) -> Bool {
    source.tokens.indices.contains { index in
      source.token(index, is: "import") && source.tokens[index].depth == 0
        && (source.text(index + 1) == module || source.text(index + 2) == module)
    }
  }
}
