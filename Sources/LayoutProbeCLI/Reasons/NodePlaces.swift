import LayoutProbe

/// Finds where the sources of a probe make its nodes, as far as that is certain: by the names around
/// a call, by what it says, by its place among others. What fits two lines has none.
final class NodePlaces {
  private let files: [(path: String, calls: ViewCalls)]
  private let probe: SourcePlace?

  /// - Parameter files: their paths and contents.
  init(_ files: [(path: String, text: String)], probe: SourcePlace?) {
    self.files = files.map { ($0.path, ViewCalls($0.text)) }
    self.probe = probe
  }

  /// The place of the first of the nodes; the others are those around it, from the inside out.
  func place(of nodes: [WhyNode]) -> SourcePlace? {
    guard let node = nodes.first else { return nil }
    let parts = node.path.split(separator: "/").map(String.init)
    let labels = parts.reversed().map { String($0.prefix { $0 != "[" }) }
    guard let label = labels.first else { return nil }
    let detail =
      node.name.hasPrefix(label + " ") ? String(node.name.dropFirst(label.count + 1)) : nil
    var certain: Set<SourcePlace> = []
    var possible: Set<SourcePlace> = []
    for (path, calls) in files {
      for name in [label] + (Self.others[label] ?? []) {
        for call in calls.all(named: name) {
          guard fits(call, labels, in: path), isSibling(call, parts) else { continue }
          let place = SourcePlace(file: path, line: calls.line(of: call.token))
          switch says(calls, call.token, label, detail) {
          case true?:
            certain.insert(place)
            possible.insert(place)
          case nil: possible.insert(place)
          case false?: break
          }
        }
      }
    }
    if certain.count == 1 { return certain.first }
    return certain.isEmpty && possible.count == 1 ? possible.first : nil
  }

  /// Where the rows of a `ForEach` or a `List` are made that are in a node; nil for several places.
  ///
  /// - Parameter lines: the lines of the view that makes them, if they are known.
  func place(ofRowsIn path: String, _ lines: (file: String, lines: Range<Int>)?) -> SourcePlace? {
    let labels = path.split(separator: "/").reversed().map { String($0.prefix { $0 != "[" }) }
    let places = files.flatMap { file, calls in
      ["ForEach", "List"].flatMap(calls.all).compactMap { call -> SourcePlace? in
        let place = SourcePlace(file: file, line: calls.line(of: call.token))
        guard let lines else { return fits(call, labels, in: file) ? place : nil }
        return lines.file == file && lines.lines.contains(place.line) ? place : nil
      }
    }
    return places.count == 1 ? places.first : nil
  }

  // MARK: Names around it

  /// Other names that a node of a label is written with.
  private static let others = [
    "Button": [
      "EditButton", "Link", "Menu", "NavigationLink", "PasteButton", "RenameButton", "ShareLink",
      "Toggle",
    ],
    "aspectRatio": ["scaledToFit", "scaledToFill"],
    "ignoresSafeArea": ["edgesIgnoringSafeArea"], "safeAreaInset": ["safeAreaBar"],
  ]
  private static let labels = Dictionary(
    uniqueKeysWithValues: others.flatMap { label, names in names.map { ($0, label) } })

  /// What always makes one node of its name.
  private static let single: Set<String> = [
    "frame", "padding", "fixedSize", "aspectRatio", "offset", "position", "layoutPriority",
    "overlay", "background", "alignmentGuide", "Grid", "ScrollView", "LazyVStack", "LazyHStack",
    "LazyVGrid", "LazyHGrid", "GeometryReader", "ViewThatFits", "safeAreaInset", "ignoresSafeArea",
    "safeAreaPadding", "containerRelativeFrame",
  ]
  /// What makes none, or may vanish.
  private static let none: Set<String> = [
    "HStack", "VStack", "ZStack", "ForEach", "Group", "GridRow", "font", "bold", "italic", "id",
    "foregroundColor", "foregroundStyle", "lineLimit", "opacity", "tag", "tint", "fontWeight",
    "multilineTextAlignment", "onAppear", "onChange", "task", "accessibilityLabel", "clipped",
    "cornerRadius", "clipShape", "shadow", "border", "environment", "truncationMode",
    "gridCellColumns", "gridColumnAlignment", "gridCellAnchor", "gridCellUnsizedAxes",
    "layoutValue", "zIndex", "hidden", "disabled", "fill", "stroke",
  ]

