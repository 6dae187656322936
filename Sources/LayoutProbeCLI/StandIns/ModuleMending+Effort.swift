import LayoutProbe

/// Bodies on which the compiler gives up.
extension ModuleMending {
  /// Mends what the compiler gave up on.
  mutating func mendEffort(
    _ messages: [ModuleSources.Diagnostic], isLook: Bool
  ) -> Bool {
    let given = messages.filter(\.isGivenUp)
    if !given.isEmpty, mendNamesOfModules() { return true }
    return given.reduce(false) { hasChanged, message in
      let isNamed =
        place(of: message).map { nameOverloads(around: $0.token, in: $0.file) } ?? false
      return isNamed || shelveBody(around: message, isLook: isLook) || hasChanged
    }
  }

  /// Leaves out the body in which the compiler gave up for now; if that was done before, the statement,
  /// and then the body for good.
  private mutating func shelveBody(
    around message: ModuleSources.Diagnostic, isLook: Bool
  ) -> Bool {
    guard let (index, token) = place(of: message) else { return false }
    // Another message has left it out in this round.
    let start = files[index].source.tokens[token].range.lowerBound
    if files[index].isShelved(at: start) || isLook && isCopedWith(message) { return false }
    let ladder = ladder(in: files[index], reason: message.message)
    let mends = ladder.mends(at: token)
    guard let body = mends.first(where: { $0.scope == .body }) else { return false }
    if files[index].shelve(body) { return true }
    if isLook, isLeftToCompile(message) { return false }
    var round: [Mend] = []
    let statement = mends.first { $0.scope == .statement }
    return files[index].apply([statement, body].compactMap { $0 }, round: &round)
  }

  /// Whether it is not known that what is too much for a quick look is too much for a compile: there is no
  /// stand-in in it, or the compile coped with it.
  func isLeftToCompile(_ message: ModuleSources.Diagnostic) -> Bool {
    !isMended(around: message) || isCopedWith(message)
  }

  /// Whether a compile that may take longer than a quick look did not give up on the body.
  private func isCopedWith(_ message: ModuleSources.Diagnostic) -> Bool {
    guard let givenUp else { return false }
    return givenUp.isDisjoint(with: keysOfBodies(in: [message]))
  }
}
