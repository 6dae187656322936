import Foundation
import LayoutProbe

extension MendLadder {
  /// Bodies for functions that are only declared, for a library that is not here defines them:
  /// `@_silgen_name("CGSMainConnectionID") func CGSMainConnectionID() -> Int32`. The compiler does not
  /// miss them; a call would end the process.
  var missingDefinitions: [Mend] {
    outline.nodes.compactMap { node in
      guard node.kind == .function, node.brace == nil, source.token(node.keyword, is: "func"),
        let symbol = symbol(of: node), dlsym(nil, symbol) == nil
      else { return nil }
      let last = node.tokens.upperBound - 1..<node.tokens.upperBound
      let result = result(of: node)
      let hasResult = !result.isEmpty && result != "Void" && result != "()"
      let standIn = standIn(
        .body, hasResult ? "a sample" : nil,
        for: "the body of \(source.text(node.keyword + 1))()", at: node.keyword)
      let label = SwiftText.literal(standIn.label)
      let body = hasResult ? "return _standIn(\(label))" : "_standInSkipped(\(label))"
      return Mend(
        range: outline.bytes(last), text: "\(outline.text(last)) { \(body) }", standIn: standIn,
        scope: .body)
    }
  }

  private func symbol(of function: SourceOutline.Node) -> String? {
    let attribute = (function.tokens.lowerBound..<function.keyword).first {
      source.text($0).hasSuffix("_silgen_name")
    }
    guard let attribute, source.token(attribute + 1, is: "(") else { return nil }
    let name = source.text(attribute + 2)
    return name.hasPrefix("\"") ? String(name.dropFirst().dropLast()) : nil
  }
}

extension ModuleMending {
  /// Defines what no library here does.
  mutating func addMissingDefinitions() {
    for index in files.indices {
      let reason = "no library here defines it"
      for mend in ladder(in: files[index], reason: reason).missingDefinitions {
        var round: [Mend] = []
        guard files[index].apply([mend], round: &round) else { continue }
        if !files[index].imports("SwiftUI") { _ = files[index].addImport("SwiftUI") }
      }
    }
  }
}
