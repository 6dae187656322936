import Testing

@testable import LayoutProbeCLI

@Suite("Conditions of a build")
struct BuildConditionTests {
  private func holds(
    _ condition: String, on platform: TargetPlatform = .iOS, flags: Set<String>? = nil
  ) -> Bool? {
    BuildCondition(TokenizedSource("#if \(condition)\nlet a = 1\n#endif"), directive: 0)
      .holds(on: platform, flags: flags)
  }

  @Test("Systems, modules and environments are those of the platform")
  func platforms() {
    for (condition, platforms) in [
      ("os(iOS)", [TargetPlatform.iOS]), ("os(macOS)", [.macOS]), ("os(OSX)", [.macOS]),
      ("os(xrOS)", [.visionOS]), ("os(Linux)", []), ("canImport(AppKit)", [.macOS]),
      ("canImport(UIKit)", [.iOS, .tvOS, .visionOS, .watchOS]),
      ("canImport(UIKit, _version: 2)", [.iOS, .tvOS, .visionOS, .watchOS]),
      ("canImport(WatchKit)", [.watchOS]), ("canImport(Combine)", TargetPlatform.allCases),
      ("canImport(FoundationNetworking)", []), ("canImport(ObjectiveC)", []),
      ("targetEnvironment(simulator)", [.iOS, .tvOS, .visionOS, .watchOS]),
      ("targetEnvironment(macCatalyst)", []), ("_runtime(_ObjC)", []),
    ] {
      for platform in TargetPlatform.allCases {
        #expect(
          holds(condition, on: platform) == platforms.contains(platform),
          "\(condition) on \(platform)")
      }
    }
  }

  @Test("What only the compiler knows is left to it, unless the rest decides")
  func unknown() {
    #expect(holds("FLAG") == nil)
    #expect(holds("canImport(SomePackage)") == nil)
    #expect(holds("swift(>=5.9)") == nil)
    #expect(holds("os(iOS) && FLAG") == nil)
    #expect(holds("os(macOS) && FLAG") == false)
    #expect(holds("os(iOS) || FLAG") == true)
    #expect(holds("os(macOS) || FLAG") == nil)
    #expect(holds("") == nil)
    #expect(holds("os(iOS) && FLAG", flags: ["FLAG"]) == true)
    #expect(holds("os(iOS) && FLAG", flags: []) == false)
  }

  @Test("And binds more than or, not more than and, and parentheses most of all")
  func precedence() {
    #expect(holds("true || false && false") == true)
    #expect(holds("(true || false) && false") == false)
    #expect(holds("!os(macOS) && !(os(tvOS) || os(watchOS))") == true)
    #expect(holds("!os(iOS) || os(iOS)") == true)
    #expect(holds("!(!os(iOS))") == true)
  }

  @Test("The platform's answers stand in the source, on the same lines; flags stay")
  func rewritten() {
    let text = """
      #if os(iOS) && DEBUG // os(macOS)
      let a = "#if os(iOS)"
      #elseif canImport(Other) || canImport(AppKit)
      #else
        #if !targetEnvironment(simulator)
        #endif
      #endif
      """
    func lines(_ platform: TargetPlatform) -> [Substring] {
      SourceScan(text, rewriting: Rewriting(platform: platform)).rewritten.text
        .split(separator: "\n")
    }
    #expect(
      lines(.iOS) == [
        "#if true && DEBUG // os(macOS)", "let a = \"#if os(iOS)\"",
        "#elseif canImport(Other) || false", "#else", "  #if !true", "  #endif", "#endif",
      ])
    #expect(lines(.macOS)[0] == "#if false && DEBUG // os(macOS)")
    #expect(lines(.macOS)[2] == "#elseif canImport(Other) || true")
  }

  @Test("A column behind an answer is told as the source has it")
  func columns() {
    let rewritten = SourceScan("#if os(iOS) && FOO\n#endif").rewritten
    #expect(rewritten.text.hasPrefix("#if true && FOO"))
    // `FOO` stands at column 13 of what is compiled, and at 16 of what was written.
    #expect(rewritten.originalPosition(line: 1, column: 13).column == 16)
  }

  @Test("Previews in branches that the platform leaves out are named, with one that shows them")
  func leftOut() {
    let scan = SourceScan(
      """
      #if os(macOS)
      #Preview { A() }
      #elseif os(tvOS)
      #Preview { B() }
      #else
      #Preview { C() }
      #endif
      #if FLAG
      #Preview { D() }
      struct P: PreviewProvider { }
      #endif
      """)
    #expect(scan.declarations.previews.map(\.identifier) == ["preview_6", "preview_9"])
    #expect(
      scan.declarations.ignored.map { "\($0.line): \($0.what) \($0.reason)" } == [
        "2: #Preview `#if os(macOS)` does not hold for iOS; --platform macOS shows it",
        "4: #Preview `#elseif os(tvOS)` does not hold for iOS; --platform tvOS shows it",
        "9: #Preview `#if FLAG` does not hold for iOS",
        "10: P `#if FLAG` does not hold for iOS",
      ])
  }
}
