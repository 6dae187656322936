import Foundation

@testable import LayoutProbeCLI

/// Type-checks a module and the modules that stand in for others, as the compiler would.
final class TypeChecker {
  private let folder: TemporaryFolder
  private let compiler: SwiftCompiler
  private let modules: String
  private(set) var rounds = 0

  init?() throws {
    guard let compiler = SwiftCompiler.find(), let program = CommandRun.program else { return nil }
    self.compiler = compiler
    folder = try TemporaryFolder()
    modules =
      URL(fileURLWithPath: program).deletingLastPathComponent()
      .appendingPathComponent("Modules").path
  }

  func check(_ sources: ModuleSources) throws -> ModuleSources.Outcome {
    rounds += 1
    for module in sources.standInModules {
      let file = try folder.write("\(module.name).swift", module.text)
      let said = try run(
        ["-emit-module", "-module-name", module.name, "-parse-as-library", file, "-o"]
          + [folder.url.appendingPathComponent("\(module.name).swiftmodule").path])
      if said.contains("error:") { throw Failure(text: said) }
    }
    var paths: [String: String] = [:]
    for (index, file) in sources.files.enumerated() {
      paths[try folder.write("source\(index).swift", file.text)] = file.path
    }
    for file in sources.generated { paths[try folder.write(file.name, file.text)] = file.name }
    let said = try run(
      [
        "-typecheck", "-whole-module-optimization", "-swift-version", "5", "-parse-as-library",
        "-module-name", "Made",
      ]
        + paths.keys.sorted())
    let messages = said.split(separator: "\n").compactMap { line -> ModuleSources.Diagnostic? in
      guard let match = line.firstMatch(of: #/^(.+?):(\d+):(\d+): (error|note): (.*)$/#),
        let line = Int(match.output.2), let column = Int(match.output.3),
        let severity = ModuleSources.Diagnostic.Severity(rawValue: String(match.output.4))
      else { return nil }
      return ModuleSources.Diagnostic(
        path: paths[String(match.output.1)], line: line, column: column, severity: severity,
        message: String(match.output.5))
    }
    return messages.isEmpty ? .compiled : .failed(messages)
  }

  /// All that the compiler prints about a source, with what it offers to put in a place.
  func messages(_ source: String) throws -> String {
    try run(
      [
        "-typecheck", "-swift-version", "5", "-parse-as-library", "-module-name", "Made",
        try folder.write("Source.swift", source),
      ])
  }

  struct Failure: Error {
    let text: String
  }

  private func run(_ arguments: [String]) throws -> String {
    let process = ChildProcess(
      executable: compiler.path,
      arguments: arguments + [
        "-module-alias", "SwiftUI=HeadlessUI", "-suppress-warnings", "-diagnostic-style=llvm",
        "-I", modules, "-I", folder.url.path,
        "-module-cache-path", CommandRun.cache.appendingPathComponent("modules").path,
      ],
      output: folder.url.appendingPathComponent("output"),
      errors: folder.url.appendingPathComponent("errors"))
    let end = try process.run(timeout: 300)
    return end.output + end.errors
  }
}

extension StandIns {
  /// Mends a module from the start.
  static func mend(
    _ sources: ModuleSources, checks: [Check] = [], compile: Compile
  ) throws -> MendedModule {
    var mending = ModuleMending(sources)
    return try mend(&mending, checks: checks, compile: compile)
  }
}
