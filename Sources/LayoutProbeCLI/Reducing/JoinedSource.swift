/// What a probe needs of the files that it was compiled with, in one file.
struct JoinedSource {
  let text: String

  /// - Parameters:
  ///   - files: that of the probe first.
  ///   - line: where the probe is declared in the first file.
  ///   - views: the views and layouts that are probed by name.
  ///   - modules: the modules of the program whose code is in the files.
  init(_ files: [SourceUnit.File], line: Int, views: [String], modules: Set<String>) {
    let joined = files.map { $0.text.hasSuffix("\n") ? $0.text : $0.text + "\n" }.joined()
    let outline = SourceOutline(TokenizedSource(joined))
    let source = outline.source
    let firstLines = (files.first?.text.utf8.count { $0 == Ascii.newline } ?? 0) + 1
    let reached = ReachedDeclarations(outline) { node in
      let first = source.tokens[node.tokens.lowerBound].line
      let last = source.tokens[node.tokens.upperBound - 1].line
      guard first <= firstLines else { return false }
      if !views.isEmpty {
        return node.kind == .type && views.contains(source.text(node.keyword + 1))
      }
      return (first...max(first, last)).contains(line)
    }
    var edits = reached.unused.map {
      RewrittenSource.Edit(outline.bytes(outline.nodes[$0].tokens), "")
    }
    var imported: Set<String> = []
    for child in outline.nodes[0].children {
      let node = outline.nodes[child]
      guard source.token(node.keyword, is: "import") else { continue }
      let name = outline.text(node.keyword + 1..<node.tokens.upperBound)
      let isOwn = modules.contains(String(name.prefix { $0 != "." }))
      if isOwn || !imported.insert(name).inserted {
        edits.append(RewrittenSource.Edit(outline.bytes(node.tokens), ""))
      }
    }
    // What is in this file needs no module before its name.
    for index in source.tokens.indices
    where source.token(index + 1, is: ".") && modules.contains(source.text(index))
      && !source.token(index - 1, is: ".") && !source.token(index - 1, is: "import")
    {
      edits.append(RewrittenSource.Edit(outline.bytes(index..<index + 2), ""))
    }
    let body = TidySource.text(RewrittenSource(source.bytes, edits: edits).text)
    text = imported.contains("SwiftUI") ? body : "import SwiftUI\n" + body
  }
}
