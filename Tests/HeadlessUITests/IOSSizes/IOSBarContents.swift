import Foundation

@testable import HeadlessUI

/// Measures what is in bars: places in a bar, unless they are said to be in the screen.
@MainActor
enum IOSBarContents {
  /// In points; nil for a key that means nothing.
  static func points(_ parts: ArraySlice<String>) -> CGFloat? {
    let parts = Array(parts)
    switch parts {
    case ["item", "end"]: return items?.last?.maxX
    case ["item", "gap"]: return items.map { $0[1].minX - $0[0].maxX }
    case ["item", "height"]: return items?.first?.height
    case ["item", "top"]: return items?.first?.minY
    case ["item", "Add", "width"]: return items?.first?.width
    case ["largeTitle", "leading"]: return largeTitle?.minX
    case ["largeTitle", "top"]: return largeTitle.map { $0.minY - 44 }
    case ["largeTitle", "Books", "width"]: return largeTitle?.width
    case ["search", "leading"]: return search?.minX
    case ["search", "top"]: return search.map { $0.minY - 96 }
    case ["search", "height"]: return search?.height
    case ["inlineTitle", "top"]: return inlineTitle?.minY
    case ["inlineTitle", "Log in", "leading"]: return inlineTitle?.minX
    case ["island", "end"]: return screen("Color", inline, "iPhone 15")?.minY
    case ["island", "search", "firstRow"]:
      let list = NavigationStack {
        List { Text("Row") }.navigationTitle("Settings").searchable(text: .constant(""))
      }
      return screen("row", list, "iPhone 15")?.minY
    case ["sheet"]:
      let view = Color.blue.sheet(isPresented: .constant(true)) { inline }
      return screen("NavigationBar", view, "iPhone 13 mini")?.height
    case ["tab", "icon", "middle"]: return tabParts.flatMap { $0.icon?.midY }
    case ["tab", "title", "middle"]: return tabParts.flatMap { $0.title?.midY }
    default: return tab(parts)
    }
  }

  /// `tab/NUMBER/of/COUNT/in/WIDTH/begin` or `/width`.
  private static func tab(_ parts: [String]) -> CGFloat? {
    guard parts.count == 7, parts[0] == "tab", let number = Int(parts[1]),
      let count = Int(parts[3]), let width = Double(parts[5])
    else { return nil }
    let tabs = TabView {
      ForEach(0..<count, id: \.self) { tab in Color.red.tabItem { Text("\(tab)") } }
    }
    let frames = LaidOut(tabs, CGFloat(width), 800, scale: 3).frames("Tab")
    guard frames.indices.contains(number - 1) else { return nil }
    return parts[6] == "begin" ? frames[number - 1].minX : frames[number - 1].width
  }

  private static var inline: some View {
    NavigationStack {
      Color.red.navigationTitle("Log in").navigationBarTitleDisplayMode(.inline)
    }
  }

  private static var books: some View {
    NavigationStack {
      Color.red.navigationTitle("Books").searchable(text: .constant(""))
        .toolbar {
          Button("Add") {}
          Menu {
          } label: {
            Image(systemName: "line.3.horizontal.decrease.circle")
          }
        }
    }
  }

  /// Frames on a device, in a node that is found by its label, or on the screen.
  private static func frames(
    _ label: String, in view: some View, on device: String, within outer: String?
  ) -> [CGRect] {
    guard let screen = Device(named: device)?.screen(isLandscape: false) else { return [] }
    let host = ViewHost(
      view, size: screen.size, environment: screen.environment(EnvironmentValues()))
    host.layout()
    guard let outer else { return host.tree.frames(label) }
    guard let bar = host.tree.preorder.last(where: { $0.label == outer }), let frame = bar.frame
    else { return [] }
    return bar.frames(label).map { $0.offsetBy(dx: -frame.minX, dy: -frame.minY) }
  }

  private static func screen(_ label: String, _ view: some View, _ device: String) -> CGRect? {
    frames(label, in: view, on: device, within: nil).first
  }

  private static func inBar(_ label: String, _ view: some View) -> [CGRect] {
    frames(label, in: view, on: "iPhone 13 mini", within: "NavigationBar")
  }

  private static var items: [CGRect]? {
    let buttons = inBar("Button", books).filter { $0.height == 34 }
    return buttons.count == 2 ? buttons : nil
  }

  private static var largeTitle: CGRect? { inBar("Text", books).first { $0.height > 40 } }
  private static var search: CGRect? { inBar("frame", books).first { $0.height == 36 } }
  private static var inlineTitle: CGRect? { inBar("Text", inline).first }

  private static var tabParts: (icon: CGRect?, title: CGRect?)? {
    let view = TabView { Color.red.tabItem { Label("Title", systemImage: "circle") } }
    func part(_ label: String) -> CGRect? {
      frames(label, in: view, on: "iPhone 15", within: "Tab").first
    }
    return (part("Image"), part("Text"))
  }
}
