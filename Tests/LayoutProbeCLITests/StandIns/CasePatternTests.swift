import Foundation
import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite("Patterns of types that are not here", .enabled(if: CommandRun.canCompile), .ownThreads)
struct CasePatternTests {
  private static let declarations = """
    import AccountKit
    struct ByMember: View {
      let session: Session
      var body: some View {
        switch session.phase {
        case .loading, .idle: Color.red.frame(width: 31, height: 10)
        case .failed(let error): Text(error.text)
        case let .loaded(user, count) where count > 2: Text(user.name)
        default: Text("other")
        }
      }
    }
    struct ByType: View {
      let phase: Phase
      var body: some View {
        switch phase {
        case .loaded(let user, count: let count):
          Color.red.frame(width: 32, height: 10).overlay { Text(user.name + "\\(count)") }
        case .failed(let error): Text(error.text)
        case .loading: Text("loading")
        }
      }
    }
    struct Conditions: View {
      let phase: Phase
      var isFailed: Bool {
        guard case .failed(.network(let code), _) = phase else { return false }
        return true
      }
      var body: some View {
        VStack(spacing: 0) {
          if case .failed(let error) = phase { Color.red.frame(width: 33, height: 10) }
          if isFailed, case .loading = Session.shared.phase {
            Color.red.frame(width: 34, height: 10)
          }
        }
      }
    }
    struct Length: View {
      let phase: Phase
      var width: CGFloat {
        switch phase {
        case .loading: 35
        case .failed(let error): error.width
        }
      }
      var body: some View { Color.red.frame(width: width, height: 10) }
    }

    """

  @Test("the first case of a switch is shown, and a condition holds, with what they bind")
  func shown() throws {
    let source = try InlineSource(
      Self.declarations + """
        #Preview("member") { ByMember(session: Session.shared) }
        #Preview("type") { ByType(phase: .loading) }
        #Preview("conditions") { Conditions(phase: Phase.start()) }
        #Preview("length") { Length(phase: .idle) }
        """)
    #expect(
      try source.sizes == [
        "member": "31×10", "type": "32×10", "conditions": "34×20", "length": "35×10",
      ], "\(source.run.all)")
    let standIns = try source.run.report().probes.flatMap { $0.standIns }
    #expect(
      standIns.contains { $0.hasSuffix("any value replaces .loading") }, "\(standIns)")
    #expect(
      standIns.contains { $0.hasSuffix("any value replaces .failed(…)") }, "\(standIns)")
  }

  @Test("a case that an enumeration of the program lacks is its own mistake, and is told as one")
  func forgotten() throws {
    let source = try InlineSource(
      """
      enum Phase { case first, second, third }
      struct Page: View {
        let phase: Phase
        var body: some View {
          switch phase {
          case .first: Text("first")
          case .second: Color.red.frame(width: 10, height: 10)
          }
        }
      }
      #Preview("page") { Page(phase: .third) }
      """)
    let report = try source.run.report()
    #expect(!report.standIns.contains { $0.replacement == "any value" }, "\(source.run.all)")
  }

  @Test("what a type of a missing package may be is told where one is shown for all")
  func openSwitch() throws {
    let source = try InlineSource(
      """
      import AccountKit
      struct Page: View {
        let phase: Phase
        var body: some View {
          switch phase {
          case .first: Color.red.frame(width: 37, height: 10)
          case .second, .third: Color.red.frame(width: 38, height: 10)
          }
        }
      }
      #Preview("page") { Page(phase: .third).tracked(Phase.first, Phase.second, .none) }
      """)
    #expect(try source.sizes["page"]?.hasPrefix("3") == true, "\(source.run.all)")
  }

  @Test("patterns of a program's own types stay as they are")
  func own() throws {
    let source = try InlineSource(
      """
      import AccountKit
      enum Phase { case loading, loaded(Int) }
      struct Page: View {
        let phase: Phase
        var body: some View {
          switch phase {
          case .loading: Text("loading")
          case .loaded(let count): Color.red.frame(width: CGFloat(count), height: 10)
          }
        }
      }
      #Preview("own") { Page(phase: .loaded(41)).tracked(by: AccountKit.shared) }
      """)
    #expect(try source.sizes == ["own": "41×10"], "\(source.run.all)")
  }
}
