import Foundation
import Testing

@testable import HeadlessUI

/// A size or inset of iOS that others measured or published (`Fixtures/ios-sizes.tsv`), and ours.
struct IOSSize: Sendable {
  var what: String
  /// What is measured here, see ``IOSSizeMeasure``.
  var key: String
  /// In points, as the source has it.
  var points: Double
  var certainty: String
  var system: String
  var quoted: String
  var address: String
  /// Whether it had no say in the choice of our numbers: every third one.
  var isHeldBack: Bool

  static func all() throws -> [IOSSize] {
    try FixtureTable.rows("ios-sizes", fields: 7).enumerated().map { number, fields in
      IOSSize(
        what: fields[0], key: fields[1], points: try #require(Double(fields[2])),
        certainty: fields[3], system: fields[4], quoted: fields[5], address: fields[6],
        isHeldBack: number % 3 == 2)
    }
  }
}

/// `docs/ios-sizes.md`, by its lines.
enum IOSSizesPage {
  static func lines() throws -> Set<String> {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("docs/ios-sizes.md")
    return Set(
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init))
  }
}

/// Measures what a key of the table names, by laying views out.
@MainActor
enum IOSSizeMeasure {
  /// In points; nil for a key that means nothing.
  static func points(_ key: String) -> Double? {
    let parts = key.split(separator: "/").map(String.init)
    let value: CGFloat? =
      switch parts.first {
      case "device" where parts.count == 4: device(parts[1], parts[2], parts[3])
      case "bar": bar(Array(parts.dropFirst())) ?? IOSBarContents.points(parts.dropFirst())
      case "list": list(Array(parts.dropFirst()))
      case "control": control(Array(parts.dropFirst()))
      case "text" where parts.count == 2: text(parts[1])
      case "text" where parts.count == 3: text(parts[1], above: parts[2])
      default: nil
      }
    return value.map { Double($0) }
  }

  private static func device(_ name: String, _ posture: String, _ what: String) -> CGFloat? {
    guard let device = Device(named: name) else { return nil }
    let screen = device.screen(isLandscape: posture == "sideways")
    let insets = screen.safeAreaInsets
    return switch what {
    case "width": screen.size.width
    case "height": screen.size.height
    case "top": insets.top
    case "bottom": insets.bottom
    case "leading": insets.leading
    case "trailing": insets.trailing
    case "freeWidth": screen.size.width - insets.leading - insets.trailing
    case "freeHeight": screen.size.height - insets.top - insets.bottom
    default: nil
    }
  }

  // MARK: Bars

  /// Where a view lies on a screen, in its coordinates.
  private static func frame<V: View>(
    of label: String, in view: V, on device: Device, isLandscape: Bool = false
  ) -> CGRect? {
    let screen = device.screen(isLandscape: isLandscape)
    let host = ViewHost(
      view, size: screen.size, environment: screen.environment(EnvironmentValues()))
    host.layout()
    return host.tree.frames(label).first
  }

  private static func screen(
    _ device: String, isLandscape: Bool = false, _ view: some View
  ) -> CGRect? {
    Device(named: device).flatMap {
      frame(of: "Color", in: view, on: $0, isLandscape: isLandscape)
    }
  }

  private static func barHeight(
    _ name: String, isLandscape: Bool = false, _ content: some View
  ) -> CGFloat? {
    Device(named: name).flatMap {
      frame(of: "NavigationBar", in: content, on: $0, isLandscape: isLandscape)?.height
    }
  }

