import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Modules of the toolchain", .enabled(if: CommandRun.canCompile), .ownThreads)
struct ToolchainModulesTests {
  private static let some: Set<String> = ["Foundation", "Observation", "RegexBuilder", "Testing"]

  @Test("they are found beside the compiler")
  func beside() throws {
    let folder = try TemporaryFolder()
    let compiler = try #require(SwiftCompiler.find())
    #expect(ToolchainModules.names(compiler, in: folder.url).isSuperset(of: Self.some))
  }

  @Test("they are found where a compiler says that is called through a script elsewhere")
  func script() throws {
    let folder = try TemporaryFolder()
    let compiler = try #require(SwiftCompiler.find())
    let script = try folder.write("bin/swiftc", "#!/bin/sh\nexec '\(compiler.path)' \"$@\"\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: script)
    let names = ToolchainModules.names(
      SwiftCompiler(path: script, identity: "script"), in: folder.url)
    #expect(names.isSuperset(of: Self.some))
  }

  @Test("what a compiler leaves behind that is asked for them goes with the folder of the work")
  func leftFiles() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write("bin/swiftc", "#!/bin/sh\ntouch \"$TMPDIR/left\"\nexit 1\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: script)
    _ = ToolchainModules.names(SwiftCompiler(path: script, identity: "left"), in: folder.url)
    #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("left").path))
  }

  @Test("a compiler that says nothing has those that every one has")
  func silent() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write("bin/swiftc", "#!/bin/sh\nexit 1\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: script)
    let names = ToolchainModules.names(
      SwiftCompiler(path: script, identity: "silent"), in: folder.url)
    #expect(names.contains("Foundation") && !names.contains("RegexBuilder"))
  }
}
