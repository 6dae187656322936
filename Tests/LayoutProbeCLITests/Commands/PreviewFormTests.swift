import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Forms of previews", .enabled(if: CommandRun.canCompile), .ownThreads)
struct PreviewFormTests {
  @Test("a preview that declares types and has a return is inspected, on one line too")
  func ownView() throws {
    let folder = try CheckSources.folder([
      "Views.swift": """
      import SwiftUI

      #Preview("named", traits: .fixedLayout(width: 100, height: 50)) {
        struct Preview: View {
          @State var count = 0
          var body: some View { Button("\\(count)", action: add) }
          func add() { count += 1 }
        }
        return Preview()
      }

      #Preview("one line") { struct B: View { var body: some View { Text("b") } }; return B() }

      #Preview("a model") {
        struct Model { var name = "c" }
        let model = Model()
        return Text(model.name)
      }

      #Preview("an object") {
        class Base { var name = "d" }
        final class Store: Base, ObservableObject { @Published var count = 1 }
        let store = Store()
        return Text("\\(store.name)\\(store.count)")
      }

      #Preview("a function") {
        func row(_ name: String) -> some View { Text(name).padding() }
        return VStack { row("e"); row("f") }
      }

      #Preview("UIKit") {
        let page = UIViewController()
        return page
      }
      """
    ])
    let run = try CommandRun(["inspect", "--format", "json", "Views.swift"], in: folder.url)
    let report = try run.report()
    let names = ["UIKit", "a function", "a model", "an object", "named", "one line"]
    #expect(report.probes.map(\.name).sorted() == names, "\(run.all)")
    #expect(report.probes.first { $0.name == "named" }?.window == CGSize(width: 100, height: 50))
    #expect(report.failures.isEmpty, "\(report.failures)")
  }
}
