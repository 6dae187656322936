import Foundation
import Testing

@testable import HeadlessUI

/// Controls at three text sizes, as `docs/ios-sizes.md` lists them.
@MainActor
@Suite("Controls grow with the text size as their text does, or not at all")
struct ControlSizesTests {
  private struct Row {
    let name: String
    let view: AnyView
    let rule: String
    let source: String

    init(_ name: String, _ view: some View, _ rule: String, _ source: String) {
      (self.name, self.view, self.rule, self.source) = (name, AnyView(view), rule, source)
    }
  }

  private static let sizes: [DynamicTypeSize] = [.xSmall, .large, .accessibility3]
  private static let width: CGFloat = 361

  private func height(_ view: some View, _ size: DynamicTypeSize) -> CGFloat {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = size
    environment.displayScale = 3
    return ViewHost(view, environment: environment)
      .sizeThatFits(ProposedViewSize(width: ControlSizesTests.width, height: nil)).height
  }

  private var rows: [Row] {
    let (one, text) = (Binding.constant(1), Binding.constant("Text"))
    let day = Binding.constant(Date(timeIntervalSince1970: 0))
    let picker = Picker("Title", selection: one) { Text("One").tag(1) }
    let button = Button("Title") {}.buttonStyle(.bordered)
    let large = "at large only: the table above"
    let fixed =
      "likely: bars, pickers and wheels do not follow the text size (flutter/flutter, issue 35199)"
    return [
      Row(
        "bordered button", button, "text + 14",
        "likely: text of 20.33 and insets of 7 (Interface Builder 21157)"),
      Row(
        "bordered button, small", button.controlSize(.small), "subheadline + 10",
        "likely: 28 at large (flutter/flutter, cupertino/constants.dart, of Apple's guidelines)"),
      Row(
        "bordered button, large", button.controlSize(.large), "text + 30",
        "likely: 50 at large (as before)"),
      Row(
        "toggle without label", Toggle("", isOn: .constant(true)).labelsHidden(), "fixed",
        "sure: 51×31 on iOS 16 to 18 (getsentry/sentry-cocoa, SentryUIRedactBuilderTests)"),
      Row("stepper without label", Stepper("", value: one).labelsHidden(), "fixed", large),
      Row("picker, menu", picker, "text + 14", "none found"),
      Row("picker, segmented", picker.pickerStyle(.segmented), "fixed", fixed),
      Row("picker, wheel", picker.pickerStyle(.wheel), "fixed", fixed),
      Row(
        "date picker, compact, without label", DatePicker("", selection: day).labelsHidden(),
        "fixed",
        "likely: Apple's accessibility audit finds it does not grow (stored index of GitHub files, document 70077327287)"
      ),
      Row(
        "date picker, wheel", DatePicker("", selection: day).datePickerStyle(.wheel).labelsHidden(),
        "fixed", "likely: as before"),
      Row(
        "date picker, graphical", DatePicker("", selection: day).datePickerStyle(.graphical),
        "fixed", "none found"),
      Row("slider", Slider(value: .constant(0.5)), "fixed", large),
      Row("progress wheel", ProgressView(), "fixed", large),
      Row("progress bar", ProgressView(value: 0.5), "fixed", large),
      Row("gauge", Gauge(value: 0.5) { Text("Title") }, "text + bar", "none found"),
      Row(
        "text field", TextField("Title", text: text), "text + 1.67",
        "likely: 19.67 with a font of 15 points, 22 with 17 (getsentry/sentry-cocoa, VIEW_MASKING_STRATEGIES.md)"
      ),
      Row(
        "text field with a border", TextField("Title", text: text).textFieldStyle(.roundedBorder),
        "text + 13.67", large),
      Row("menu", Menu("Title") {}, "text", "sure: lines of text (Apple's guidelines, typography)"),
      Row("label", Label("Title", systemImage: "star"), "text or symbol", "sure: as before"),
      Row("disclosure group, closed", DisclosureGroup("Title") { Text("a") }, "text", "none found"),
      Row("labeled content", LabeledContent("Title", value: "a"), "text", "none found"),
      Row("control group", ControlGroup { Button("Title") {} }, "text", "none found"),
      Row("share link", ShareLink(item: "a"), "text or symbol", "none found"),
    ]
  }

  @Test("the page of sizes has the height of each at three text sizes")
  func page() throws {
    let lines = try IOSSizesPage.lines()
    let missing = rows.map { row in
      let heights = ControlSizesTests.sizes.map { size in
        String(format: "%.2f", height(row.view, size)).replacingOccurrences(of: ".00", with: "")
      }
      return "| \(row.name) | \(heights.joined(separator: " | ")) | \(row.rule) | \(row.source) |"
    }.filter { !lines.contains($0) }
    #expect(missing.isEmpty, "docs/ios-sizes.md lacks:\n\(missing.joined(separator: "\n"))")
  }

  @Test("what is fixed is as high at every text size, what is text grows with it")
  func growth() {
    for row in rows {
      let heights = DynamicTypeSize.allCases.map { height(row.view, $0) }
      #expect((Set(heights).count == 1) == (row.rule == "fixed"), "\(row.name): \(heights)")
      #expect(heights == heights.sorted(), "\(row.name): \(heights)")
    }
  }

  @Test("a field is as high as its line and a little more, also in a stack that is too low")
  func fields() {
    func field(_ font: Font) -> CGFloat {
      height(TextField("Title", text: .constant("Text")).font(font), .large)
    }
    #expect(abs(field(.body) - 22) < 0.01)
    #expect(abs(field(.subheadline) - 19.67) < 0.01)
    let low = LaidOut(
      VStack {
        TextField("Title", text: .constant("Text"))
        Color.red.frame(height: 200)
      }, 300, 100, scale: 3)
    #expect(low.frames("frame").first?.height == 22)
  }
}
