import Testing

@testable import LayoutProbeCLI

@Suite("Imports of a source")
struct ImportNamesTests {
  private let source = """
    import SwiftUI
    #if os(watchOS)
      import WatchKitOfMine
    #elseif os(macOS) || FLAG
      @testable import DeskKit
    #else
      import struct PhoneKit.Dialer
      #if canImport(Elsewhere)
        internal import Elsewhere
      #endif
    #endif
    import Last
    """

  @Test("Only branches that are compiled for a platform import modules")
  func platforms() {
    func names(_ platform: TargetPlatform, _ flags: Set<String> = []) -> Set<String> {
      ImportNames.names(in: source, for: Rewriting(platform: platform, flags: flags))
    }
    #expect(names(.iOS) == ["SwiftUI", "PhoneKit", "Elsewhere", "Last"])
    #expect(names(.watchOS) == ["SwiftUI", "WatchKitOfMine", "Last"])
    #expect(names(.macOS) == ["SwiftUI", "DeskKit", "Last"])
    #expect(names(.iOS, ["FLAG"]) == ["SwiftUI", "DeskKit", "Last"])
  }

  @Test("All branches import modules where no platform is asked for, and directives may be broken")
  func everywhere() {
    let all: Set = ["SwiftUI", "WatchKitOfMine", "DeskKit", "PhoneKit", "Elsewhere", "Last"]
    #expect(ImportNames.names(in: source) == all)
    let broken = "#endif\n#else\nimport A\n#elseif os(iOS)\nimport B\n#if"
    #expect(ImportNames.names(in: broken, for: Rewriting()) == ["A", "B"])
  }
}
