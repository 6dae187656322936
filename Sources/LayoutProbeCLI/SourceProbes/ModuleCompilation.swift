import Foundation
import LayoutProbe

/// One module being compiled: with the files that it turns out to need, and with stand-ins for what
/// cannot be had.
final class ModuleCompilation {
  /// What a module is compiled with besides its own files.
  struct Input {
    var needed: [ModuleBuilder.Built]
    var resources: ModuleResources
    var surroundings: ProbeCompiler.Surroundings
    var compiler: ProbeCompiler
    /// What was mended before.
    var memory: MendingMemory
    /// Code that ended previews after stand-ins.
    var traps: [TrappedCode]
    var standIns: StandInModules
    /// Whether to go on from what was mended in an earlier run.
    var remembers: Bool
    /// What stands for all of it that what is mended depends on.
    var identity: String
  }

  struct Result {
    var record: ModuleRecord
    /// Whether it would be the same again.
    var isFinal: Bool
    /// Whether it was gone on from what was mended in an earlier run.
    var isRemembered: Bool
  }

  private let node: BuildPlan.Node
  private let input: Input
  /// The folder in which it is compiled.
  private let state: URL
  /// There if the last compilation needed no stand-ins: a line for each file of it.
  private let wasRight: URL
  private let programModules: Set<String>
  private let knownModules: Set<String>
  private var part: ModulePart
  private var sources = ModuleSources(name: "", files: [])
  private var record: ModuleRecord
  private var isFinal = true
  private var messages = ""
  // Messages of the first compilation: later ones have errors of stand-ins, which are not the user's.
  private var firstMessages: String?
  private var patience: Patience
  /// What is gone on with, where only what ended a preview is other than it was.
  private var resumed: ModuleMending?
  private var isRemembered = false
  /// What the views that are named cannot be made without.
  private var missingArguments: [MissingArguments] = []

  private var request: ModuleBuilder.Request { node.request }
  private var memory: MendingMemory { input.memory }

  init(_ node: BuildPlan.Node, _ input: Input, in state: URL) {
    self.node = node
    self.input = input
    self.state = state
    wasRight = state.appendingPathComponent("right")
    programModules = Set(input.needed.map(\.module.name))
    knownModules = ToolchainModules.names(input.compiler.compiler, in: state)
      .union(programModules).union(["HeadlessUI", "LayoutProbe", "SwiftUI"])
    part = node.part
    part.foundPaths = input.memory.found(state.path)
    patience =
      input.memory.patience(state.path)
      ?? (input.remembers ? Patience(in: state, surroundings: input.identity) : nil) ?? Patience()
    record = ModuleRecord(moduleName: node.module.name)
    record.dependencies = input.needed.filter { $0.libraryName == nil }.map(\.key)
    record.bundle = input.resources.bundle
    record.notes = input.resources.problems
    sources = makeSources()
  }

  func run() throws -> Result {
    defer { removeFoldersOfDriver() }
    try addSampleArguments()
    resume()
    var mended = try mendAsBefore() ?? mend(from: try addMissingFiles())
    // Where modules are missing, the compiler looks no further before something stands in for them.
    if mended.outcome != .compiled, !request.views.isEmpty, addArgumentsThatAreMissing() {
      mended = try mend(keeping: memory.take(state.path)?.kept)
    }
    try replaceFoundStandIns(in: &mended)
    describeFiles()
    try leaveOutMissingProbes(in: &mended)
    try finish(mended)
    return Result(
      record: record, isFinal: isFinal,
      isRemembered: isRemembered || memory.look(state.path)?.isRemembered == true)
  }

  private func makeSources() -> ModuleSources {
    var sources = ModuleSources(
      name: node.module.name, files: part.files, views: request.views,
      expressions: request.expressions, wanted: request.wanted, rewriting: request.rewriting)
    sources.programModules = programModules
    sources.knownModules = knownModules
    sources.standInModules = StandInModules.of(input.needed)
    sources.active = part.active
    if let text = input.resources.generatedSource(for: sources.files.map(\.scan)) {
      sources.generated.append(.init(name: "layoutprobe-resources.swift", text: text))
    }
    return sources
  }

  // MARK: Compiling

  private func attempt(_ sources: ModuleSources) throws -> ModuleSources.Outcome {
    try attempt(sources, patience.effort)
  }

