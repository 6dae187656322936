/// Writes optional types of one protocol, `any P?`, as compilers before Swift 6.4 want them: `(any P)?`.
extension DeclarationScanner {
  /// - Parameter index: that of `any` or `some`.
  mutating func scanOptionalAny(_ index: Int) {
    // Values may have these names too: `.any`, or a variable at the end of a line.
    guard source.token(index, is: "any") || source.token(index, is: "some"),
      !source.token(index - 1, is: "."), source.line(of: index) == source.line(of: index + 1),
      let last = endOfTypeName(index + 1),
      source.token(last + 1, is: "?") || source.token(last + 1, is: "!")
    else { return }
    let (start, end) = (
      source.tokens[index].range.lowerBound, source.tokens[last].range.upperBound
    )
    // Not the question mark of `x as any P ? a : b`.
    guard source.tokens[last + 1].range.lowerBound == end else { return }
    edits.append(RewrittenSource.Edit(start..<start, "("))
    edits.append(RewrittenSource.Edit(end..<end, ")"))
  }

  /// The index of the last token of a type's name with its arguments: `A.B<C>`.
  private func endOfTypeName(_ index: Int) -> Int? {
    guard source.kind(index) == .identifier else { return nil }
    var last = index
    while true {
      if source.token(last + 1, is: "."), source.kind(last + 2) == .identifier {
        last += 2
      } else if source.token(last + 1, is: "<"), let next = pastAngles(last + 1) {
        last = next - 1
      } else {
        return last
      }
    }
  }
}
