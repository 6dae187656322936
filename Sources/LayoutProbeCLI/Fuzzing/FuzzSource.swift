/// A source that is drawn from a grammar: views with states and modifiers, layouts, and previews of
/// both.
struct FuzzSource: Sendable {
  private(set) var text = ""
  private var draw: Draw
  private let name: String
  private var layouts: [String] = []

  /// Views in views, at most.
  private static let depth = 4

  init(seed: UInt64, name: String) {
    draw = Draw(seed: seed)
    self.name = name
    text = "import SwiftUI\n"
    for number in 0..<draw.number(0...2) { addLayout("\(name)Layout\(number)") }
    let views = (0..<draw.number(1...3)).map { "\(name)View\($0)" }
    for view in views { addView(view) }
    for view in views { addPreview(view) }
  }

  private mutating func add(_ lines: String) { text += "\n" + lines + "\n" }

  // MARK: Views

  private mutating func addView(_ view: String) {
    let body = content(FuzzSource.depth, indent: "    ")
    add(
      """
      struct \(view): View {
        @State private var count = \(draw.number(0...4))
        @State private var isOn = \(draw.happens(50))
        @State private var text = "\(word())"
        @State private var length: CGFloat = \(draw.number(0...200))
        var body: some View {
      \(body)
        }
      }
      """)
  }

  private mutating func content(_ depth: Int, indent: String) -> String {
    var view = depth > 0 && draw.happens(75) ? container(depth, indent) : indent + leaf()
    for _ in 0..<draw.number(0...2) { view += "\n\(indent)  \(modifier(depth, indent))" }
    return view
  }

  private mutating func leaf() -> String {
    switch draw.number(0...17) {
    case 0...3: "Text(\"\(word())\")"
    case 4: "Text(text)"
    case 5: "Text(\"\\(count)\")"
    case 6: draw.one(of: "Color.red", "Color.clear", "Rectangle()", "Circle()", "Capsule()")
    case 7: "Spacer(\(draw.happens(40) ? "minLength: \(length())" : ""))"
    case 8: "Divider()"
    case 9: "Image(systemName: \"\(draw.one(of: "star", "heart.fill", "no.such.symbol"))\")"
    case 10: "Toggle(\"\(word())\", isOn: $isOn)"
    case 11: "Button(\"\(word())\") { count += 1 }"
    case 12: "TextField(\"\(word())\", text: $text)"
    case 13: "Slider(value: $length, in: 0...\(draw.number(1...500)))"
    case 14: "Stepper(\"\(word())\", value: $count)"
    case 15: "EmptyView()"
    case 16: "ProgressView(value: \(draw.one(of: "0.3", "0", "1")))"
    default: "Label(\"\(word())\", systemImage: \"star\")"
    }
  }

  private mutating func container(_ depth: Int, _ indent: String) -> String {
    let inner = indent + "  "
    func block(_ head: String, _ lines: [String]) -> String {
      ([indent + head + " {"] + lines + [indent + "}"]).joined(separator: "\n")
    }
    let children = (0..<draw.number(1...3)).map { _ in content(depth - 1, indent: inner) }
    let one = [children[0]]
    switch draw.number(0...21) {
    case 0...2: return block("VStack(\(stackArguments(".leading", ".trailing")))", children)
    case 3...5: return block("HStack(\(stackArguments(".top", ".firstTextBaseline")))", children)
    case 6: return block("ZStack", children)
    case 7:
      return block("ForEach(0..<\(draw.one(of: "count", "3", "0", "40")), id: \\.self) { _ in", one)
        .replacingOccurrences(of: "in {", with: "in")
    case 8:
      return block(
        "ScrollView(\(draw.one(of: "", ".horizontal", "[.horizontal, .vertical]")))", one)
    case 9: return block("List", children)
    case 10: return block("Form", children)
    case 11:
      return block("Grid", ["\(inner)GridRow {"] + children + ["\(inner)}"])
    case 12:
      return block(
        "LazyVGrid(columns: [GridItem(.\(draw.one(of: "flexible()", "adaptive(minimum: \(length()))", "fixed(\(length()))")))])",
        children)
    case 13: return block("LazyVStack", children)
    case 14:
      return block("GeometryReader { proxy in", one).replacingOccurrences(of: "in {", with: "in")
    case 15: return block("Group", children)
    case 16:
      return [indent + "if \(draw.one(of: "isOn", "count > 2", "length < 50")) {", children[0]]
        .joined(separator: "\n") + "\n\(indent)} else {\n\(inner)\(leaf())\n\(indent)}"
    case 17: return block("ViewThatFits", children)
    case 18: return block("NavigationStack", one)
    case 19: return "\(indent)AnyView(\n\(children[0])\n\(indent))"
    default:
      guard let layout = draw.one(in: layouts) else { return block("VStack", children) }
      return block("\(layout)()", children)
    }
  }

  private mutating func stackArguments(_ alignments: String...) -> String {
    var arguments: [String] = []
    if draw.happens(30), let alignment = draw.one(in: alignments) {
      arguments.append("alignment: \(alignment)")
    }
    if draw.happens(50) { arguments.append("spacing: \(length())") }
    return arguments.joined(separator: ", ")
  }

