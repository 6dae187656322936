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
  /// Imports what stands in for a module that is not there.
  mutating func scanImport(_ index: Int) {
    guard let name = source.tokens.indices.contains(index + 1) ? index + 1 : nil,
      let standIn = StandInModule.names[source.text(name)]
    else { return }
    var end = name
    // A submodule, such as `os.log`, is part of the same stand-in.
    while source.token(end + 1, is: "."), source.kind(end + 2) == .identifier { end += 2 }
    let range = source.tokens[name].range.lowerBound..<source.tokens[end].range.upperBound
    edits.append(RewrittenSource.Edit(range, standIn))
  }
}
