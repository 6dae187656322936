import Foundation
import HeadlessUI
import Testing

@testable import LayoutProbe

/// What a finding says to do where no remedy was verified.
@MainActor
@Suite("The advice about a loop fits what is written")
struct LoopAdviceTests {
  private let size = CGSize(width: 300, height: 300)

  private func advice<V: View>(_ view: @escaping @autoclosure () -> V) async throws -> String {
    let run = await Settling().settle(in: size) { ViewHost(view(), size: size) }
    let findings = ContractRules.findings(RunEvidence(issues: [], passes: [], loop: run))
    return try #require(findings.first { $0.rule.hasPrefix("loop-") }).fix
  }

  private struct Rows: View {
    @State private var rows = [0]
    var body: some View {
      VStack { ForEach(rows, id: \.self) { Text("\($0)") } }
        .onChange(of: rows, initial: true) { rows.append(rows.count) }
    }
  }

  private struct Names: View {
    @State private var names: Set<String> = []
    var body: some View {
      VStack { ForEach(names.sorted(), id: \.self) { Text($0) } }
        .onChange(of: names, initial: true) { names.insert("\(names.count)") }
    }
  }

  private struct Title: View {
    @State private var title = "a"
    var body: some View {
      Text(title).fixedSize().onChange(of: title, initial: true) { title += "bcd" }
    }
  }

  private struct Field: View {
    @State private var name = "a"
    var body: some View {
      TextField("Name", text: $name).onChange(of: name, initial: true) { name += "bcd" }
    }
  }

  private struct Inset: View {
    @State private var inset: CGFloat = 1
    var body: some View {
      Text("a").padding(inset)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { inset = $0 }
    }
  }

  private struct Token: View {
    @State private var token = UUID()
    var body: some View { Text("a").onChange(of: token, initial: true) { token = UUID() } }
  }

  @Test("lists, texts and lengths that grow are told apart")
  func growth() async throws {
    #expect(try await advice(Rows()).hasPrefix("Add only while there is more to show"))
    #expect(try await advice(Names()).hasPrefix("Add only while there is more to show"))
    #expect(try await advice(Title()).hasPrefix("Make it longer only while"))
    #expect(try await advice(Inset()).hasPrefix("Do not compute a size from a measured size"))
  }

  @Test("values that differ, and those that never equal themselves, are told apart")
  func churning() async throws {
    #expect(try await advice(Field()).hasPrefix("Write only while the value still has to change"))
    #expect(try await advice(Token()).hasPrefix("Compare before writing"))
  }

  @Test("one UUID after another is told as another one")
  func identifiers() async throws {
    let run = await Settling().settle(in: size) { ViewHost(Token(), size: size) }
    let text = LoopText(loop: run).lines.joined(separator: "\n")
    #expect(text.contains("a UUID → another UUID"), "\(text)")
    #expect(text.contains("becomes another UUID (it was a UUID)"), "\(text)")
    #expect(!text.contains("less than is shown"), "\(text)")
  }
}
