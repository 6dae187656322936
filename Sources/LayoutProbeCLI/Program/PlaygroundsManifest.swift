import Foundation

/// The manifest of an app of Swift Playgrounds, which takes its product from a module that only Apple's tools
/// have.
struct PlaygroundsManifest {
  private let text: String

  /// Nil if that is not why SwiftPM refuses it.
  ///
  /// - Parameter errors: what SwiftPM says about the manifest.
  init?(_ manifest: String, refusedFor errors: String) {
    guard errors.contains("no such module 'AppleProductTypes'"),
      let data = try? Data(contentsOf: URL(fileURLWithPath: manifest))
    else { return nil }
    text = String(decoding: data, as: UTF8.self)
  }

  /// The manifest with a program in the place of each app; nil where there is none, or more is missing.
  var withPrograms: String? {
    let outline = SourceOutline(TokenizedSource(text))
    let source = outline.source
    var edits: [RewrittenSource.Edit] = []
    for index in source.tokens.indices {
      if source.token(index, is: "import"), source.token(index + 1, is: "AppleProductTypes") {
        edits.append(RewrittenSource.Edit(outline.bytes(index..<index + 2), ""))
      }
      if source.token(index, is: "iOSApplication"), source.token(index - 1, is: "."),
        let close = outline.match(index + 1)
      {
        let arguments = ViewCalls(text).arguments(of: index) ?? []
        let kept = arguments.filter { ["name", "targets"].contains($0.label) }
          .map { "\($0.label ?? ""): \($0.text)" }
        edits.append(
          RewrittenSource.Edit(
            outline.bytes(index..<close + 1), "executable(\(kept.joined(separator: ", ")))"))
      }
    }
    return edits.count < 2 ? nil : RewrittenSource(source.bytes, edits: edits).text
  }
}
