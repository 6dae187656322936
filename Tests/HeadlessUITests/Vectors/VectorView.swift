import Foundation

@testable import HeadlessUI

/// Makes the view of a vector's tree, with the types it would have in source code.
///
/// Nothing in it is type-erased: whether a stack vanishes depends on the static type of its content.
@MainActor
enum VectorView {
  static func make(_ tree: VectorTree) -> any View {
    switch tree {
    case .fixed(let width, let height): Color.clear.frame(width: width, height: height)
    case .flex: Color.clear
    case .clamp(let w, let h): Clamped(width: w, height: h)
    case .text(let string): BoxText(string: string)
    case .spacer(let length): Spacer(minLength: length)
    case .divider: Divider()
    case .hstack, .vstack, .zstack, .geometry, .custom:
      container(tree, around: content(tree.children))
    case .overlay(let alignment, let primary, let secondary):
      overlay(make(primary), make(secondary), alignment)
    case .background(let alignment, let primary, let secondary):
      background(make(primary), make(secondary), alignment)
    case .frame(_, _, _, let child), .flexibleFrame(_, _, let child), .padding(_, let child),
      .fixedSize(_, _, let child), .aspectRatio(_, _, let child), .priority(_, let child),
      .offset(_, _, let child), .position(_, _, let child), .guide(_, _, let child):
      modified(make(child), by: tree)
    }
  }

  /// The content of a container as the view builder makes it.
  private static func content(_ children: [VectorTree]) -> any View {
    guard let first = children.first else { return EmptyView() }
    var content = make(first)
    for child in children.dropFirst() {
      let next = make(child)
      content = together(content, next)
    }
    return content
  }

  private static func together<A: View, B: View>(_ a: A, _ b: B) -> any View {
    ViewBuilder.buildBlock(a, b)
  }

  private static func container<V: View>(_ tree: VectorTree, around content: V) -> any View {
    switch tree {
    case .hstack(let spacing, let alignment, _):
      HStack(alignment: alignment, spacing: spacing) { content }
    case .vstack(let spacing, let alignment, _):
      VStack(alignment: alignment, spacing: spacing) { content }
    case .zstack(let alignment, _): ZStack(alignment: alignment) { content }
    case .geometry: GeometryReader { _ in content }
    case .custom(let layout, _): layout { content }
    default: content
    }
  }

  private static func modified<V: View>(_ view: V, by tree: VectorTree) -> any View {
    switch tree {
    case .frame(let width, let height, let alignment, _):
      view.frame(width: width, height: height, alignment: alignment)
    case .flexibleFrame(let limits, let alignment, _):
      view.frame(
        minWidth: limits.minWidth, idealWidth: limits.idealWidth, maxWidth: limits.maxWidth,
        minHeight: limits.minHeight, idealHeight: limits.idealHeight, maxHeight: limits.maxHeight,
        alignment: alignment)
    case .padding(let insets, _): view.padding(insets)
    case .fixedSize(let h, let v, _): view.fixedSize(horizontal: h, vertical: v)
    case .aspectRatio(let ratio, let mode, _): view.aspectRatio(ratio, contentMode: mode)
    case .priority(let priority, _): view.layoutPriority(priority)
    case .offset(let x, let y, _): view.offset(x: x, y: y)
    case .position(let x, let y, _): view.position(x: x, y: y)
    case .guide(.horizontal(let guide), let value, _):
      view.alignmentGuide(guide) { value[0] + value[1] * $0.width + value[2] * $0.height }
    case .guide(.vertical(let guide), let value, _):
      view.alignmentGuide(guide) { value[0] + value[1] * $0.width + value[2] * $0.height }
    default: view
    }
  }

  private static func overlay<A: View, B: View>(_ view: A, _ over: B, _ alignment: Alignment)
    -> any View
  { view.overlay(alignment: alignment) { over } }

  private static func background<A: View, B: View>(_ view: A, _ under: B, _ alignment: Alignment)
    -> any View
  { view.background(alignment: alignment) { under } }
}
