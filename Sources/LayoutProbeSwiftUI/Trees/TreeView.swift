#if LAYOUTPROBE_HEADLESS
  import HeadlessUI
#else
  import SwiftUI
#endif

/// Makes the view of a tree, with the types that it would have in source code, of public names alone.
///
/// Nothing in it is type-erased: whether a stack vanishes depends on the static type of its content.
/// Each node tells its frame by its path: the root is `r`, its second child `r.1`.
@MainActor
enum TreeView {
  static func make(
    _ node: TreeNode, at path: String = "r", in parent: TreeNode? = nil
  ) throws -> any View {
    let view = try bare(node, path)
    return isTold(node, in: parent) ? framed(view, path) : view
  }

  /// Whether a node tells its frame. A spacer in a frame keeps the spacing of a spacer only if nothing
  /// is between the two.
  static func isTold(_ node: TreeNode, in parent: TreeNode?) -> Bool {
    !(node.kind == "spacer" && ["frame", "flexframe"].contains(parent?.kind))
  }

  /// Whether a frame belongs to a leaf; containers and modifiers have `inner` ones.
  static func isLeaf(_ node: TreeNode) -> Bool {
    ["fixed", "flex", "clamp", "text", "spacer", "divider"].contains(node.kind)
  }

  private static func framed<V: View>(_ view: V, _ path: String) -> any View {
    view.told(as: path)
  }

  private static func bare(_ node: TreeNode, _ path: String) throws -> any View {
    switch node.kind {
    case "fixed": return Color.clear.frame(width: try node.given("w"), height: try node.given("h"))
    case "flex": return Color.clear
    case "clamp":
      let clamp = TreeClamp(
        width: try node.lengths("w", count: 3), height: try node.lengths("h", count: 3))
      return clamp { Color.clear }
    case "text": return TreeText(try node.text("s"))() { Color.clear }
    case "spacer": return Spacer(minLength: node.length("min"))
    case "divider": return Divider()
    case "hstack", "vstack", "zstack", "geo", "custom":
      return try container(node, around: try content(node, path))
    case "overlay", "background":
      let primary = try make(try node.child(0), at: path + ".0", in: node)
      let secondary = try make(try node.child(1), at: path + ".1", in: node)
      return try layered(primary, secondary, node)
    default:
      let child = try make(try node.child(0), at: path + ".0", in: node)
      return try modified(child, by: node)
    }
  }

  /// The content of a container as the view builder makes it.
  private static func content(_ node: TreeNode, _ path: String) throws -> any View {
    guard let first = node.children.first else { return EmptyView() }
    var content = try make(first, at: path + ".0", in: node)
    for (index, child) in node.children.enumerated().dropFirst() {
      let next = try make(child, at: "\(path).\(index)", in: node)
      content = together(content, next)
    }
    return content
  }

  private static func together<A: View, B: View>(_ a: A, _ b: B) -> any View {
    ViewBuilder.buildBlock(a, b)
  }

  private static func container<V: View>(
    _ node: TreeNode, around content: V
  ) throws -> any View {
    switch node.kind {
    case "hstack":
      return HStack(
        alignment: try TreeGuide.vertical(node.text("align")), spacing: node.length("spacing")
      ) { content }
    case "vstack":
      return VStack(
        alignment: try TreeGuide.horizontal(node.text("align")), spacing: node.length("spacing")
      ) { content }
    case "zstack": return ZStack(alignment: try TreeGuide.alignment(node)) { content }
    case "geo": return GeometryReader { _ in content }
    default:
      let name = try node.text("name")
      guard let placing = TreeCustom.Placing(rawValue: name) else {
        throw TreeProblem(message: "there is no layout '\(name)'")
      }
      return TreeCustom(placing: placing)() { content }
    }
  }

  private static func modified<V: View>(_ view: V, by node: TreeNode) throws -> any View {
    switch node.kind {
    case "frame":
      return view.frame(
        width: node.length("w"), height: node.length("h"),
        alignment: try TreeGuide.alignment(node))
    case "flexframe":
      return view.frame(
        minWidth: node.length("minW"), idealWidth: node.length("idealW"),
        maxWidth: node.length("maxW"), minHeight: node.length("minH"),
        idealHeight: node.length("idealH"), maxHeight: node.length("maxH"),
        alignment: try TreeGuide.alignment(node))
    case "padding":
      let insets = try node.lengths("insets", count: 4)
      return view.padding(
        EdgeInsets(
          top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3]))
    case "fixedSize":
      return view.fixedSize(horizontal: try node.flag("h"), vertical: try node.flag("v"))
    case "aspectRatio":
      return view.aspectRatio(
        node.length("ratio"), contentMode: try node.text("mode") == "fit" ? .fit : .fill)
    case "priority": return view.layoutPriority(Double(try node.given("p")))
    case "offset": return view.offset(x: try node.given("x"), y: try node.given("y"))
    case "position": return view.position(x: try node.given("x"), y: try node.given("y"))
    case "guide": return try guided(view, by: node)
    default: throw TreeProblem(message: "there is no view '\(node.kind)'")
    }
  }

  /// The guide's position is a + b · width + c · height.
  private static func guided<V: View>(_ view: V, by node: TreeNode) throws -> any View {
    let value = try node.lengths("v", count: 3)
    let name = try node.text("g")
    if try node.text("axis") == "h" {
      return view.alignmentGuide(try TreeGuide.horizontal(name)) {
        value[0] + value[1] * $0.width + value[2] * $0.height
      }
    }
    return view.alignmentGuide(try TreeGuide.vertical(name)) {
      value[0] + value[1] * $0.width + value[2] * $0.height
    }
  }

  private static func layered<A: View, B: View>(
    _ view: A, _ other: B, _ node: TreeNode
  ) throws -> any View {
    let alignment = try TreeGuide.alignment(node)
    if node.kind == "overlay" { return view.overlay(alignment: alignment) { other } }
    return view.background(alignment: alignment) { other }
  }
}
