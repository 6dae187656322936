import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Sizes in the design of iOS 26 are those of iOS 26 and 27")
struct GlassSizesTests {
  private struct Row {
    let what, key, certainty, source: String
    let points: Double
    let ours: Double

    var agrees: Bool { abs(ours - points) <= 1 }
  }

  private func rows() throws -> [Row] {
    try FixtureTable.rows("ios-26-sizes", fields: 5).map { fields in
      Row(
        what: fields[0], key: fields[1], certainty: fields[3], source: fields[4],
        points: try #require(Double(fields[2])),
        ours: try #require(GlassSizeMeasure.points(fields[1]), "'\(fields[1])' is measured here"))
    }
  }

  @Test(
    "nine of ten agree to a point, and all that were measured in an image or a tree of the system")
  func agreement() throws {
    let rows = try rows()
    let others = rows.filter { !$0.agrees }.map { "\($0.what): \($0.ours), not \($0.points)" }
    #expect(rows.count >= 48)
    #expect(!rows.contains { $0.certainty == "sure" && !$0.agrees }, "\(others)")
  }

  @Test("the page of sizes has them, with ours beside")
  func page() throws {
    let lines = try IOSSizesPage.lines()
    let missing = try rows().map { row in
      "| \(row.what) | \(text(row.ours)) | \(text(row.points)) | \(row.agrees ? "yes" : "no") "
        + "| \(row.certainty) | \(row.source) |"
    }.filter { !lines.contains($0) }
    #expect(missing.isEmpty, "docs/ios-sizes.md lacks:\n\(missing.joined(separator: "\n"))")
  }

  private func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : String(format: "%.2f", number)
  }

  @Test("the design of iOS 18 stays where nothing else is asked for")
  func usual() {
    let list = List { Section("Header") { Text("Row") } }
    #expect(LaidOut(list).heights("row") == [44])
    #expect(LaidOut(list).host.tree.texts == ["HEADER", "Row"])
    var glass = EnvironmentValues()
    glass.systemDesign = .iOS26
    #expect(LaidOut(list, environment: glass).heights("row") == [52])
    #expect(LaidOut(list, environment: glass).host.tree.texts == ["Header", "Row"])
    #expect(
      LaidOut(list.environment(\.defaultMinListRowHeight, 60), environment: glass).heights("row")
        == [60])
  }

  @Test("a view that changes the design is laid out in the new one")
  func change() {
    struct Screen: View {
      @State var design = SystemDesign.iOS18
      var body: some View {
        NavigationStack {
          List {
            Toggle("On", isOn: .constant(true))
            Text(design.rawValue).onAppear { design = .iOS26 }
          }
          .navigationTitle("Title").toolbar { Button("Edit") {} }
        }
        .environment(\.systemDesign, design)
      }
    }
    let host = LaidOut(Screen(), 402, 874).host
    for _ in 0..<3 { host.layout() }
    let tree = host.tree
    #expect(tree.frames("row").map(\.height) == [52, 52])
    #expect(tree.frames("NavigationBar").first?.height == 106)
    #expect(tree.frames("Switch").first?.size == CGSize(width: 61, height: 28))
    #expect(tree.frames("Button").count == 1)
  }

  @Test(
    "a text in a bar has space beside it and an image is in a circle, whatever decides between them"
  )
  func barButtons() {
    func width(_ button: some View) -> CGFloat? {
      var glass = EnvironmentValues()
      glass.systemDesign = .iOS26
      let view = NavigationStack { Color.red.toolbar { button } }
      return LaidOut(view, environment: glass).frames("Button").first?.width
    }
    let texts = [true, false].map { isText in
      width(
        Button {
        } label: {
          if isText { Text("Done") } else { Image(systemName: "pencil") }
        })
    }
    #expect(texts[0] ?? 0 > 60)
    #expect(texts[1] == 36)
    #expect(width(Button("Add", systemImage: "plus") {}) == 36)
    #expect(
      width(Button("Add", systemImage: "plus") {}.labelStyle(.titleAndIcon)) ?? 0 > 70)
  }

  @Test("tabs on glass lie over each other and reach below the safe area on purpose")
  func fit() throws {
    let device = try #require(Device(named: "iPhone 17 Pro"))
    let screen = device.screen(isLandscape: false)
    var environment = screen.environment(EnvironmentValues())
    environment.systemDesign = .iOS26
    let view = TabView { Color.red.tabItem { Text("Tab") } }
    let laidOut = LaidOut(view, screen.size.width, screen.size.height, environment: environment)
    let bar = try #require(laidOut.host.tree.first("TabBar"))
    #expect(bar.reference.fit.isPlacedBySystem && bar.reference.fit.layersContent)
  }

  @Test("where there is no home indicator, tabs stay within the bar")
  func withoutIndicator() throws {
    let device = try #require(Device(named: "iPhone SE (3rd generation)"))
    let screen = device.screen(isLandscape: false)
    var environment = screen.environment(EnvironmentValues())
    environment.systemDesign = .iOS26
    let view = TabView { Color.red.tabItem { Label("Tab", systemImage: "circle") } }
    let tabs = LaidOut(view, screen.size.width, screen.size.height, environment: environment)
      .frames("Tab")
    #expect(tabs.count == 1 && tabs.allSatisfy { $0.maxY <= screen.size.height })
  }
}