  private func fits(_ call: ViewCalls.Call, _ nodes: [String], in path: String) -> Bool {
    if case .probe(let line) = call.end, let probe, probe.file != path || probe.line != line {
      return false
    }
    return fits(call.names[...], nodes[...], isOpen: false, call.end)
  }

  /// - Parameter isOpen: whether something with a body of its own may have made any nodes here.
  private func fits(
    _ names: ArraySlice<String>, _ nodes: ArraySlice<String>, isOpen: Bool, _ end: ViewCalls.End
  ) -> Bool {
    guard let name = names.first else {
      // Several views of a preview are a stack.
      return end == .declaration || nodes.isEmpty || isOpen || nodes == ["VStack"]
    }
    let label = Self.labels[name] ?? name
    let rest = names.dropFirst()
    let found = isOpen ? nodes.indices.filter { nodes[$0] == label } : [nodes.startIndex]
    for place in found where nodes.indices.contains(place) && nodes[place] == label {
      if fits(rest, nodes[(place + 1)...], isOpen: false, end) { return true }
    }
    if Self.single.contains(label) { return false }
    let isNone = label.isEmpty || Self.none.contains(label)
    return fits(rest, nodes, isOpen: isOpen || !isNone, end)
  }

  /// Whether it is the child that the path says, if both are known.
  private func isSibling(_ call: ViewCalls.Call, _ parts: [String]) -> Bool {
    // A modifier stands where its view does: that of the outermost one counts.
    guard let index = call.index else { return true }
    let stacks: Set<String> = ["HStack", "VStack", "ZStack"]
    let outer = call.names.dropFirst()
    guard let around = outer.firstIndex(where: stacks.contains),
      let place = parts.dropLast().lastIndex(where: {
        String($0.prefix { $0 != "[" }) == call.names[around]
      }),
      // Only where nothing between may have made several nodes.
      !outer[..<around].contains(where: { ["", "ForEach", "Group", "GridRow"].contains($0) })
    else { return true }
    let child = parts[place + 1]
    guard let open = child.lastIndex(of: "["),
      let number = Int(child[open...].dropFirst().dropLast())
    else { return index == 0 }
    return number == index
  }

  // MARK: What it says

  /// Whether a call says what tells the node from others; nil where that cannot be told.
  private func says(
    _ calls: ViewCalls, _ token: Int, _ label: String, _ detail: String?
  ) -> Bool? {
    guard let detail else { return nil }
    switch label {
    case "Text":
      guard let first = calls.arguments(of: token)?.first,
        first.label == nil || first.label == "verbatim",
        first.text.hasPrefix("\""), !first.text.contains("\\")
      else { return nil }
      return first.text == detail
    case "Color":
      return calls.member(of: token).map { $0 == detail }
    case "frame", "padding", "layoutPriority", "offset", "position":
      guard let arguments = calls.arguments(of: token)?.filter({ $0.label != "alignment" }),
        !arguments.isEmpty
      else { return nil }
      let parts = Set(detail.components(separatedBy: ", "))
      for argument in arguments {
        guard argument.text == ".infinity" || Double(argument.text) != nil else { return nil }
        let value = argument.text == ".infinity" ? "∞" : argument.text
        guard parts.contains(argument.label.map { "\($0): \(value)" } ?? value) else {
          return false
        }
      }
      return true
    default: return nil
    }
  }
}
