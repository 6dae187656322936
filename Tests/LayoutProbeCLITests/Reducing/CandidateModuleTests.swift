import Testing

@testable import LayoutProbeCLI

@Suite("Several versions of a source in one module")
struct CandidateModuleTests {
  @Test("all that can be is private to its file; what cannot is told")
  func hidden() {
    let hidden = HiddenDeclarations(
      """
      public struct A {}
      private let b = 1
      @MainActor final class C {}
      extension View { func d() {} }
      extension A: Equatable {}
      """)
    #expect(
      hidden.rewritten.text == """
        \(" ")fileprivate struct A {}
        private let b = 1
        @MainActor final fileprivate class C {}
        fileprivate extension View { func d() {} }
        extension A: Equatable {}
        """)
    #expect(!hidden.isShared)
    #expect(HiddenDeclarations("extension String: Identifiable {}").isShared)
    #expect(HiddenDeclarations("infix operator +++").isShared)
  }

  @Test("a complaint of the compiler is found in the version that it is about")
  func offsets() {
    let texts = ["struct A {}\n#Preview { A() }", "let a = 1\nlet wrong = 2\n#Preview { B() }"]
    let module = CandidateModule(
      texts.enumerated().map { ($0.offset, $0.element) }, views: [], rewriting: Rewriting())
    func diagnostic(_ line: Int, _ column: Int) -> ModuleSources.Diagnostic {
      .init(
        path: CandidateModule.name(1), line: line, column: column, severity: .error, message: "")
    }
    // `fileprivate ` comes before the name.
    #expect(module.offset(of: diagnostic(2, 17)) == 14)
    #expect(module.offset(of: diagnostic(99, 1)) == nil)
    #expect(module.sources.generated.map(\.name).count == 3)
    let entry = module.sources.generated.last?.text ?? ""
    #expect(entry.contains("layoutprobe_candidate_0_0()"))
    #expect(entry.contains("layoutprobe_candidate_1_0()"))
  }

  @Test("a version without a preview is no use, one with a shared extension is compiled alone")
  func fit() {
    func fit(_ text: String) -> [Bool] {
      let fit = CandidateModule.isFit(text, views: [], rewriting: Rewriting())
      return [fit.isProbed, fit.isShared]
    }
    #expect(fit("struct A {}") == [false, false])
    #expect(fit("#Preview { A() }") == [true, false])
    #expect(fit("extension Int: P {}\n#Preview { A() }") == [true, true])
  }

  @Test("versions are shared out evenly, never too many together")
  func groups() {
    #expect(CandidateTrials.groups(of: [], jobs: 2) == [])
    #expect(CandidateTrials.groups(of: Array(0..<16), jobs: 2).map(\.count) == [8, 8])
    #expect(CandidateTrials.groups(of: Array(0..<5), jobs: 2).map(\.count) == [3, 2])
    #expect(CandidateTrials.groups(of: Array(0..<70), jobs: 1).map(\.count) == [24, 24, 22])
    #expect(CandidateTrials.groups(of: [3], jobs: 4) == [[3]])
  }

  @Test("a file gets what its probe needs of others, without their module's name")
  func joined() {
    let own = """
      import SwiftUI
      import Theme
      struct Row: View { var body: some View { Theme.Badge().tinted() } }
      struct Other {}
      #Preview("first") { Row() }
      #Preview("second") { Other() }
      """
    let theme = """
      import SwiftUI
      import Charts
      public struct Badge: View { public var body: some View { Text("a") } }
      public struct Unused {}
      extension View { public func tinted() -> some View { self } }
      extension Unused { func nothing() {} }
      """
    let joined = JoinedSource(
      [.init(path: "Row.swift", text: own), .init(path: "Theme.swift", text: theme)], line: 5,
      views: [], modules: ["App", "Theme"])
    #expect(
      joined.text == """
        import SwiftUI
        struct Row: View { var body: some View { Badge().tinted() } }

        #Preview("first") { Row() }

        import Charts
        public struct Badge: View { public var body: some View { Text("a") } }

        extension View { public func tinted() -> some View { self } }

        """, "\(joined.text)")
  }
}
