import LayoutProbe

extension ModuleMending {
  /// Mends what stands in for something where its type is not what is wanted there.
  mutating func mendSample(
    _ message: ModuleSources.Diagnostic, at token: Int, in index: Int, round: inout [Mend]
  ) -> Bool {
    // What takes a text takes one of several types.
    if message.message.hasPrefix("ambiguous use of '"),
      var sample = files[index].lastValue("_standIn(", inStatementAt: token)
    {
      sample.text = "(\(sample.text) as String)"
      let start = sample.range.lowerBound
      if files[index].apply([sample], inserted: start, round: &round) { return true }
    }
    if message.message.firstMatch(of: #/^generic parameter '(Data|ID|C)'/#) == nil,
      message.message.hasPrefix("generic parameter '"),
      mendArguments(ofCallAt: token, in: index, round: &round)
    {
      return true
    }
    // Of what does not fit where it was put, the compiler may speak where the statement begins.
    let misfit =
      message.message == "generic parameter 'T' could not be inferred"
      ? "_standIn(" : message.message.contains("'_StandIn' conform to") ? "_StandIn(" : nil
    if let misfit,
      let sample = files[index].lastValue(misfit, inStatementAt: token)
    {
      let ladder = ladder(in: files[index], reason: sample.standIn.reason)
      let start = sample.range.lowerBound
      if let inner = files[index].outline.token(at: start),
        mayBeAbout(inner, message.message, at: token, in: index),
        files[index].apply(ladder.mends(at: inner), inserted: start, round: &round)
      {
        return true
      }
    }
    return false
  }

  /// Views that are missing, as arguments of a call that takes any view: a sample is of no type for sure, and
  /// a placeholder is a view.
  private mutating func mendArguments(
    ofCallAt token: Int, in index: Int, round: inout [Mend]
  ) -> Bool {
    let (outline, source) = (files[index].outline, files[index].source)
    guard source.token(token + 1, is: "("), let end = outline.match(token + 1) else { return false }
    let arguments = outline.bytes(token + 2..<end)
    var hasChanged = false
    for var sample in files[index].mends where sample.text.hasPrefix("_standIn(") {
      guard arguments.contains(sample.range.lowerBound),
        arguments.upperBound >= sample.range.upperBound,
        let first = outline.token(at: sample.range.lowerBound),
        source.text(first).first?.isUppercase == true,
        source.token(first - 1, is: ":") || first == token + 2
      else { continue }
      sample.text = "_StandIn(" + sample.text.dropFirst("_standIn(".count)
      let start = sample.range.lowerBound
      hasChanged = files[index].apply([sample], inserted: start, round: &round) || hasChanged
    }
    return hasChanged
  }

  /// Whether what a container demands of its data may be about something else in its statement: not about
  /// what is in its closure.
  private func mayBeAbout(
    _ inner: Int, _ message: String, at token: Int, in index: Int
  ) -> Bool {
    let (outline, source) = (files[index].outline, files[index].source)
    guard message.contains("'\(source.text(token))' requires that"),
      source.token(token + 1, is: "("), let end = outline.match(token + 1)
    else { return true }
    return (token + 1..<end).contains(inner)
  }
}
