import LayoutProbe

/// Mends the files of a module in rounds: each compiles all, and mends all errors that it can.
struct ModuleMending {
  /// How often the module is compiled at most, after rounds in vain and in all.
  private static let maximumRounds = (inVain: 20, inAll: 80)
  /// How often it is looked at at most, all of it or a part.
  private static let maximumLooks = 80
  /// After how many seconds no other round begins, or else as often as it takes to compile once.
  static let maximumTime = (seconds: 240.0, compiles: 10.0)

  var files: [MendedFile]
  var types = GeneratedTypes()
  var standIns: [StandIn] = []
  /// Whether the round at hand declares types that were missing.
  private(set) var declaresTypes = false
  /// What was wrong with the syntax before anything was mended: no mend is to be taken back for it.
  private var ownSyntaxErrors: Set<String>?
  /// Rounds that only mended what was mended several times before.
  private var roundsInVain = 0
  /// Whether the round at hand mends something else.
  private var mendsAnew = false
  /// So many errors of a statement may come one after the other.
  private static let roundsOfStatement = 4
  /// The program's modules with a type that a system module has too, by its name, in the round at hand.
  private(set) var namesakes: [String: Set<String>] = [:]
  /// The places of `switch` statements over what is no enumeration, in the round at hand.
  private var openSwitches: Set<String> = []
  /// The kinds of types that are imported alone, by the types' names.
  var scopedImports: [String: String] = [:]
  let original: ModuleSources
  /// The files that are others than when what was kept was mended; nil if nothing was kept.
  private(set) var changed: Set<String>?
  /// Whether some of it was mended in an earlier run.
  private(set) var isRemembered = false
  /// Whether anything was, with stand-ins or by edits that the user need not know about.
  private(set) var wasMended = false
  /// The keys of ``TrappedCode`` that was looked at.
  var trapped: Set<String> = []
  var protocolSamples: [ProtocolSample] = []
  var overloaded = OverloadedBodies()
  /// The bodies in which the last compile gave up, while what it said is mended with quick looks; nil
  /// otherwise.
  var givenUp: Set<String>?
  /// The files of a large module that are only there for others: the body of a function in which
  /// something is missing is left out whole, since each finer try would compile the module again.
  private let minor: Set<Int>
  private static let large = 60
  private(set) var indices: [String: Int]
  /// Names of types that the module's own files declare.
  let declared: Set<String>

