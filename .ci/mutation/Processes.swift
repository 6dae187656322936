import Foundation

func fail(_ text: String) -> Never {
  FileHandle.standardError.write(Data((text + "\n").utf8))
  exit(2)
}

func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

/// The end of a process; nil for one that took too long.
@discardableResult
func run(
  _ arguments: [String], in folder: String? = nil, output: String? = nil,
  environment: [String: String] = [:], timeout: Double? = nil
) -> Int32? {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  // A group of its own, so that what the tests started ends with it.
  process.arguments = timeout.map { ["timeout", "-k", "2", "\($0)"] + arguments } ?? arguments
  if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  let path = output ?? "/dev/null"
  _ = FileManager.default.createFile(atPath: path, contents: nil)
  let handle = FileHandle(forWritingAtPath: path) ?? .nullDevice
  process.standardOutput = handle
  process.standardError = handle
  process.standardInput = FileHandle.nullDevice
  do { try process.run() } catch { fail("\(arguments[0]): \(error)") }
  process.waitUntilExit()
  try? handle.close()
  return process.terminationStatus == 124 ? nil : process.terminationStatus
}

/// With as many at a time as there are processors; the results in the order of the values.
func concurrently<Value, Result>(_ values: [Value], _ body: (Value) -> Result) -> [Result] {
  var results = [Result?](repeating: nil, count: values.count)
  let lock = NSLock()
  var next = 0
  DispatchQueue.concurrentPerform(iterations: ProcessInfo.processInfo.activeProcessorCount) { _ in
    while true {
      let index = lock.withLock {
        defer { next += 1 }
        return next
      }
      guard values.indices.contains(index) else { return }
      let result = body(values[index])
      lock.withLock { results[index] = result }
    }
  }
  return results.compactMap(\.self)
}

func text(of file: String) -> String {
  String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
}