/// Measures what a key of the table names, in the design of iOS 26.
@MainActor
private enum GlassSizeMeasure {
  static func points(_ key: String) -> Double? {
    let parts = key.split(separator: "/").map(String.init)
    let value: CGFloat? =
      switch parts.first {
      case "bar": bar(Array(parts.dropFirst()))
      case "tabs": tabs(Array(parts.dropFirst()))
      case "list": list(Array(parts.dropFirst()))
      case "control": control(Array(parts.dropFirst()))
      case "sheet": presented(parts)
      default: nil
      }
    return value.map { Double($0) }
  }

  private static func tree(_ view: some View, on name: String = "iPhone 17 Pro") -> NodeSnapshot? {
    guard let screen = Device(named: name)?.screen(isLandscape: false) else { return nil }
    var environment = screen.environment(EnvironmentValues())
    environment.systemDesign = .iOS26
    let host = ViewHost(view, size: screen.size, environment: environment)
    host.layout()
    return host.tree
  }

  private static func bar(_ parts: [String]) -> CGFloat? {
    let inline = NavigationStack {
      Color.red.navigationTitle("Language").navigationBarTitleDisplayMode(.inline)
        .toolbar { Button("Edit") {} }
    }
    let large = NavigationStack { Color.red.navigationTitle("Settings") }
    func title(_ view: some View) -> (bar: CGRect, text: CGRect)? {
      guard let bar = tree(view)?.first("NavigationBar"), let frame = bar.frame,
        let text = bar.frames("Text").first(where: { $0.minX < 200 })
      else { return nil }
      return (frame, text)
    }
    switch parts {
    case ["inline"]: return tree(inline)?.frames("NavigationBar").first?.height
    case ["large"]: return tree(large)?.frames("NavigationBar").first?.height
    case ["end", "iPhone 15"]: return tree(inline, on: "iPhone 15")?.frames("Color").first?.minY
    case ["large", "title", "top"]: return title(large).map { $0.text.minY - $0.bar.minY }
    case ["large", "title", "height"]: return title(large)?.text.height
    case ["large", "title", "begin"]: return title(large)?.text.minX
    case ["large", "title", "width"]: return title(large)?.text.width
    case ["inline", "title", "middle"]: return title(inline).map { $0.text.midY - $0.bar.minY }
    case ["back", "middle"]:
      let page = NavigationStack {
        Color.red.navigationDestination(isPresented: .constant(true)) { Color.blue }
      }
      return tree(page)?.first("NavigationBar")?.frames("Image").first?.midX
    case ["search", "list"]:
      let view = TabView {
        NavigationStack {
          List { Text("Row") }.navigationTitle("Title").searchable(text: .constant(""))
        }
        .tabItem { Text("Tab") }
      }
      return tree(view)?.frames("row").first?.minY
    case ["symbol", "width"]:
      let view = NavigationStack {
        Color.red.toolbar {
          Button {
          } label: {
            Image(systemName: "plus")
          }
        }
      }
      return tree(view)?.first("NavigationBar")?.frames("Button").first?.width
    default: break
    }
    let item = tree(inline)?.first("NavigationBar")?.frames("Button").first
    return switch parts {
    case ["item", "height"]: item?.height
    case ["item", "top"]: item?.minY
    case ["item", "end"]: item?.maxX
    case ["item", "width"]: item?.width
    default: nil
    }
  }