  private func attempt(
    _ sources: ModuleSources, _ effort: ProbeCompiler.Effort
  ) throws -> ModuleSources.Outcome {
    var surroundings = input.surroundings
    let outcome = try input.standIns.add(
      sources.standInModules, to: &surroundings, &record, with: input.compiler)
    if case .failed(let diagnostics) = outcome {
      // The module that stands in for another one is wrong.
      messages = diagnostics.map { "\($0.path ?? ""):\($0.line): \($0.severity): \($0.message)" }
        .joined(separator: "\n")
      return outcome
    }
    surroundings.effort = effort
    switch try input.compiler.compile(sources, surroundings, in: state) {
    case .compiled: return .compiled
    case .failed(let said, let final):
      isFinal = final
      let diagnostics = said.diagnostics(for: sources)
      let errors = diagnostics.filter { $0.severity == .error }
      if raisePatience(after: effort, errors, in: sources) {
        return try attemptLonger(sources, after: effort, errors)
      }
      if effort.isAsPatient(as: .patient), isTooMuch(errors), isAsked(errors) {
        patience.level = .inVain
      }
      messages = said.rendered(for: sources)
      // What was too much for little effort may be right.
      if patience.level != .little || !errors.contains(where: \.isAboutEffort) {
        firstMessages = firstMessages ?? messages
      }
      return .failed(diagnostics)
    }
  }

  /// Looks at the files in which expressions were too much, which may be wrong for another reason: a
  /// compile with more effort than before is one of all files.
  private func attemptLonger(
    _ sources: ModuleSources, after effort: ProbeCompiler.Effort,
    _ errors: [ModuleSources.Diagnostic]
  ) throws -> ModuleSources.Outcome {
    guard effort.makesLibrary else { return try attempt(sources, patience.effort.look) }
    var focused = sources
    let focus = Set(errors.compactMap(\.path)).intersection(sources.files.map(\.path))
    if !part.isSmall, !focus.isEmpty {
      focused.focus = focus
      let outcome = try attempt(focused, patience.effort.look)
      if case .failed = outcome { return outcome }
    }
    return try attempt(sources)
  }

  /// Lets the compiler take longer, where that may be all that is wrong.
  ///
  /// - Returns: Whether it is to be asked again.
  private func raisePatience(
    after effort: ProbeCompiler.Effort, _ errors: [ModuleSources.Diagnostic],
    in sources: ModuleSources
  ) -> Bool {
    let heavy = errors.filter(\.isAboutEffort)
    switch patience.level {
    case .little where effort.isAsPatient(as: .brief):
      // What is wrong beside it is mended first: it may be too much for that reason.
      let again = heavy.filter { !patience.heavyPlaces.insert($0.location).inserted }
      guard isTooMuch(errors) || !again.isEmpty else { return false }
      patience.level = .usual
    case .usual where effort.isAsPatient(as: .usual):
      // With stand-ins in it, it is wrong, most times.
      guard isTooMuch(errors), isAsked(errors), !heavy.allSatisfy(sources.isMended) else {
        return false
      }
      patience.level = .lasting
    default: return false
    }
    return true
  }

  /// Whether nothing else is wrong for sure: what uses a value of which the type is not known may follow.
  private func isTooMuch(_ errors: [ModuleSources.Diagnostic]) -> Bool {
    errors.contains(where: \.isAboutEffort)
      && errors.allSatisfy { $0.isAboutEffort || $0.mayFollow }
  }

  private func isAsked(_ errors: [ModuleSources.Diagnostic]) -> Bool {
    errors.allSatisfy { request.wanted?.contains($0.path ?? "") ?? true }
  }

  /// Sample values for what the types need that are probed by name.
  private func addSampleArguments() throws {
    guard !request.views.isEmpty, try attempt(sources) != .compiled else { return }
    _ = addArgumentsThatAreMissing()
  }

  /// False if no view that is named misses any.
  private func addArgumentsThatAreMissing() -> Bool {
    let missing = MissingArguments.of(request.views, in: messages)
    guard !missing.isEmpty else { return false }
    missingArguments += missing
    let sampled = request.views.map { view in
      missingArguments.first { $0.view == view }?.call(with: MissingArguments.sample) ?? view
    }
    sources.entry =
      ModuleSources(
        name: node.module.name, files: part.files, views: sampled, wanted: request.wanted,
        rewriting: request.rewriting
      ).entry
    record.notes += missing.map(\.note)
    return true
  }

  // MARK: Files that are needed

  private func widen() {
    let entry = sources.entry
    sources = makeSources()
    if !request.views.isEmpty { sources.entry = entry }
    (messages, firstMessages) = ("", nil)
    patience.heavyPlaces = []
  }

