import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("What the program is linked with")
struct LinkageTests {
  #if os(Linux)
    @Test("no test framework, which a machine without the toolchain's tests does not have")
    func testFrameworks() throws {
      let program = try #require(CommandRun.program)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/ldd")
      process.arguments = [program]
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let output = String(
        decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      #expect(output.contains("libswiftCore"), "\(output)")
      #expect(!output.contains("Testing") && !output.contains("XCTest"), "\(output)")
    }
  #endif
}