  private static func tabs(_ parts: [String]) -> CGFloat? {
    let view = TabView {
      ForEach(0..<4, id: \.self) { tab in
        Color.red.tabItem { Label("Tab", systemImage: "circle") }
      }
    }
    guard let tree = tree(view), let bar = tree.frames("TabBar").first,
      let tab = tree.frames("Tab").dropFirst().first
    else { return nil }
    switch parts {
    case ["height"]: return tree.frames("Color").first.map { 874 - $0.maxY }
    case ["2", "begin"]: return tab.minX
    case ["2", "width"]: return tab.width
    case ["2", "height"]: return tab.height
    case ["2", "top"]: return tab.minY
    case ["icon", "middle"]: return tree.frames("Image").first.map { $0.midY - bar.minY }
    case ["title", "middle"]: return tree.frames("Text").first.map { $0.midY - bar.minY }
    default: return nil
    }
  }

  private static func list(_ parts: [String]) -> CGFloat? {
    func between(_ first: some View, _ second: some View) -> CGFloat? {
      let rows =
        tree(
          List {
            first; second
          })?.frames("row") ?? []
      return rows.count == 2 ? rows[1].minY - rows[0].maxY : nil
    }
    let (plain, header) = (Section { Text("Row") }, Section("Header") { Text("Row") })
    let footer = Section {
      Text("Row")
    } footer: {
      Text("Footer")
    }
    func row(_ content: some View) -> CGFloat? {
      tree(List { content })?.frames("row").first?.height
    }
    switch parts {
    case ["row"]: return row(Text("Row"))
    case ["row", "medium"]: return row(Text("Row").dynamicTypeSize(.medium))
    case ["row", "40"]: return row(Color.red.frame(height: 40))
    case ["row", "toggle"]: return row(Toggle("On", isOn: .constant(true)))
    case ["row", "stepper"]: return row(Stepper("Count", value: .constant(1)))
    case ["row", "date"]:
      return row(
        DatePicker(
          "Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date))
    case ["label"]:
      guard let tree = tree(List { Label("Title", systemImage: "gear") }),
        let row = tree.frames("row").first, let text = tree.frames("Text").first
      else { return nil }
      return text.minX - row.minX - 16
    case ["header"]: return tree(List { header })?.frames("header").first?.height
    case ["first", "header"]:
      return tree(List { header })?.frames("header").first.map { $0.minY - 62 }
    case ["first", "row"]: return tree(List { plain })?.frames("row").first.map { $0.minY - 62 }
    case ["between", "header"]: return between(header, header)
    case ["between", "none"]: return between(plain, plain)
    case ["between", "footer", "header"]: return between(footer, header)
    case ["between", "footer"]: return between(footer, plain)
    case ["402", "group"], ["440", "group"], ["402", "text"], ["440", "text"]:
      let name = parts[0] == "402" ? "iPhone 17 Pro" : "iPhone 17 Pro Max"
      return tree(List { Text("Row") }, on: name)?
        .frames(parts[1] == "group" ? "row" : "Text").first?.minX
    default: return nil
    }
  }

  private static func control(_ parts: [String]) -> CGFloat? {
    func size(_ view: some View) -> CGSize? {
      tree(view.fixedSize())?.frames("fixedSize").first?.size
    }
    let toggle = Toggle("", isOn: .constant(true)).labelsHidden()
    return switch parts {
    case ["switch", "height"]: size(toggle)?.height
    case ["switch", "width"]: size(toggle)?.width
    case ["stepper", "width"]: size(Stepper("", value: .constant(1)).labelsHidden())?.width
    case ["segments", "height"]:
      size(Picker("", selection: .constant(1)) { Text("A").tag(1) }.pickerStyle(.segmented))?
        .height
    case ["bordered", "height"]: size(Button("Title") {}.buttonStyle(.bordered))?.height
    case ["bordered", "large", "height"]:
      size(Button("Title") {}.buttonStyle(.bordered).controlSize(.large))?.height
    default: nil
    }
  }

  private static func presented(_ parts: [String]) -> CGFloat? {
    let sheet = Color.blue.sheet(isPresented: .constant(true)) {
      NavigationStack {
        Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
    return switch parts {
    case ["sheet", "top"]: tree(sheet)?.frames("Sheet").first?.minY
    case ["sheet", "content"]: tree(sheet)?.first("Sheet")?.frames("Color").first?.minY
    default: nil
    }
  }
}
