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

  var assertion: AssertionSite {
    AssertionSite(
      file: "\(file)", line: Int(line), column: Int(column), testFilter: TestName.current?.filter)
  }
}

/// Runs a verification and fails the test at the caller's line if it has something to tell.
///
/// - Parameter place: where the view stands that is verified, if that is another place.
@MainActor
func record(
  at site: CallSite, viewAt place: CallSite? = nil, _ verify: @MainActor () async -> String?
) async {
  let trace = AssertionTrace(site: (place ?? site).assertion)
  let failure = await AssertionTrace.$current.withValue(trace) { await verify() }
  guard let failure else { return }
  await fail(failure, at: site, evidence: trace.evidence)
}

/// Tells the framework whose test runs. Each ignores what is said outside of its own tests, and which
/// one runs is not known on a thread that left the test: then both are told, so that a failure is
/// never passed over.
@MainActor
private func fail(_ message: String, at site: CallSite, evidence: AssertionEvidence?) async {
  #if canImport(Testing)
    let test = TestName.current
    if let test, let evidence { await attach(evidence, to: test) }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: "\(site.fileID)", filePath: "\(site.file)", line: Int(site.line),
        column: Int(site.column)))
    if test != nil { return }
  #endif
  #if canImport(XCTest)
    XCTFail(message, file: site.file, line: site.line)
  #endif
}

#if canImport(Testing)
  /// Attaches what there is, named after the test; further failures of it are counted.
  @MainActor
  private func attach(_ evidence: AssertionEvidence, to test: TestName) async {
    let number = AttachmentCount.next(test.fileName)
    let name = test.fileName + (number > 1 ? ".\(number)" : "")
    for file in await evidence.files() {
      Attachment.record(file.text, named: "\(name).\(file.suffix)")
    }
  }

  /// How many failures of which test have attachments.
  @MainActor
  private enum AttachmentCount {
    private static var counts: [String: Int] = [:]

    static func next(_ name: String) -> Int {
      counts[name, default: 0] += 1
      return counts[name, default: 1]
    }
  }
#endif
