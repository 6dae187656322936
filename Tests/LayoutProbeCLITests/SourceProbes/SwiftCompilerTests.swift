import Testing

@testable import LayoutProbeCLI

@Suite("Finding the compiler")
struct SwiftCompilerTests {
  @Test("a compiler that is named and is none is an error, not another compiler")
  func compiler() throws {
    let folder = try TemporaryFolder()
    for name in ["SWIFT_EXEC", "SWIFTC"] {
      let environment = [name: "/nonexistent", "PATH": "/bin"]
      #expect(SwiftCompiler.mistake(environment: environment)?.variable == name)
    }
    #expect(SwiftCompiler.mistake(environment: ["SWIFT_EXEC": "sh", "PATH": "/bin"]) == nil)
    #expect(SwiftCompiler.mistake(environment: ["SWIFT_EXEC": ""]) == nil)
    #expect(
      SwiftCompiler.find(environment: ["SWIFT_EXEC": "sh", "PATH": "/bin"])?.path == "/bin/sh")
    guard CommandRun.program != nil else { return }
    let run = try CommandRun(
      ["check", "-e", "Color.red"], in: folder.url, environment: ["SWIFT_EXEC": "/nonexistent"])
    #expect(run.status == 2)
    #expect(run.errors.contains("SWIFT_EXEC names '/nonexistent'"), "\(run.all)")
  }
}
