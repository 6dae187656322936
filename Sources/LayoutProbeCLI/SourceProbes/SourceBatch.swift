import Foundation
import LayoutProbe

/// Compiles what was asked for with the modules that it belongs to: what can be used is, what
/// cannot is reported.
struct SourceBatch: Sendable {
  let model: ProgramModel
  private(set) var builder: ModuleBuilder
  /// The views and layouts that are probed by name.
  var views: [String] = []
  var expressions: [String] = []
  private(set) var rounds = 0
  private(set) var trapRounds = 0

  struct Library: Sendable {
    var module: ModuleBuilder.Built
    /// The files in it that are asked for and have something to probe.
    var files: [ModuleRecord.File]
  }

  struct Result: Sendable {
    var libraries: [Library] = []
    var failures: [ProbeFailure] = []
    var notes: [String] = []
    /// The files that were asked for and could not be compiled.
    var unusable: Set<String> = []
    /// What the modules of the files that were asked for are called.
    var moduleNames: [String: String] = [:]
    /// The files that were read beside those that were asked for.
    var neighbours: [String] = []
    /// The files of modules that are left out.
    var leftOut: Set<String> = []
  }

  /// A module, and what is asked of it.
  private struct Part {
    var request: ModuleBuilder.Request
    /// As the user sees them.
    var files: [String]
    /// What messages call the whole.
    var name: String
  }

  func compile(_ units: [SourceUnit]) throws -> Result {
    var result = Result()
    let parts = parts(units, &result)
    let (modules, problems) = try builder.build(parts.map(\.request))
    var retried: [Part] = []
    for (part, module) in zip(parts, modules) {
      let others = module.record.files.map(\.path).filter { !part.files.contains($0) }
      result.neighbours += others.filter { !ExpressionSource.isName($0) }
      let name = part.request.module.isLoose ? part.name : part.request.module.name
      for file in part.files { result.moduleNames[file] = name }
      result.notes += module.record.notes.map(builder.shownNote)
      result.notes += module.record.files.filter { part.files.contains($0.path) }
        .flatMap(\.ignored)
      if module.isUsable {
        result.libraries.append(library(module, part))
        result.failures += lost(part, module)
      } else if part.request.module.isLoose, part.files.count > 1, expressions.isEmpty {
        result.notes.append(
          "\(part.name) does not compile as one module; its files are compiled one by one")
        retried += part.files.compactMap { apart($0, part) }
      } else {
        result.failures.append(failure(part, module))
        result.unusable.formUnion(part.files)
      }
    }
    if !retried.isEmpty {
      let (modules, _) = try builder.build(retried.map(\.request))
      for (part, module) in zip(retried, modules) {
        if module.isUsable {
          result.libraries.append(library(module, part))
          result.failures += lost(part, module)
        } else {
          result.failures.append(failure(part, module))
          result.unusable.formUnion(part.files)
        }
      }
    }
    report(model.problems + problems, units, &result)
    return result
  }

  // MARK: Called code

  /// How often code is compiled that turned out to be called, before all of a module is.
  private static let maximumRounds = 40

  /// Whether code was called that was left out: it is compiled the next time.
  ///
  /// - Parameter calls: the files whose code was called and left out, by libraries.
  mutating func compilesMore(
    of result: Result, called calls: [(library: String?, files: Set<String>)]
  ) -> Bool {
    rounds += 1
    var isMore = false
    for library in result.libraries.map(\.module) {
      let called = calls.filter { $0.library == library.library.path }
        .reduce(into: Set<String>()) { $0.formUnion($1.files) }
      for module in [library] + library.needed {
        guard let known = module.record.called else { continue }
        let all = module.record.files.map(\.path)
        let files = called.intersection(all)
        guard !files.isSubset(of: known) else { continue }
        builder.called[module.module.id, default: []].formUnion(
          rounds < Self.maximumRounds ? files.union(known) : Set(all))
        isMore = true
      }
    }
    return isMore
  }

  // MARK: Trapped code

  /// How often code is mended that ended previews after stand-ins.
  private static let maximumTrapRounds = 8

  /// Whether code ended previews that is replaced the next time.
  ///
  /// - Parameter traps: what ended previews, by libraries.
  mutating func mendsMore(
    of result: Result, trapped traps: [(library: String?, code: Set<TrappedCode>)]
  ) -> Bool {
    trapRounds += 1
    guard trapRounds <= Self.maximumTrapRounds else { return false }
    var isMore = false
    for module in result.libraries.map(\.module) {
      let known = builder.trapped[module.module.id] ?? []
      let new = traps.filter { $0.library == module.library.path }
        .reduce(into: Set<TrappedCode>()) { $0.formUnion($1.code) }.subtracting(known)
      guard !new.isEmpty else { continue }
      builder.trapped[module.module.id] = known + new.sorted { $0.key < $1.key }
      isMore = true
    }
    return isMore
  }

