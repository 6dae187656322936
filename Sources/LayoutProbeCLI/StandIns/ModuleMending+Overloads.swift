import LayoutProbe

/// Calls with many overloads: where something in their closures is wrong, the compiler says that of an
/// overload which was not meant, such as the one for a binding. They become calls of what has one overload.
extension ModuleMending {
  private static let single = ["ForEach": "_forEach", "List": "_list"]
  private static let names = ["_forEach", "_forEachBinding", "_forEachNumber", "_list"]

  /// Bodies, by file and node, as far as they matter to calls with many overloads.
  struct OverloadedBodies {
    /// Those in which calls were named in the round at hand: what else is said of them is about the former
    /// calls.
    var named: Set<String> = []
    /// Those of which the compiler says in the round at hand what is missing.
    var exact: Set<String> = []
    /// Those of which the rest of what is said waits for that in the round at hand.
    var waiting: Set<String> = []
    /// In how many rounds it waited.
    var waits: [String: Int] = [:]

    /// So often at most: what is missing may have been mended in vain.
    static let mostWaits = 3
  }

  mutating func beginRoundOfOverloads(_ messages: [ModuleSources.Diagnostic]) {
    (overloaded.named, overloaded.waiting) = ([], [])
    overloaded.exact = keysOfBodies(
      in: messages.filter { $0.severity == .error && $0.namesWhatIsMissing })
  }

  /// - Returns: Whether a call in the body around the token is another now, or the message waits until that
  ///   is known for which it may follow.
  mutating func mendOverloads(
    _ message: ModuleSources.Diagnostic, at token: Int, in index: Int
  ) -> Bool {
    let body = keyOfBody(around: token, in: index)
    if overloaded.named.contains(body) { return !message.namesWhatIsMissing }
    let text = message.message
    if Self.names.contains(where: { text.contains("'\($0)") }) {
      return takeBackNames(around: token, in: index)
    }
    guard Self.isAboutOverload(text), !message.namesWhatIsMissing else { return false }
    if overloaded.exact.contains(body) {
      if overloaded.waiting.insert(body).inserted { overloaded.waits[body, default: 0] += 1 }
      return overloaded.waits[body] ?? 0 <= OverloadedBodies.mostWaits
    }
    return nameOverloads(around: token, in: index)
      || text.hasPrefix(Self.noDiagnostic) && takeBackNames(around: token, in: index)
  }

  private mutating func takeBackNames(around token: Int, in index: Int) -> Bool {
    let bytes = bytesOfBody(around: token, in: index)
    guard files[index].takeBackEdits(of: Self.single.keys, in: bytes) else { return false }
    overloaded.named.insert(keyOfBody(around: token, in: index))
    return true
  }

  /// Names the overloads of all calls in the body around a token.
  mutating func nameOverloads(around token: Int, in index: Int) -> Bool {
    let body = bytesOfBody(around: token, in: index)
    let source = files[index].source
    let tokens = source.tokens.indices.filter { body.contains(source.tokens[$0].range.lowerBound) }
    let member = files[index].outline.member(around: token) ?? token..<token
    let texts = (tokens + Array(member)).map(source.text)
    guard !texts.contains(where: Self.isOfOtherBuilder) else { return false }
    var hasChanged = false
    for call in tokens {
      guard let name = singleName(of: call, in: source) else { continue }
      let edit = RewrittenSource.Edit(source.tokens[call].range, name)
      hasChanged = files[index].apply(edit) || hasChanged
    }
    if hasChanged { overloaded.named.insert(keyOfBody(around: token, in: index)) }
    return hasChanged
  }

  private func bytesOfBody(around token: Int, in index: Int) -> Range<Int> {
    let outline = files[index].outline
    return outline.bytes(outline.nodes[body(outline.path(to: token), in: index)].tokens)
  }

  private static let noDiagnostic = "failed to produce diagnostic"

  private static func isAboutOverload(_ message: String) -> Bool {
    let starts = [
      "generic parameter '", noDiagnostic, "ambiguous use of 'init'",
      "unable to infer type of a closure",
    ]
    let parts = [
      "'Range<Int>'", "'Binding<", "cannot conform to 'RandomAccessCollection'",
      "unable to type-check this expression",
    ]
    return starts.contains(where: message.hasPrefix) || parts.contains(where: message.contains)
  }

  /// Whether elements of charts, maps, tables and the like may be made, which are no views.
  private static func isOfOtherBuilder(_ name: String) -> Bool {
    ["Chart", "Map", "Table", "TableRow", "accessibilityRotor"].contains(name)
      || ["ChartContent", "MapContent", "TabContent", "TableRowContent"].contains(name)
      || name.hasSuffix("Mark") || name.hasSuffix("ContentBuilder")
  }

  /// What stands for the name of a call of the form `ForEach(items) { … }` or `ForEach(items, id: …) { … }`;
  /// nil for another.
  private func singleName(of call: Int, in source: TokenizedSource) -> String? {
    let name = source.text(call)
    guard let single = Self.single[name], !declared.contains(name),
      !source.token(call - 1, is: "."), source.token(call + 1, is: "("),
      let close = source.closing(call + 1), source.token(close + 1, is: "{")
    else { return nil }
    var (depth, isRange, labels) = (0, false, [String]())
    for index in call + 2..<close {
      switch source.text(index) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      // Each character is a token.
      case "." where depth == 0 && source.token(index + 1, is: "."): isRange = true
      case "," where depth == 0: labels.append(source.text(index + 1))
      default: break
      }
    }
    guard labels.isEmpty ? !source.token(call + 3, is: ":") : labels == ["id"] else { return nil }
    // `$item in`, and not `$0.name`.
    let givesBinding =
      source.text(close + 2).hasPrefix("$") && ["in", ","].contains(source.text(close + 3))
    if source.text(call + 2).hasPrefix("$") || givesBinding {
      return name == "ForEach" ? "_forEachBinding" : nil
    }
    if isRange, labels.isEmpty { return name == "ForEach" ? "_forEachNumber" : nil }
    return single
  }
}

extension ModuleSources.Diagnostic {
  /// Whether it says what is missing, and not what follows from that.
  fileprivate var namesWhatIsMissing: Bool {
    message.hasPrefix("cannot find ") || message.contains("has no member '")
  }
}