  private func widen(for outcome: ModuleSources.Outcome) -> Bool {
    guard case .failed(let diagnostics) = outcome,
      part.add(missing: diagnostics.filter { $0.severity == .error }, in: sources.files)
    else { return false }
    widen()
    return true
  }

  /// Whether the declarations alone do not compile.
  private var lacksNames = false

  /// Adds files until the compiler misses nothing that another file has.
  ///
  /// - Returns: what the compiler says of the sources as they are then, if it was asked.
  private func addMissingFiles() throws -> ModuleSources.Outcome? {
    guard !part.isWhole, resumed == nil else { return nil }
    if try compilesAsBefore() { return .compiled }
    if part.defersCode {
      for _ in 0..<Self.widenings {
        var mending = ModuleMending(sources, keeping: memory.look(state.path)?.kept)
        guard widen(for: try attempt(mending.mended(), .declarations)) else { break }
        if part.isWhole { break }
      }
      return nil
    }
    for _ in 0..<Self.widenings where part.isSmall && !part.isWhole {
      let replaced = StandIns.replacingImports(sources)
      // In code, the compiler may take minutes to say what follows from a type that is missing.
      if part.isWorthALook, !FilePath.exists(wasRight.path) {
        let outcome = try attempt(replaced, .declarations)
        if widen(for: outcome) { continue }
        lacksNames = outcome != .compiled
        if lacksNames { return nil }
      }
      let outcome = try attempt(replaced)
      if !widen(for: outcome) { return outcome }
    }
    return nil
  }

  /// Compiles the files that did without stand-ins before, which most edits do not change; otherwise all is
  /// as it was, so that what comes of it does not depend on that.
  private func compilesAsBefore() throws -> Bool {
    // Which files a loose one needs is said.
    guard !request.module.isLoose, let files = try? String(contentsOf: wasRight, encoding: .utf8)
    else { return false }
    let (least, untouched, outset) = (part, sources, patience)
    guard part.add(neededBefore: Set(files.split(separator: "\n").map(String.init))) else {
      return false
    }
    widen()
    if try attempt(StandIns.replacingImports(sources)) == .compiled { return true }
    (part, sources, patience) = (least, untouched, outset)
    (messages, firstMessages, isFinal) = ("", nil, true)
    return false
  }

  /// How often files are added that the compiler misses, before what is missing is stood in for.
  private static let widenings = 12
  /// How often that is done again with what stands in for something, which hid more.
  private static let rewidenings = 4

  // MARK: Stand-ins

  /// Goes on with what was mended before, unless more code is called now.
  private func resume() {
    guard !input.traps.isEmpty, let before = memory.look(state.path),
      before.original.active == sources.active
    else { return }
    resumed = before
    sources = before.original
  }

  /// Goes on from what was mended in an earlier run; nil if there is nothing, or that does not compile.
  private func mendAsBefore() throws -> MendedModule? {
    guard input.remembers, input.traps.isEmpty, resumed == nil, memory.look(state.path) == nil,
      let before = RememberedMending(in: state, surroundings: input.identity)
    else { return nil }
    let (least, untouched, outset) = (part, sources, patience)
    if part.defersCode {
      part.foundPaths = before.found
    } else {
      _ = part.add(neededBefore: before.paths)
    }
    widen()
    if let kept = before.kept(for: sources) {
      let mended = try mend(keeping: kept)
      isRemembered = mended.outcome == .compiled
      if isRemembered { return mended }
      _ = memory.take(state.path)
    }
    (part, sources, patience) = (least, untouched, outset)
    (messages, firstMessages, isFinal) = ("", nil, true)
    return nil
  }

  private func mend(
    from known: ModuleSources.Outcome? = nil, keeping: KeptMends? = nil
  ) throws -> MendedModule {
    // What was right before is compiled again sooner than looked at, and a few files are unless
    // something is missing for sure.
    let isLooked =
      known == nil && resumed == nil && keeping == nil
      && (!part.isSmall || lacksNames || StandIns.areNeeded(by: sources))
      && !FilePath.exists(wasRight.path)
    let checks = (isLooked ? [ProbeCompiler.Effort.declarations, .quick] : []).map { effort in
      StandIns.Check(hasFocus: effort == .quick) { try self.attempt($0, effort) }
    }
    let look =
      part.isSmall ? nil : StandIns.Check(hasFocus: true) { try self.attempt($0, .quick) }
    var mending: ModuleMending
    var activated: Set<String>?
    // What was mended for the code that was called before is kept.
    let before = sources.active == nil ? nil : memory.take(state.path)
    if let resumed {
      mending = resumed
    } else if let active = sources.active, let before, before.isAbout(sources.files) {
      mending = before
      activated = mending.activate(active)
    } else {
      mending = ModuleMending(sources, keeping: keeping ?? before?.kept)
      activated = mending.changed
    }
    let imported = input.needed.map { module in
      ModuleMending.Imported(module: module.module.name, paths: module.record.files.map(\.path))
    }
    mending.mend(input.traps, imported: imported)
    let mended = try StandIns.mend(
      &mending, activated: activated, from: known, checks: checks, look: look,
      compile: { try self.attempt($0) })
    memory.keep(mending, state.path)
    return mended
  }