  /// - Parameter before: what was mended when fewer files were compiled, the code of fewer, or an earlier
  ///   version.
  init(_ sources: ModuleSources, keeping before: KeptMends? = nil) {
    original = sources
    files = sources.files.map(MendedFile.init)
    indices = Dictionary(
      sources.files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    declared = Set(sources.files.flatMap { $0.scan.declarations.typeNames })
    types.read(sources.standInModules)
    // Where only code that is called is compiled, as much of it as possible is wanted.
    let isLarge = sources.files.count >= Self.large && sources.active == nil
    minor = Set(
      sources.files.indices.filter {
        isLarge && sources.wanted?.contains(sources.files[$0].path) == false
      })
    let kept = before.map { keep($0) } ?? []
    replaceImports()
    addMissingDefinitions()
    _ = addBodies()
    let activated = kept.filter {
      sources.active?.contains(files[$0].path) == true && files[$0].activate()
    }
    if let before, !kept.isEmpty {
      changed = Set(
        files.indices.filter { !kept.contains($0) || activated.contains($0) }.map { files[$0].path }
      ).union(before.altered)
    }
    guard let active = sources.active else { return }
    for index in files.indices
    where !active.contains(files[index].path) && !(kept.contains(index) && files[index].isDeferred)
    {
      let bodies = ladder(in: files[index], reason: "").deferredBodies
      guard !bodies.isEmpty else { continue }
      files[index].deferBodies(bodies)
      // What stands in for something is SwiftUI's here.
      if !files[index].hasSwiftUI { _ = files[index].addImport("SwiftUI") }
    }
  }

  /// Takes over what was mended, unless types were made up that are known now.
  ///
  /// - Returns: the files that are as they were, or of which some code is.
  private mutating func keep(_ before: KeptMends) -> Set<Int> {
    guard before.standInModules == original.standInModules,
      before.knownModules == original.knownModules,
      before.types.names.isDisjoint(with: declared)
    else { return [] }
    (types, standIns, ownSyntaxErrors) = (before.types, before.standIns, before.ownSyntaxErrors)
    (trapped, protocolSamples) = (before.trapped, before.protocolSamples)
    (scopedImports, isRemembered) = (before.scopedImports, before.isRemembered)
    wasMended = before.wasMended
    var kept: Set<Int> = []
    for (path, file) in before.files {
      guard let index = indices[path] else { continue }
      files[index] = file
      kept.insert(index)
    }
    return kept
  }

  /// What was mended, for another to go on from.
  var kept: KeptMends {
    KeptMends(
      files: indices.mapValues { files[$0] }, types: types, standIns: standIns,
      scopedImports: scopedImports, ownSyntaxErrors: ownSyntaxErrors, trapped: trapped,
      protocolSamples: protocolSamples, standInModules: original.standInModules,
      knownModules: original.knownModules, isRemembered: isRemembered, wasMended: wasMended)
  }

  func isAbout(_ sources: [ModuleSources.File]) -> Bool {
    sources.count == indices.count && sources.allSatisfy { indices[$0.path] != nil }
  }

  /// Compiles the code of more files from now on.
  ///
  /// - Returns: The files that are others now.
  mutating func activate(_ paths: Set<String>) -> Set<String> {
    var activated: Set<String> = []
    for index in files.indices where paths.contains(files[index].path) {
      if files[index].activate() { activated.insert(files[index].path) }
    }
    return activated
  }

  /// Mends what a quicker look than a compile shows.
  ///
  /// If it can, it looks after the first time only at the files that were wrong or were
  /// changed, until nothing is found in these. What depends on them is compiled soon.
  ///
  /// - Parameters:
  ///   - activated: the only files that differ from what was right; nil if that is not known.
  ///   - isWhole: whether bodies that were left out for now are put back in the end, and may be left out
  ///     again; what a compile follows leaves that to it.
  mutating func mend(
    with check: StandIns.Check, activated: Set<String>? = nil, isWhole: Bool = true
  ) throws {
    var mayUnshelve = true
    var sources = mended()
    if check.hasFocus { sources.focus = activated }
    var looks = 0
    let (first, start) = (roundsInVain, Date())
    for _ in 1...Self.maximumLooks
    where looks < Self.maximumRounds.inVain
      && Date().timeIntervalSince(start) < Self.maximumTime.seconds
    {
      let inVain = roundsInVain
      let isWholeLook = sources.focus == nil
      let outcome = try check.look(sources)
      defer { if isWholeLook, roundsInVain > inVain { looks += 1 } }
      if case .failed(let messages) = outcome,
        mend(
          messages, hurry: roundsInVain - first > Self.maximumRounds.inVain / 2 ? 4 : 0,
          isLook: true)
      {
        let before = sources
        sources = mended()
        if check.hasFocus { sources.focus = focus(messages, before, sources) }
        continue
      }
      guard isWhole else { return }
      for index in files.indices { files[index].mayShelveAgain() }
      // Most of what took long was wrong for other reasons.
      guard mayUnshelve, unshelve() else { return }
      mayUnshelve = false
      sources = mended()
    }
  }

  /// The files that were wrong or are others now; nil if these are many.
  private func focus(
    _ messages: [ModuleSources.Diagnostic], _ before: ModuleSources, _ after: ModuleSources
  ) -> Set<String>? {
    let wrong = messages.filter { $0.severity == .error }.compactMap(\.path)
    let changed = zip(before.files, after.files).filter { $0.text != $1.text }.map(\.1.path)
    let focus = Set(wrong + changed).intersection(after.files.map(\.path))
    return focus.isEmpty || focus.count > after.files.count / 2 ? nil : focus
  }

  /// - Parameters:
  ///   - known: what the compiler says before anything is mended, if it was asked.
  ///   - look: shows what else is wrong in a file sooner than a compile.
  mutating func run(
    from known: ModuleSources.Outcome?, _ look: StandIns.Check? = nil,
    _ compile: StandIns.Compile
  ) throws -> MendedModule {
    let start = Date()
    var sources = mended()
    var outcome = try known ?? compile(sources)
    let limit = max(
      Self.maximumTime.seconds, Self.maximumTime.compiles * Date().timeIntervalSince(start))
    let first = roundsInVain
    for _ in 1...Self.maximumRounds.inAll {
      let spent = Date().timeIntervalSince(start)
      let inVain = roundsInVain - first
      guard spent < limit, inVain < Self.maximumRounds.inVain else { break }
      switch outcome {
      case .compiled: guard unshelve() else { return result(sources, outcome) }
      case .failed(let messages):
        let givenUp = keysOfBodies(in: messages.filter(\.isGivenUp))
        guard mend(messages, hurry: hurry(inVain, spent / limit)) || unshelve() else {
          return result(sources, outcome)
        }
        if let look, let focus = focus(messages, sources, mended()) {
          self.givenUp = givenUp
          defer { self.givenUp = nil }
          try mend(with: look, activated: focus, isWhole: false)
        }
      }
      sources = mended()
      outcome = try compile(sources)
    }
    return result(sources, outcome)
  }

  private func result(
    _ sources: ModuleSources, _ outcome: ModuleSources.Outcome
  ) -> MendedModule {
    MendedModule(sources: sources, outcome: outcome, standIns: allStandIns)
  }

  /// Puts back the bodies that were left out; false if there are none.
  private mutating func unshelve() -> Bool {
    files.indices.reduce(false) { files[$1].unshelve() || $0 }
  }

  /// How much sooner than usual larger pieces are given up, so that there is a result at all.
  ///
  /// - Parameters:
  ///   - inVain: the rounds that mended what was mended before.
  ///   - spent: the part of the time that is over.
  private func hurry(_ inVain: Int, _ spent: Double) -> Int {
    if inVain > 15 || spent > 0.75 { return 10 }
    return inVain > 11 || spent > 0.5 ? 4 : 0
  }

  /// The sources with what was replaced so far: in the beginning, all modules that are not here.
  mutating func mended() -> ModuleSources {
    var sources = original
    for index in files.indices {
      sources.files[index].text = files[index].render()
      sources.files[index].mendedLines = files[index].mendedLines
    }
    types.write(into: &sources)
    sources.generated += protocolSamples.map { .init(name: $0.fileName, text: $0.text) }
    return sources
  }

  private var allStandIns: [StandIn] {
    Array(
      Set(
        standIns + types.standIns + protocolSamples.map(\.standIn)
          + files.flatMap { ($0.mends + $0.shelved).map(\.standIn) })
    )
    .sorted()
  }

  // MARK: Imports

  /// Every module that is not here becomes one in which its names can be declared.
  private mutating func replaceImports() {
    for index in files.indices {
      for item in files[index].imports
      where !original.knownModules.contains(item.module)
        && item.module != original.moduleName
        // Another platform's, which a condition leaves out.
        && StandInModule.names[item.module] == nil
        && !original.files[index].scan.leavesOutImport(of: item.module)
      {
        replaceImport(item, in: index)
      }
    }
  }

  private mutating func replaceImport(_ item: MendedFile.Import, in index: Int) {
    if types.addModule(item.module), !AliasModule.stands(for: item.module),
      !StandInModule.common.contains(item.module)
    {
      standIns.append(
        StandIn(
          place: SourcePlace(
            file: files[index].path, line: files[index].line(of: item.tokens.lowerBound)),
          kind: .module, replacement: "an empty module", original: item.module))
    }
    let range = files[index].outline.bytes(item.whole)
    let ends = files[index].source.lineEnds(in: range)
    let isExported = files[index].source.text(in: range).hasPrefix("@_exported")
    _ = files[index].apply(
      RewrittenSource.Edit(
        range, (isExported ? "@_exported import " : "import ") + item.module + ends))
  }

  // MARK: Rounds

  /// Mends all errors that it can; false if there was nothing that it could.
  ///
  /// - Parameter isLook: whether a quick look said so, in which the compiler gives up soon.
  private mutating func mend(
    _ messages: [ModuleSources.Diagnostic], hurry: Int, isLook: Bool = false
  ) -> Bool {
    var made = [[Mend]](repeating: [], count: files.count)
    var hasChanged = false
    var heated: Set<String> = []
    let broken = takeBack(forSyntaxErrorsIn: messages)
    if !broken.isEmpty { hasChanged = true }
    for index in files.indices where !broken.contains(index) { files[index].beginRound() }
    // What others miss in a type follows from an attribute of it that is not known.
    if importSwiftUI(forAttributesIn: messages) { return true }
    if preferSystem(forAmbiguitiesIn: messages) { return true }
    if correctSamples(messages) { hasChanged = true }
    beginRoundOfOverloads(messages)
    if mendEffort(messages, isLook: isLook) { hasChanged = true }
    types.beginRound()
    mendsAnew = false
    openSwitches = Set(
      messages.filter { $0.severity == .note && $0.message.contains("add a default clause") }
        .map(\.location))
    namesakes = namesakes(in: messages)
    let wanted = missingTypes(in: messages)
    let qualifies = !wanted.isEmpty && declareQualified(in: messages)
    declaresTypes = declare(wanted) || qualifies
    if declaresTypes { hasChanged = true }
    // What follows from other errors may be gone with them; where time runs out, only from those in the
    // same body.
    var settled: Set<String> = []
    func place(_ index: Int, _ message: ModuleSources.Diagnostic) -> String {
      hurry > 0 ? "\(index):\(body(around: message, in: index))" : "\(index)"
    }
    for kind in ErrorKind.allCases {
      // Where the compiler gave up may be due to all others, and each such place to itself alone.
      if kind == .effort, hasChanged { break }
      for message in messages
      where message.severity == .error && message.kind(amongMissingTypes: declaresTypes) == kind {
        if kind == .effort, isLook, isLeftToCompile(message) { continue }
        guard let index = message.path.flatMap({ indices[$0] }), !broken.contains(index) else {
          continue
        }
        if kind == .consequence, settled.contains(place(index, message)) || declaresTypes {
          continue
        }
        let settledPlace = place(index, message)
        let changed = mend(
          message, kind, in: index, round: &made[index], heated: &heated, hurry: hurry)
        hasChanged = changed || hasChanged
        if kind == .root, changed { settled.insert(settledPlace) }
      }
    }
    if addBodies() { hasChanged = true }
    if hasChanged { wasMended = true }
    if !(declaresTypes || mendsAnew) { roundsInVain += 1 }
    // What stands in for something is SwiftUI's here.
    for index in files.indices where !files[index].mends.isEmpty && !files[index].hasSwiftUI {
      _ = files[index].addImport("SwiftUI")
    }
    return hasChanged
  }

  /// Takes back what keeps a file from being parsed.
  ///
  /// - Returns: the files in which something was.
  private mutating func takeBack(
    forSyntaxErrorsIn messages: [ModuleSources.Diagnostic]
  ) -> Set<Int> {
    var broken: Set<Int> = []
    let syntaxErrors = messages.filter { $0.severity == .error && $0.isAboutSyntax }
    let own = ownSyntaxErrors ?? Set(syntaxErrors.map(\.key))
    ownSyntaxErrors = own
    for message in syntaxErrors where !own.contains(message.key) {
      guard let index = message.path.flatMap({ indices[$0] }) else { continue }
      if broken.contains(index) || files[index].takeBack(line: message.line) {
        broken.insert(index)
      }
    }
    return broken
  }

  /// A package that is not here may have handed on SwiftUI, and what comes with it.
  private mutating func importSwiftUI(
    forAttributesIn messages: [ModuleSources.Diagnostic]
  ) -> Bool {
    var hasChanged = false
    for message in messages where message.message.hasPrefix("unknown attribute") {
      guard let index = message.path.flatMap({ indices[$0] }), !files[index].hasSwiftUI else {
        continue
      }
      if files[index].addImport("SwiftUI") { hasChanged = true }
    }
    return hasChanged
  }

  func ladder(in file: MendedFile, reason: String) -> MendLadder {
    MendLadder(
      file.outline, file: file.path, line: file.line, reason: reason, knownTypes: types.names,
      isTakenOut: file.isTakenOut)
  }

  /// Replaces as little as possible at a place that is wrong for a known reason; false if that was
  /// tried before.
  mutating func mendLeast(
    at token: Int, in index: Int, reason: String, round: inout [Mend]
  ) -> Bool {
    let least = ladder(in: files[index], reason: reason).mends(at: token).prefix(1)
    return files[index].apply(Array(least), round: &round)
  }

  private mutating func mend(
    _ message: ModuleSources.Diagnostic, _ kind: ErrorKind, in index: Int, round: inout [Mend],
    heated: inout Set<String>, hurry: Int
  ) -> Bool {
    if let isMended = mendPreference(message.message) { return isMended }
    guard let origin = files[index].mended.origin(line: message.line, column: message.column),
      let token = files[index].outline.token(at: origin.offset)
    else { return false }
    if let isMended = mendRoot(message.message, at: token, in: index, round: &round) {
      return isMended
    }
    if mendOverloads(message, at: token, in: index)
      || mendAction(message.message, at: token, in: index, round: &round)
      || mendLocalWrappers(message.message, at: token, in: index, round: &round)
    {
      return true
    }
    // What was said about a piece that this round replaced is gone with it; of what is left out for now, the
    // roots of errors are mended meanwhile.
    if origin.isCopied,
      kind != .root && files[index].isShelved(at: origin.offset)
        || round.contains(where: { $0.range.contains(origin.offset) })
    {
      return true
    }
    if origin.isCopied, mendSample(message, at: token, in: index, round: &round) { return true }
    let path = files[index].outline.path(to: token)
    let body = body(path, in: index)
    let statement = path.last { files[index].outline.nodes[$0].kind == .statement } ?? body
    for node in Set([body, statement]) where heated.insert("\(index):\(node)").inserted {
      files[index].heat[node, default: 0] += 1
    }
    let file = files[index]
    let isOpen =
      message.message.hasPrefix("switch must") && openSwitches.contains(message.location)
    let ladder = ladder(in: file, reason: isOpen ? MendLadder.openSwitch : message.message)
    let isWanted = ladder.isWanted(at: path)
    let mends = ladder.mends(at: token)
    let least = mends.filter {
      isEnough(
        $0, heat: hurry + (file.heat[isWanted ? statement : body] ?? 1), isWanted: isWanted,
        isMinor: minor.contains(index) && mends.contains { $0.scope == .body })
    }
    if !isWanted || file.heat[statement] ?? 1 <= Self.roundsOfStatement { mendsAnew = true }
    let inserted = origin.isCopied ? nil : origin.offset
    guard files[index].apply(least, inserted: inserted, round: &round) else { return false }
    if least.first.map({ round.last?.key == $0.key }) == true {
      leaveOut(modifiersLike: token, ladder, in: index, round: &round)
    }
    return true
  }

  /// Leaves out the other uses of a modifier that is missing on views of one type in a body: of the children of
  /// a stack, the compiler names one each time.
  private mutating func leaveOut(
    modifiersLike token: Int, _ ladder: MendLadder, in index: Int, round: inout [Mend]
  ) {
    let source = files[index].source
    let name = source.text(token)
    guard ladder.reason.contains("has no member '\(name)'"), let base = ladder.base(of: token),
      base.first?.isUppercase == true
    else { return }
    let outline = files[index].outline
    let body = outline.nodes[body(outline.path(to: token), in: index)].tokens
    for other in body
    where other != token && source.text(other) == name && ladder.base(of: other) == base {
      guard let mend = ladder.mends(at: other).first, mend.standIn.kind == .modifier else {
        continue
      }
      _ = files[index].apply([mend], round: &round)
    }
  }

  private func body(around message: ModuleSources.Diagnostic, in index: Int) -> Int {
    let origin = files[index].mended.origin(line: message.line, column: message.column)
    guard let origin, let token = files[index].outline.token(at: origin.offset) else { return 0 }
    return body(files[index].outline.path(to: token), in: index)
  }

  /// The outermost block on a way to a token, which is the body of a function or accessor.
  func body(_ path: [Int], in index: Int) -> Int {
    path.first { files[index].outline.nodes[$0].kind == .block } ?? path.last ?? 0
  }

  /// What tells the body around a token from all others.
  func keyOfBody(around token: Int, in index: Int) -> String {
    "\(index):\(body(files[index].outline.path(to: token), in: index))"
  }

  /// What tells the bodies that messages are about from all others.
  func keysOfBodies(in messages: [ModuleSources.Diagnostic]) -> Set<String> {
    Set(messages.compactMap { place(of: $0).map { keyOfBody(around: $0.token, in: $0.file) } })
  }

  /// Whether something in the member is mended that a message is about.
  func isMended(around message: ModuleSources.Diagnostic) -> Bool {
    guard let (index, token) = place(of: message),
      let member = files[index].outline.member(around: token)
    else { return true }
    let range = files[index].outline.bytes(member)
    return files[index].mends.contains { $0.range.overlaps(range) }
  }

  /// What is often mended in vain is given up in larger pieces.
  private func isEnough(_ mend: Mend, heat: Int, isWanted: Bool, isMinor: Bool) -> Bool {
    switch isWanted ? heat * (isMinor ? 2 : 1) : heat * (isMinor ? 10 : 3) {
    case ...6: true
    case 7...9: mend.scope > .statement || (mend.scope == .statement && mend.depth == 0)
    default: mend.scope >= .body
    }
  }
}

/// The kinds of errors, in the order in which they are mended.
private enum ErrorKind: CaseIterable {
  case root
  /// Likely to follow from another error.
  case consequence
  /// The compiler gave up.
  case effort
}

extension ModuleSources.Diagnostic {
  /// Whether it is the error that the compiler gave up.
  var isGivenUp: Bool { severity == .error && isAboutEffort }

