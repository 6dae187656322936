import Foundation

/// Measures a case in a process of its own, so that its memory is its own and no case finds what
/// another one warmed up.
enum OwnProcess {
  static let option = "--measure-here"

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  static func measure(_ name: String) throws -> Measured {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = [option, name]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0,
      let measured = try? JSONDecoder().decode(Measured.self, from: data)
    else {
      throw Failure(description: "\(name): ended with status \(process.terminationStatus)")
    }
    return measured
  }

  private static var executable: String {
    #if os(Linux)
      if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
        return path
      }
    #endif
    return Bundle.main.executablePath ?? CommandLine.arguments[0]
  }
}
