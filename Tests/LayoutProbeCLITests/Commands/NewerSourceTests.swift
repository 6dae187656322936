import Foundation
import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite(
  "Sources for newer systems than those of the tools", .enabled(if: CommandRun.canCompile),
  .ownThreads)
struct NewerSourceTests {
  @Test("a view with the names of iOS 26 and 27 is shown without anything that stands in")
  func names() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Screen.swift",
      """
      import SwiftUI

      @Animatable
      struct Bar: Shape {
        var length: CGFloat
        @AnimatableIgnored var isRound: Bool
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: length, height: 10)) }
      }

      struct Item: Identifiable, Hashable {
        let id: Int
      }

      @available(anyAppleOS 27, *)
      struct Screen: View {
        @State private var items = [Item(id: 1), Item(id: 2)]
        @State private var chosen: Item?
        @State private var text = AttributedString("Hello")
        @State private var selection = AttributedTextSelection()
        @State private var value = 0.5
        var body: some View {
          NavigationStack {
            VStack {
              Button("Glass") {}.buttonStyle(.glass)
              Button("Glass") {}.buttonStyle(.glassProminent).buttonSizing(.flexible)
              Bar(length: 10, isRound: true).frame(width: 21, height: 10)
              TextEditor(text: $text, selection: $selection).frame(height: 50)
              Slider(value: $value) { Text("x") } ticks: { SliderTick(0.1) { Text("a") } }
              ConcentricRectangle(corners: .concentric(minimum: 12), isUniform: true)
                .frame(height: 10)
              ForEach(items) { Text("\\($0.id)").swipeActions { Button("x") {} } }.reorderable()
              if #available(anyAppleOS 27, *) { Text("new") }
            }
            .reorderContainer(for: Item.self) { difference in
              items.removeAll { difference.sources.contains($0.id) }
            }
            .swipeActionsContainer()
            .toolbar {
              ToolbarItem { Button("a") {} }.visibilityPriority(.high)
              DefaultToolbarItem(kind: .search, placement: .bottomBar)
              ToolbarSpacer(.fixed, placement: .bottomBar)
              ToolbarOverflowMenu { Button("b") {} }
            }
            .toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
            .alert("Delete?", item: $chosen) { Button("\\($0.id)") {} }
            .contentTransition(.symbolEffect(.replace.magic(fallback: .replace)))
          }
        }
      }

      #Preview { Screen() }
      """)
    let run = try CommandRun(
      ["inspect", "Screen.swift", "--tree", "--format", "json"], in: folder.url)
    #expect(run.status == 0, "\(run.all)")
    let report = try run.report()
    #expect(report.probes.count == 1)
    #expect(report.standIns.isEmpty, "\(run.all)")
  }

  @Test("a layout is shown on a screen that folds, and may ask where the fold is")
  func folds() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Fold.swift",
      """
      import SwiftUI

      #Preview {
        GeometryReader { proxy in
          let fold = proxy.reservedRegions(kind: .division).first { $0.isActive }
          Color.red.frame(height: fold?.frame.minY ?? 7)
        }
      }
      """)
    for (device, height) in [("iPhone Duo (half folded)", 373.5), ("iPhone Duo", 7)] {
      let run = try CommandRun(
        ["inspect", "Fold.swift", "--device", device, "--tree", "--format", "json"],
        in: folder.url)
      #expect(run.status == 0, "\(run.all)")
      let heights = try run.report().probes.flatMap(\.tree).compactMap(\.frame?.height)
      #expect(heights.contains(height), "\(device): \(run.output)")
    }
    let unknown = try CommandRun(
      ["inspect", "Fold.swift", "--device", "iPhone Du"], in: folder.url)
    #expect(unknown.status == 2 && unknown.errors.contains("iPhone Duo"), "\(unknown.all)")
  }
}