  // MARK: What belongs together

  private func parts(_ units: [SourceUnit], _ result: inout Result) -> [Part] {
    var parts: [Part] = []
    var byModule: [String: Int] = [:]
    // Of a folder all previews are shown, so that its modules are compiled once for all of them.
    var inFolders: Set<Int> = []
    var loose: [(unit: SourceUnit, files: [SourceUnit.File])] = []
    for unit in units {
      var alone: [SourceUnit.File] = []
      var isDescribed = false
      for file in unit.files {
        let path = FilePath.absolute(file.path)
        guard let module = model.module(holding: path) else {
          alone.append(file)
          continue
        }
        isDescribed = true
        guard !builder.exclusion.holds(module: module.name) else {
          result.leftOut.insert(builder.shown(path))
          continue
        }
        guard isAskedOf(file) else { continue }
        let number =
          byModule[module.id]
          ?? {
            parts.append(
              Part(request: .init(module: module), files: [], name: unit.path))
            byModule[module.id] = parts.count - 1
            return parts.count - 1
          }()
        parts[number].files.append(builder.shown(path))
        if unit.files.count > 1 { inFolders.insert(number) }
        parts[number].request.views += named(in: file)
      }
      guard !alone.isEmpty else { continue }
      if isDescribed, unit.files.count > 1 {
        for file in alone where isAskedOf(file) { loose.append((unit, [file])) }
      } else {
        loose.append((unit, alone))
      }
    }
    guard expressions.isEmpty else {
      // Expressions may use what the sources declare, so all of it is one module.
      var whole =
        parts.count == 1 && loose.isEmpty
        ? parts[0]
        : part(units.flatMap(\.files), units.first?.path ?? ExpressionSource.first, &result)
      whole.request.expressions = expressions
      whole.files = expressionFiles
      return [whole]
    }
    for index in parts.indices {
      narrow(&parts[index], units, isFolder: inFolders.contains(index), &result)
    }
    for (unit, files) in loose where files.contains(where: isAskedOf) {
      parts.append(part(files, files.count == 1 ? files[0].path : unit.path, &result))
    }
    return parts
  }

  /// Sets the platform of a part, and what of its module is wanted.
  private func narrow(
    _ part: inout Part, _ units: [SourceUnit], isFolder: Bool, _ result: inout Result
  ) {
    let shown = Set(part.files)
    let files =
      isFolder
      ? []
      : units.flatMap(\.files).filter { shown.contains(builder.shown(FilePath.absolute($0.path))) }
    part.request.platform = platform(of: part.request.module, files, &result)
    if !isFolder, part.files.count * Self.filesOfPart < part.request.module.files.count {
      part.request.wanted = shown
    }
  }

  /// So many files to one that is asked for make it worthwhile to compile only what it needs.
  private static let filesOfPart = 3

  private var expressionFiles: [String] {
    expressions.indices.map(ExpressionSource.name)
  }

  /// Whether there may be something to probe in a file.
  private func isAskedOf(_ file: SourceUnit.File) -> Bool {
    guard expressions.isEmpty else { return true }
    return views.isEmpty ? SourceUnit.mayHoldProbes(file) : !named(in: file).isEmpty
  }

  private func named(in file: SourceUnit.File) -> [String] {
    guard !views.isEmpty else { return [] }
    let mentioned = views.filter { strstr(file.text, EntryPoint.typeName($0)) != nil }
    guard !mentioned.isEmpty else { return [] }
    let rewriting = Rewriting(platform: model.platform ?? .iOS)
    let declared = Set(
      SourceScan(file.text, rewriting: rewriting).declarations.namedTypes.map(\.typeName))
    return mentioned.filter { declared.contains(EntryPoint.typeName($0)) }
  }

  /// What a module is compiled for: what the user says, what it is made for, or the only platform
  /// for which the files that are asked for have something to show.
  private func platform(
    of module: ProgramModule, _ files: [SourceUnit.File], _ result: inout Result
  ) -> TargetPlatform {
    if let platform = model.platform { return platform }
    let first = module.platforms.first ?? .iOS
    var chosen = first
    if let file = files.first, files.count == 1, views.isEmpty, expressions.isEmpty {
      var rewriting = Rewriting(platform: first)
      rewriting.flags.formUnion(module.settings.defines)
      let others = SourceScan(file.text, rewriting: rewriting).declarations.otherPlatforms
      chosen = others.first { module.platforms.isEmpty || module.platforms.contains($0) } ?? first
    }
    if chosen != .iOS {
      let name = module.isLoose ? files.first.map(\.path) ?? module.name : module.name
      let reason =
        chosen == first ? "the platform of its target" : "its previews are for that alone"
      result.notes.append(
        "\(name) is compiled for \(chosen.rawValue): \(reason); sizes of controls, lists and bars are those of iOS"
      )
    }
    return chosen
  }

