import Foundation

/// `layoutprobe install`
enum InstallCommand: Command {
  static let spec = CommandSpec(
    "install", purpose: .setup,
    summary: "Copy the program into a folder that can be moved.",
    discussion: """
      The folder gets the program and the compiled modules that sources are compiled against. It \
      can be moved and copied, also to other machines with the same version of the Swift toolchain.

          swift build -c release --product layoutprobe
          .build/release/layoutprobe install ~/layoutprobe
          export PATH="$HOME/layoutprobe:$PATH"

      The files of an earlier installation are replaced, other files stay.
      """,
    positional: PositionalSpec(
      "FOLDER", .folder, help: "The folder; it is created if it does not exist.", minimumCount: 1,
      maximumCount: 1))

  /// Modules that sources may import, under these names or as SwiftUI.
  private static let modules = ["HeadlessUI", "LayoutProbe"]

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitCode {
    guard let built = ProgramLocation.modules else {
      throw UsageError(
        message: "the compiled module HeadlessUI is not in the folder of the program",
        suggestion: "run it where it was built", helpCommand: "layoutprobe help install")
    }
    let folder = URL(fileURLWithPath: FilePath.absolute(arguments.positionals.first ?? "."))
    let target = folder.appendingPathComponent("layoutprobe")
    let source = URL(fileURLWithPath: ProgramLocation.executable).resolvingSymlinksInPath()
    guard target.resolvingSymlinksInPath().path != source.path else {
      throw UsageError(
        message: "the program is in \(folder.path) already", suggestion: "name another folder",
        helpCommand: "layoutprobe help install")
    }
    let modules = folder.appendingPathComponent("Modules")
    do {
      try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
      for name in Self.modules.map({ $0 + ".swiftmodule" }) {
        try replace(
          modules.appendingPathComponent(name),
          with: URL(fileURLWithPath: built).appendingPathComponent(name))
      }
      // Last, so that a program is only there with what it needs.
      try replace(target, with: source)
    } catch {
      context.errors("layoutprobe: cannot be copied to \(folder.path): \(error)\n")
      return .usage
    }
    context.output("\(target.path)\n")
    return .success
  }

  /// Copies beside the place first: an old program may be running.
  private static func replace(_ target: URL, with source: URL) throws {
    let files = FileManager.default
    let copy = target.appendingPathExtension("new")
    try? files.removeItem(at: copy)
    try files.copyItem(at: source.resolvingSymlinksInPath(), to: copy)
    try? files.removeItem(at: target)
    try files.moveItem(at: copy, to: target)
  }
}
