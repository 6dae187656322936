import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Controls that are used by the command", .enabled(if: CommandRun.canCompile), .ownThreads)
struct InteractOptionTests {
  private static let crashing = """
    import SwiftUI

    struct Row: View {
      @State private var width = 10.0
      @State private var isOn = false
      @State private var items = [1]
      var body: some View {
        VStack {
          Button("Crash") { items.removeAll(); print(items[0]) }
          Button("Loop") { isOn = true }
          Button("Fine") { items.append(2) }
          if isOn {
            Color.red.frame(width: width, height: 5)
              .onGeometryChange(for: Double.self) { $0.size.width } action: { width = $0 + 1 }
          }
        }
      }
    }
    #Preview("row") { Row() }
    #Preview("other") { Button("Alone") {} }
    """

  private func run(_ source: String, _ arguments: String...) throws -> CommandRun {
    let folder = try TemporaryFolder()
    try folder.write("Row.swift", source)
    return try CommandRun(["inspect", "Row.swift"] + arguments, in: folder.url)
  }

  @Test("a control that ends the process is told with its line, and the others are used")
  func crash() throws {
    let run = try run(InteractOptionTests.crashing, "--interact", "-v")
    #expect(run.status == 1, "\(run.all)")
    #expect(run.output.contains("[layout-trap]"), "\(run.all)")
    #expect(run.output.contains("tap Button \"Crash\""), "\(run.all)")
    #expect(run.output.contains("Row.swift:9:"), "\(run.all)")
    #expect(run.output.contains("(after tap Button \"Loop\")"), "\(run.all)")
    #expect(run.output.contains("  tap Button \"Fine\": settles in"), "\(run.all)")
    #expect(run.output.contains("  tap Button \"Alone\": settles in"), "\(run.all)")
  }

  @Test("without the option the same file is in order")
  func off() throws {
    let run = try run(InteractOptionTests.crashing)
    #expect(run.status == 0, "\(run.all)")
  }

  @Test("where no control is there to be used, that is no success")
  func none() throws {
    let source = "import SwiftUI\n#Preview { Text(\"still\") }\n"
    let run = try run(source, "--interact")
    #expect(run.status == 3, "\(run.all)")
    #expect(run.all.contains("no control was used"), "\(run.all)")
  }

  @Test("a preview of a sheet shows the sheet, and its controls are used")
  func sheet() throws {
    let source = """
      import SwiftUI
      struct Panel: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("Done") { dismiss() }.presentationDetents([.height(200)]) }
      }
      struct Screen: View {
        @State private var isShown = false
        var body: some View {
          Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Panel() }
        }
      }
      #Preview("open") { Text("under").sheet(isPresented: .constant(true)) { Panel() } }
      #Preview("screen") { Screen() }
      """
    let run = try run(source, "--interact", "-v", "--tree")
    #expect(run.status == 0, "\(run.all)")
    #expect(run.output.contains("Sheet"), "\(run.all)")
    #expect(
      run.output.contains("tap Button \"Open\", then tap Button \"Done\": settles in"),
      "\(run.all)")
  }
}