  /// Whether it says nothing but that the compiler gave up.
  var isAboutEffort: Bool {
    message.contains("unable to type-check this expression in reasonable time")
  }

  /// - Parameter amongMissingTypes: whether types are missing, which makes what uses them wrong.
  fileprivate func kind(amongMissingTypes: Bool) -> ErrorKind {
    if isAboutEffort { return .effort }
    return isRoot(amongMissingTypes: amongMissingTypes) ? .root : .consequence
  }

  /// Whether it may be gone with another error.
  var mayFollow: Bool { !isAboutEffort && !isRoot(amongMissingTypes: false) }

  private func isRoot(amongMissingTypes: Bool) -> Bool {
    if message.hasPrefix("cannot find '$") { return false }
    let roots = [
      "cannot find ", "unknown attribute", "no macro", "no type named", "no such module",
      "external macro",
    ]
    if roots.contains(where: message.hasPrefix) || message.contains("is not a member type") {
      return true
    }
    if amongMissingTypes { return message.contains("has no member") }
    // It says itself what stands for it; what it is given to is wrong because of it.
    if message.contains("has been replaced by") { return true }
    if message.contains(" is a view; its layout is ") { return false }
    let consequences = [
      "cannot infer", "reference to member", "generic parameter", "unable to infer",
      "type annotation missing", "'super' cannot", "type of expression", "failed to produce",
      "ambiguous use", "missing argument", "extra argument", "argument passed to call",
      "contextual type for closure", "trailing closure passed", "extra trailing closure",
      "no exact matches", "call can throw", "immutable value",
    ]
    // What a type is made of may be what is wrong with it.
    if message.contains("' does not conform to protocol '") { return false }
    // Where no overload fits, the compiler may name one that the user did not mean.
    return !consequences.contains(where: message.hasPrefix)
      && !message.contains("initializer is inaccessible due to")
  }

  /// Where it is.
  var location: String { "\(path ?? ""):\(line):\(column)" }

  /// The same in all rounds.
  fileprivate var key: String { "\(path ?? ""):\(line) \(message)" }

  /// Whether the text cannot be parsed, so that all else that is said about it may be wrong.
  fileprivate var isAboutSyntax: Bool { Self.isAboutSyntax(message) }

  static func isAboutSyntax(_ message: String) -> Bool {
    let starts = [
      "expected ", "consecutive ", "extraneous ", "unexpected ", "unterminated ",
      "invalid conditional",
      "'=' must have consistent", "statements are not allowed", "expressions are not allowed",
    ]
    return starts.contains(where: message.hasPrefix)
      && !message.hasPrefix("extraneous argument")
  }
}
