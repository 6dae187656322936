/// Modules of Apple's systems that sources import for names which others stand in for here.
enum StandInModule {
  #if canImport(Combine)
    static let names: [String: String] = [:]
  #else
    /// The module that stands in, by the one that is imported.
    static let names = [
      "AppKit": "SwiftUI", "Cocoa": "SwiftUI", "Combine": "SwiftUI", "CoreGraphics": "Foundation",
      "CoreTransferable": "SwiftUI", "Darwin": "Foundation", "DeveloperToolsSupport": "SwiftUI",
      "OSLog": "SwiftUI", "QuartzCore": "Foundation", "SwiftUICore": "SwiftUI", "UIKit": "SwiftUI",
      "UniformTypeIdentifiers": "SwiftUI", "os": "SwiftUI",
    ]
  #endif
}

extension DeclarationScanner {
  #if !canImport(Combine)
    /// What Foundation has in a module of its own where it is not Apple's.
    private static let networking: Set<String> = [
      "HTTPURLResponse", "URLCache", "URLRequest", "URLResponse", "URLSession",
    ]
  #endif

  /// Imports what stands in for a module that is not there.
  mutating func scanImport(_ index: Int) {
    let name = index + 1
    importNetworking(after: name)
    guard let standIn = StandInModule.names[source.text(name)] else { return }
    var end = name
    // A submodule, such as `os.log`, is part of the same stand-in.
    while source.token(end + 1, is: "."), source.kind(end + 2) == .identifier { end += 2 }
    let range = source.tokens[name].range.lowerBound..<source.tokens[end].range.upperBound
    edits.append(RewrittenSource.Edit(range, standIn))
  }

  private mutating func importNetworking(after name: Int) {
    #if !canImport(Combine)
      guard !importsNetworking,
        source.token(name, is: "SwiftUI") || source.token(name, is: "Foundation"),
        source.tokens.indices.contains(where: {
          source.kind($0) == .identifier && Self.networking.contains(source.text($0))
        })
      else { return }
      importsNetworking = true
      let end = source.tokens[name].range.upperBound
      edits.append(RewrittenSource.Edit(end..<end, "; import FoundationNetworking"))
    #endif
  }
}
