import Foundation
import Testing

@testable import HeadlessUI

@Suite("The table of names")
struct CompatibilityTableTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The names in backticks in the rows of a section.
  private func names(inSection title: String) throws -> [String] {
    let file = Self.root.appendingPathComponent("docs/swiftui-compatibility.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: "\n## \(title)\n")).upperBound
    let end = text[start...].range(of: "\n## ")?.lowerBound ?? text.endIndex
    return text[start..<end].split(separator: "\n").filter { $0.hasPrefix("| ") }
      .flatMap { row in row.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 } }
      .map { String($0.element) }
  }

  @Test("every public name of HeadlessUI is in one column of the table, and nothing else is")
  func complete() throws {
    let declared = try PublicNames.of(Self.root.appendingPathComponent("Sources/HeadlessUI"))
    let listed = try names(inSection: "Every name")
    #expect(declared.count > 900, "the scan finds what there is")
    let missing = declared.subtracting(listed).sorted()
    #expect(
      missing.isEmpty,
      "add to a row of 'Every name' in docs/swiftui-compatibility.md: \(missing.joined(separator: " "))"
    )
    let gone = Set(listed).subtracting(declared).sorted()
    #expect(
      gone.isEmpty,
      "take out of 'Every name' in docs/swiftui-compatibility.md: \(gone.joined(separator: " "))")
    let twice = Dictionary(grouping: listed) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
    #expect(twice.isEmpty, "in two places: \(twice.joined(separator: " "))")
  }

  @Test("nothing that is listed as missing is there")
  func missing() throws {
    let declared = try PublicNames.of(Self.root.appendingPathComponent("Sources/HeadlessUI"))
    let listed = try names(inSection: "Missing")
    #expect(listed.count > 10)
    #expect(listed.filter(declared.contains) == [])
  }

  @Test("the scan finds types, functions of views and scenes, in and out of conditions")
  func scan() {
    let source = """
      public struct A<T>: B {
        public struct Inner {}
        public func member() {}
      }
      extension A: C {}
      @frozen public enum D { case e }
      extension View {
        /// Text.
        nonisolated public func padded() -> some View {
          func local() {}
        }
        func hidden() {}
      }
      #if os(Linux)
        public final class E {
          public func no() {}
        }
        extension Scene {
          public func opened() -> some Scene { self }
        }
        public func global() {}
      #endif
      public struct _Underscored {}
      public nonisolated protocol F {}
      """
    #expect(PublicNames.of(source) == ["A", "D", ".padded", "E", "Scene.opened", "global", "F"])
  }
}