  /// What stands in for something that another file has is not to stay.
  private func replaceFoundStandIns(in mended: inout MendedModule) throws {
    for _ in 0..<Self.rewidenings where !part.isWhole && resumed == nil {
      let wrong = mended.standIns.filter { part.canAdd(missing: $0.reason) }.map(\.place.file)
      var missing = mended.standIns.map { standIn in
        ModuleSources.Diagnostic(
          path: nil, line: 0, column: 0, severity: .error, message: standIn.reason)
      }
      if case .failed(let diagnostics) = mended.outcome { missing += diagnostics }
      guard part.add(missing: missing) else { break }
      widen()
      var kept: KeptMends?
      if let before = memory.take(state.path) {
        kept = before.kept.forgetting(Set(wrong))
      }
      mended = try mend(keeping: kept)
    }
  }

  // MARK: What came of it

  private func describeFiles() {
    record.files = sources.files.map { file in
      let declarations = file.scan.declarations
      let types = declarations.namedTypes.map { ($0.typeName, $0.site.line) }
      return ModuleRecord.File(
        path: file.path, weight: file.scan.rewritten.originalText.utf8.count, isProbed: false,
        types: Dictionary(types, uniquingKeysWith: { first, _ in first }),
        ignored: declarations.ignored.map { $0.sentence(in: file.path) })
    }
  }

  /// A probe whose declaration has to be left out keeps none of the others from being shown.
  private func leaveOutMissingProbes(in mended: inout MendedModule) throws {
    guard case .failed(let diagnostics) = mended.outcome else { return }
    record.lost = mended.sources.entry.leaveOutMissing(diagnostics)
    if !record.lost.isEmpty { mended.outcome = try attempt(mended.sources) }
    sources.entry = mended.sources.entry
  }

  private func finish(_ mended: MendedModule) throws {
    if mended.standIns.isEmpty, mended.outcome == .compiled, !wasMended {
      try Data(sources.files.map(\.path).joined(separator: "\n").utf8).write(to: wasRight)
    } else {
      try? FileManager.default.removeItem(at: wasRight)
    }
    remember(mended)
    memory.keep(patience.next, state.path)
    if part.defersCode {
      record.called = part.called.sorted()
      memory.keep(found: part.foundPaths, state.path)
    }
    record.standIns = mended.standIns
    record.standInModules = mended.sources.standInModules
    let probed = sources.probedFiles
    for index in record.files.indices {
      record.files[index].isProbed = probed.contains(record.files[index].path)
    }
    // Expressions lie in no file.
    record.files += probed.filter { path in !record.files.contains { $0.path == path } }.map {
      ModuleRecord.File(path: $0, weight: 0, isProbed: true, types: [:])
    }
    if mended.outcome != .compiled {
      record.messages = CompilerMessages.unmended(of: firstMessages ?? messages, in: messages)
    }
  }

  private var wasMended: Bool { memory.look(state.path)?.wasMended == true }

  /// Keeps what was mended for the next run.
  private func remember(_ mended: MendedModule) {
    guard input.traps.isEmpty else { return }
    patience.keep(in: state, surroundings: input.identity)
    if !mended.standIns.isEmpty || wasMended, mended.outcome == .compiled,
      let remembered = memory.look(state.path).flatMap({
        RememberedMending($0, found: part.foundPaths, surroundings: input.identity)
      })
    {
      remembered.keep(in: state)
    } else if mended.outcome == .compiled {
      RememberedMending.forget(in: state)
    }
  }

  /// With each record of an incremental build, the compiler's driver leaves an empty folder behind.
  private func removeFoldersOfDriver() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: state.path)) ?? []
    for name in names where name.hasPrefix("TemporaryDirectory.") {
      rmdir(state.appendingPathComponent(name).path)
    }
  }
}
