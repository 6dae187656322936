import LayoutProbe

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Where an assertion stands in a test.
struct CallSite: Sendable {
  var fileID: StaticString
  var file: StaticString
  var line: UInt
  var column: UInt
}

/// Runs a verification and fails the test at the caller's line if it has something to tell.
@MainActor
func record(at site: CallSite, _ verify: @MainActor () async -> String?) async {
  let trace = AssertionTrace()
  let failure = await AssertionTrace.$current.withValue(trace) { await verify() }
  guard let failure else { return }
  fail(failure, at: site, trace: trace.text)
}

/// Tells the framework whose test runs. Each ignores what is said outside of its own tests, and which
/// one runs is not known on a thread that left the test: then both are told, so that a failure is
/// never passed over.
private func fail(_ message: String, at site: CallSite, trace: String?) {
  #if canImport(Testing)
    let isInTest = Test.current != nil
    if isInTest, let trace { Attachment.record(trace, named: "layout.txt") }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: "\(site.fileID)", filePath: "\(site.file)", line: Int(site.line),
        column: Int(site.column)))
    if isInTest { return }
  #endif
  #if canImport(XCTest)
    XCTFail(message, file: site.file, line: site.line)
  #endif
}
