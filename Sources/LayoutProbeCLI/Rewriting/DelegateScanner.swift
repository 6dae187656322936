/// Makes the delegate of the application where a source asks for it by its class: no application is
/// run here, and a forced cast of nil ends the program.
extension DeclarationScanner {
  /// - Parameter index: that of `delegate` in `UIApplication.shared.delegate as! AppDelegate`.
  mutating func scanDelegate(_ index: Int) {
    guard source.token(index, is: "delegate"), source.token(index - 1, is: "."),
      source.token(index - 2, is: "shared"), source.token(index - 3, is: "."),
      source.token(index - 4, is: "UIApplication"), source.token(index + 1, is: "as"),
      source.token(index + 2, is: "!"), source.kind(index + 3) == .identifier,
      !source.token(index + 3, is: "any"), !source.token(index + 4, is: ".")
    else { return }
    let end = source.tokens[index].range.upperBound
    let start = source.tokens[index].range.lowerBound
    edits.append(RewrittenSource.Edit(start..<start, "_"))
    edits.append(RewrittenSource.Edit(end..<end, "(or: \(source.text(index + 3))())"))
  }
}