  /// How many files a note names.
  private static let mostNamed = 6

  /// Files that nothing describes, with those around them that they need.
  private func part(
    _ files: [SourceUnit.File], _ path: String, _ result: inout Result
  ) -> Part {
    let shown = files.map { builder.shown(FilePath.absolute($0.path)) }
    var closure = FileClosure(Neighbourhood(of: shown, besides: shown))
    let needed = files.isEmpty ? [] : closure.files(neededBy: files)
    result.neighbours += closure.read
    if !needed.isEmpty {
      let names = needed.prefix(Self.mostNamed).map(\.path).joined(separator: "; ")
      let others = needed.count - Self.mostNamed
      result.notes.append(
        "\(path) is compiled with \(names)" + (others > 0 ? " and \(others) more" : ""))
    }
    let folder = files.first.map { FilePath.parent(FilePath.absolute($0.path)) } ?? "/"
    let name = FilePath.name(path).replacing(".swift", with: "")
    var module = ProgramModule(
      id: ([folder] + shown).joined(separator: "\n"),
      // The name keeps apart from every type and from the modules it is built with.
      name: OwnModuleName.of(files + needed, in: folder)
        ?? SwiftText.identifier("Probe_\(name.prefix(40))"),
      origin: .folder(folder), kind: .application, folder: folder,
      files: (shown + needed.map(\.path)).map { FilePath.absolute($0) })
    module.resources = LooseResources.around(folder)
    // Some of the files may be parts of a package.
    module.settings.packageName = "layoutprobe"
    var request = ModuleBuilder.Request(
      module: module, views: files.flatMap(named), wanted: wanted(of: files, shown))
    request.platform = platform(of: module, files, &result)
    return Part(request: request, files: shown, name: path)
  }

  /// A few files are right or wrong together; of many, those are compiled that are shown, with what
  /// they need.
  private func wanted(of files: [SourceUnit.File], _ shown: [String]) -> Set<String> {
    guard files.count > Self.fewFiles, expressions.isEmpty else { return Set(shown) }
    return Set(zip(files, shown).filter { isAskedOf($0.0) }.map(\.1))
  }

  private static let fewFiles = 100

  /// One file of a part that does not compile as a whole.
  private func apart(_ path: String, _ part: Part) -> Part? {
    guard let file = try? SourceUnit.read(path), isAskedOf(file) else { return nil }
    var result = Result()
    return self.part([file], path, &result)
  }

  // MARK: What becomes of it

  private func library(_ module: ModuleBuilder.Built, _ part: Part) -> Library {
    let wanted = Set(part.files)
    return Library(
      module: module, files: module.record.files.filter { $0.isProbed && wanted.contains($0.path) })
  }

  /// The probes that were asked for and could not be compiled, in a module that could.
  private func lost(_ part: Part, _ module: ModuleBuilder.Built) -> [ProbeFailure] {
    module.record.lost.filter { part.files.contains($0.file) }.map { place in
      let reasons = module.record.standIns.filter { $0.place == place && !$0.reason.isEmpty }
      let reason = reasons.first.map(\.reason) ?? "it uses declarations that are not available here"
      return ProbeFailure(
        kind: .compile, source: place.file, place: place,
        message: "\(place):1: error: \(reason)")
    }
  }

  private func failure(_ part: Part, _ module: ModuleBuilder.Built) -> ProbeFailure {
    let messages = module.record.messages ?? ""
    let hints = CompileHint.hints(
      messages, fileCount: module.record.files.count, views: part.request.views)
    let source = part.files.count == 1 ? part.files[0] : part.name
    return ProbeFailure(
      kind: .compile, source: source, message: ([messages] + hints).joined(separator: "\n"))
  }

  /// What describes files that were asked for, and cannot be read, is a failure; the rest is worth
  /// a remark.
  private func report(
    _ problems: [ProgramModel.Problem], _ units: [SourceUnit], _ result: inout Result
  ) {
    // What another manifest or project describes does without it.
    let asked = units.flatMap { $0.files.map { FilePath.absolute($0.path) } }
      .filter { model.module(holding: $0) == nil }
    for problem in problems {
      var folder = FilePath.parent(problem.path)
      if folder.hasSuffix(".xcodeproj") { folder = FilePath.parent(folder) }
      let shown = builder.shown(problem.path)
      let concerns = asked.contains { FilePath.isWithin($0, folder) }
      if problem.isWhole, concerns {
        result.failures.append(
          ProbeFailure(kind: .input, source: shown, message: problem.message))
      } else {
        let note = "\(shown): \(problem.message)"
        if !result.notes.contains(note) { result.notes.append(note) }
      }
    }
  }
}