  private static func bar(_ parts: [String]) -> CGFloat? {
    let inline = NavigationStack {
      Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    }
    let large = NavigationStack { Color.red.navigationTitle("Title") }
    let searched = NavigationStack {
      Color.red.navigationTitle("Title").searchable(text: .constant(""))
    }
    let tabs = TabView { Color.red.tabItem { Text("Tab") } }
    let toolbar = NavigationStack {
      Color.red.toolbar { ToolbarItem(placement: .bottomBar) { Text("Item") } }
    }
    func below(_ room: CGRect?, _ name: String) -> CGFloat? {
      guard let room, let screen = Device(named: name)?.screen(isLandscape: false) else {
        return nil
      }
      return screen.size.height - room.maxY
    }
    func indicator(_ name: String) -> CGFloat {
      Device(named: name)?.screen(isLandscape: false).safeAreaInsets.bottom ?? 0
    }
    switch parts {
    case ["navigation"]: return barHeight("iPhone 15", inline)
    case ["navigation", "large"]: return barHeight("iPhone 15", large)
    case ["navigation", "sideways"]: return barHeight("iPhone 15", isLandscape: true, inline)
    case ["navigation", "pad"]: return barHeight("iPad Pro (11-inch)", inline)
    case ["navigation", "pad", "large"]: return barHeight("iPad Pro (11-inch)", large)
    case ["navigation", "largeTitleExtra"]:
      guard let high = barHeight("iPhone 15", large), let low = barHeight("iPhone 15", inline)
      else { return nil }
      return high - low
    case ["navigation", "large", "search"]: return barHeight("iPhone 15", searched)
    case ["navigation", "large", "search", "firstRow"]:
      let list = NavigationStack {
        List { Text("Row") }.listStyle(.plain).navigationTitle("Title")
          .searchable(text: .constant(""))
      }
      return Device(named: "iPhone 13 mini").flatMap { frame(of: "row", in: list, on: $0)?.minY }
    case ["tabs"]:
      return below(screen("iPhone 15", tabs), "iPhone 15").map { $0 - indicator("iPhone 15") }
    case ["toolbar", "lessThanTabs"]:
      guard let a = below(screen("iPhone X", tabs), "iPhone X"),
        let b = below(screen("iPhone X", toolbar), "iPhone X")
      else { return nil }
      return a - b
    default: break
    }
    guard let name = parts.last else { return nil }
    switch Array(parts.dropLast()) {
    case ["navigation", "end"]: return screen(name, inline)?.minY
    case ["tabs", "withIndicator"]: return below(screen(name, tabs), name)
    case ["tabs", "begin"]: return screen(name, tabs)?.maxY
    case ["toolbar"]: return below(screen(name, toolbar), name).map { $0 - indicator(name) }
    case ["toolbar", "begin"]: return screen(name, toolbar)?.maxY
    default: return nil
    }
  }

  // MARK: Lists

  /// Two sections of a row each: the rows' frames, of lists without bars.
  private static func rows(
    _ style: some ListStyle, headers: (Bool, Bool), width: CGFloat = 414
  ) -> LaidOut {
    LaidOut(
      List {
        section(headers.0)
        section(headers.1)
      }.listStyle(style), width, 896, scale: 3)
  }

  @ViewBuilder private static func section(_ hasHeader: Bool) -> some View {
    if hasHeader { Section("Header") { Text("Row") } } else { Section { Text("Row") } }
  }

  private static func list(_ parts: [String]) -> CGFloat? {
    func between(_ style: some ListStyle, header: Bool) -> CGFloat? {
      let rows = rows(style, headers: (header, header)).frames("row")
      return rows.count == 2 ? rows[1].minY - rows[0].maxY : nil
    }
    switch parts {
    case ["row"]: return rows(.plain, headers: (false, false)).frames("row").first?.height
    case ["firstRow", "largeTitle"]:
      let list = NavigationStack { List { Text("Row") }.navigationTitle("Title") }
      return Device(named: "iPhone 16 Pro").flatMap { device in
        frame(of: "row", in: list, on: device).map { $0.minY - 62 - 96 }
      }
    case ["header", "leading"], ["header", "top"], ["header", "bottom"]:
      let laidOut = rows(.insetGrouped, headers: (true, true))
      guard let header = laidOut.frames("header").first, let text = laidOut.frames("Text").first
      else { return nil }
      return switch parts[1] {
      case "leading": text.minX - header.minX
      case "top": text.minY - header.minY
      default: header.maxY - text.maxY
      }
    case ["footer", "top"], ["inset", "between", "footer", "header"]:
      let laidOut = LaidOut(
        List {
          Section {
            Text("Row")
          } footer: {
            Text("Footer")
          }
          Section("Header") { Text("Row") }
        }, scale: 3)
      let rows = laidOut.frames("row")
      guard rows.count == 2, laidOut.frames("Text").count == 4 else { return nil }
      return parts[0] == "inset"
        ? rows[1].minY - rows[0].maxY : laidOut.frames("Text")[1].minY - rows[0].maxY
    case ["plain", "aboveHeader"]:
      return rows(.plain, headers: (true, true)).frames("header").first?.minY
    case ["plain", "header"]:
      return rows(.plain, headers: (true, true)).frames("header").first?.height
    case ["plain", "firstRow"]:
      return rows(.plain, headers: (true, true)).frames("row").first?.minY
    case ["grouped", "firstRow", "header"]:
      return rows(.grouped, headers: (true, true)).frames("row").first?.minY
    case ["inset", "firstRow", "header"]:
      return rows(.insetGrouped, headers: (true, true)).frames("row").first?.minY
    case ["grouped", "firstRow"]:
      return rows(.grouped, headers: (false, false)).frames("row").first?.minY
    case ["grouped", "between"]: return between(.grouped, header: false)
    case ["grouped", "between", "header"]: return between(.grouped, header: true)
    case ["inset", "between", "header"]: return between(.insetGrouped, header: true)
    default: break
    }
    guard let width = parts.last.flatMap({ Double($0) }).map({ CGFloat($0) }) else { return nil }
    let isGrouped = parts.first == "grouped"
    let laidOut =
      isGrouped
      ? rows(.grouped, headers: (false, false), width: width)
      : rows(.insetGrouped, headers: (false, false), width: width)
    guard let row = laidOut.frames("row").first, let text = laidOut.frames("Text").first else {
      return nil
    }
    switch parts.dropLast() {
    case ["inset"]: return row.minX
    case ["width"]: return row.width
    case ["text"]: return text.minX
    case ["grouped", "text"]: return text.minX - row.minX
    default: return nil
    }
  }