  private mutating func modifier(_ depth: Int, _ indent: String) -> String {
    switch draw.number(0...27) {
    case 0: ".frame(width: \(length()))"
    case 1: ".frame(width: \(length()), height: \(length()))"
    case 2: ".frame(minWidth: \(length()), maxWidth: .infinity)"
    case 3: ".frame(maxHeight: .infinity, alignment: .\(draw.one(of: "top", "bottomTrailing")))"
    case 4: ".padding()"
    case 5: ".padding(.\(draw.one(of: "leading", "vertical", "all")), \(length()))"
    case 6: ".offset(x: \(length()), y: \(length()))"
    case 7:
      ".aspectRatio(\(draw.one(of: "1.5", "0", "-2")), contentMode: .\(draw.one(of: "fit", "fill")))"
    case 8: ".fixedSize(\(draw.one(of: "", "horizontal: true, vertical: false")))"
    case 9: ".layoutPriority(\(draw.number(-2...2)))"
    case 10: ".background(\(draw.one(of: "Color.blue", "Circle()", "Text(text)")))"
    case 11: ".overlay(alignment: .topTrailing) { \(leaf()) }"
    case 12: ".onAppear { \(write()) }"
    case 13: ".onChange(of: count) { _, _ in \(write()) }"
    case 14:
      ".onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { \(draw.one(of: "length = $0", "length = $0 / 2 + 1", "if $0 > length { length = $0 }")) }"
    case 15: ".opacity(\(draw.one(of: "0", "0.5", "2")))"
    case 16: ".rotationEffect(.degrees(\(draw.number(-360...360))))"
    case 17: ".scaleEffect(\(draw.one(of: "0", "1.5", "-1")))"
    case 18: ".position(x: \(length()), y: \(length()))"
    case 19: ".font(.\(draw.one(of: "title", "caption", "system(size: \(length()))")))"
    case 20: ".lineLimit(\(draw.one(of: "1", "nil", "3")))"
    case 21: ".safeAreaInset(edge: .\(draw.one(of: "top", "bottom"))) { \(leaf()) }"
    case 22: ".task { \(write()) }"
    case 23: ".alignmentGuide(.leading) { $0.width / \(draw.one(of: "2", "3", "0")) }"
    case 24: ".id(\(draw.one(of: "count", "text")))"
    case 25: ".accessibilityLabel(\"\(word())\")"
    case 26: ".clipShape(RoundedRectangle(cornerRadius: \(length())))"
    default: ".navigationTitle(\"\(word())\")"
    }
  }

  private mutating func write() -> String {
    draw.one(
      of: "count += 1", "isOn.toggle()", "text += \"\(word())\"", "length = \(length())",
      "if count < 5 { count += 1 }", "withAnimation { isOn = true }",
      "Task { count = \(draw.number(0...9)) }", "print(text)",
      "DispatchQueue.main.async { isOn = false }")
  }

  /// A length as source: most often an ordinary one, else an extreme that code seldom checks for.
  private mutating func length() -> String {
    guard draw.happens(15) else { return "\(draw.number(0...240))" }
    return draw.one(
      of: "0", "-8", "0.333", "1e6", "1e30", ".infinity", "-.infinity", ".nan",
      ".greatestFiniteMagnitude")
  }

  private mutating func word() -> String {
    draw.one(
      of: "", "One", "Two words", "A longer text that needs several lines in a narrow column",
      "\u{5D0}\u{5D1}\u{5D2}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "e\u{301}", "\\n",
      "\\u{1B}[31mred", "&<>]]>",
      "%@ %d", "\\u{202E}right")
  }

  // MARK: Layouts

  private mutating func addLayout(_ layout: String) {
    layouts.append(layout)
    let proposed = draw.one(
      of: ".unspecified", "proposal", ".zero",
      "ProposedViewSize(width: proposal.width, height: nil)")
    let width = draw.one(
      of: "sizes.map(\\.width).reduce(0, +)", "proposal.width ?? 0",
      "sizes.map(\\.width).max() ?? 0",
      "proposal.replacingUnspecifiedDimensions().width", "\(length())")
    let height = draw.one(
      of: "sizes.map(\\.height).max() ?? 0", "sizes.map(\\.height).reduce(0, +)",
      "proposal.height ?? 10",
      "sizes[0].height", "\(length())")
    let x = draw.one(of: "bounds.minX", "0", "x", "bounds.midX")
    add(
      """
      struct \(layout): Layout {
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
          let sizes = subviews.map { $0.sizeThatFits(\(proposed)) }
          return CGSize(width: \(width), height: \(height))
        }

        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          var x = bounds.minX
          for subview in subviews\(draw.one(of: "", "", ".dropFirst()")) {
            let size = subview.sizeThatFits(\(proposed))
            subview.place(
              at: CGPoint(x: \(x), y: bounds.\(draw.one(of: "minY", "midY", "maxY"))),
              proposal: \(draw.one(of: "ProposedViewSize(size)", ".unspecified", "proposal")))
            x += size.width
          }
        }
      }
      """)
  }

  // MARK: Previews

  private mutating func addPreview(_ view: String) {
    let ending = draw.one(
      of: "", "", "", "  fatalError(\"\(word())\")\n", "  let _ = [1, 2][count]\n", "  exit(0)\n",
      "  let _ = print(\"\(word())\")\n")
    let traits = draw.one(
      of: "", ", traits: .sizeThatFitsLayout",
      ", traits: .fixedLayout(width: \(length()), height: 80)")
    // A statement that ends the process stands in a view's body, where the preview has a type.
    guard ending.contains("print") || ending.isEmpty else {
      return add(
        """
        #Preview("\(word())"\(traits)) {
          let count = Int(CommandLine.arguments.count) + 8
          \(view)().onAppear {
          \(ending)  _ = count
          }
        }
        """)
    }
    add("#Preview(\"\(word())\"\(traits)) {\n\(ending)  \(view)()\n}")
  }
}
