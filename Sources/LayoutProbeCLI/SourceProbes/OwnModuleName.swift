import Foundation

/// What files that nothing describes call the module that they are in.
enum OwnModuleName {
  /// The name of a folder around the files, as targets have it, if they tell types of their own from others by it
  /// (`My_App.State`). Nil if they do not, or if a type or another module has that name.
  static func of(_ files: [SourceUnit.File], in folder: String) -> String? {
    let names = candidates(for: folder).filter { name in
      files.contains { $0.text.contains("\(name).") }
    }
    guard !names.isEmpty else { return nil }
    let sources = files.map { TokenizedSource($0.text) }
    return names.first { name in
      sources.contains { $0.qualifies(by: name) } && !sources.contains { $0.introduces(name) }
    }
  }

  /// What the module of a folder's files may be called: as one of the folders around them.
  static func candidates(for folder: String) -> [String] {
    FilePath.ancestors(folder).map { SwiftText.identifier(FilePath.name($0)) }
      .filter {
        $0.first?.isUppercase == true && !taken.contains($0) && !BuildPlan.isElsewhere($0)
      }
  }

  /// Modules of the toolchain and of this program.
  private static let taken: Set<String> = [
    "Builtin", "Cxx", "Dispatch", "Distributed", "FoundationEssentials", "FoundationNetworking",
    "FoundationXML", "Glibc", "HeadlessUI", "LayoutProbe", "Observation", "RegexBuilder",
    "Synchronization", "Testing", "XCTest",
  ]
}

extension TokenizedSource {
  /// Whether a name stands before the point and the name of a type.
  fileprivate func qualifies(by name: String) -> Bool {
    tokens.indices.contains { index in
      token(index + 1, is: ".") && text(index) == name && !token(index - 1, is: ".")
        && text(index + 2).first?.isUppercase == true
    }
  }

  /// Whether a name is that of a module which is imported, or of something declared.
  fileprivate func introduces(_ name: String) -> Bool {
    declares(name, behind: Self.typeKeywords.union(["func", "import", "let", "var"]))
  }
}