  // MARK: Controls and texts

  private static func control(_ parts: [String]) -> CGFloat? {
    func ideal(_ view: some View) -> CGSize { size(view, nil, nil) }
    let isOn = Binding.constant(true)
    switch parts {
    case ["switch", "width"]: return ideal(Toggle("", isOn: isOn).labelsHidden()).width
    case ["switch", "height"]: return ideal(Toggle("", isOn: isOn).labelsHidden()).height
    case ["stepper", "width"]:
      return ideal(Stepper("", value: .constant(1)).labelsHidden()).width
    case ["stepper", "height"]: return ideal(Stepper("", value: .constant(1))).height
    case ["segments", "height"]:
      return ideal(
        Picker("", selection: .constant(1)) { Text("A").tag(1) }.pickerStyle(.segmented)
      ).height
    case ["slider", "height"]: return ideal(Slider(value: .constant(0.5))).height
    case ["progress", "height"]: return ideal(ProgressView(value: 0.5)).height
    case ["wheel", "regular"]: return ideal(ProgressView()).height
    case ["wheel", "large"]: return ideal(ProgressView().controlSize(.large)).height
    case ["field", "border"]:
      return ideal(TextField("", text: .constant("a")).textFieldStyle(.roundedBorder)).height
    case ["field", "plain"]: return ideal(TextField("", text: .constant("a"))).height
    case ["dateWheel", "height"]:
      return ideal(wheel).height
    case ["dateWheel", "width"]: return ideal(wheel).width
    case ["pickerWheel", "height"]:
      return ideal(Picker("", selection: .constant(1)) { Text("A").tag(1) }.pickerStyle(.wheel))
        .height
    case ["bordered", "height"]: return ideal(Button("Title") {}.buttonStyle(.bordered)).height
    default: break
    }
    if parts.count == 3, parts[0] == "bordered", parts[1] == "width" {
      return ideal(Button(parts[2]) {}.buttonStyle(.bordered)).width
    }
    return nil
  }

  private static var wheel: some View {
    DatePicker("", selection: .constant(Date(timeIntervalSince1970: 0))).datePickerStyle(.wheel)
      .labelsHidden()
  }

  private static let textStyles: [String: Font.TextStyle] = [
    "body": .body, "caption": .caption, "footnote": .footnote, "headline": .headline,
    "largeTitle": .largeTitle, "subheadline": .subheadline, "title2": .title2,
  ]

  private static func text(_ style: String) -> CGFloat? {
    textStyles[style].map {
      LaidOut(Text("Text").font(.system($0)), scale: 3).heights("Text").first ?? 0
    }
  }

  /// The height of two texts in a stack without spacing.
  private static func text(_ upper: String, above lower: String) -> CGFloat? {
    guard let upper = textStyles[upper], let lower = textStyles[lower] else { return nil }
    let stack = VStack {
      Text("Text").font(.system(upper))
      Text("Text").font(.system(lower))
    }
    return LaidOut(stack, scale: 3).heights("VStack").first
  }
}
