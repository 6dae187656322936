import Foundation

/// A type that makes previews.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The previews: several if it is a group.
  @ViewBuilder static var previews: Previews { get }

  /// The platform they are meant for; nil for any.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Any platform.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform that a preview is meant for.
public enum PreviewPlatform: Hashable, Sendable {
  /// iPhone and iPad.
  case iOS
  /// Mac.
  case macOS
  /// Apple TV.
  case tvOS
  /// Apple Watch.
  case watchOS
}

/// One of the previews that a provider makes.
public struct ProvidedPreview {
  /// What `previewDisplayName` says; nil if nothing.
  public let name: String?
  /// Makes the view, with all that `previews` makes for it.
  public let view: @MainActor () -> AnyView
  /// What its modifiers ask of the window.
  public let window: PreviewWindow

  /// The previews of a provider, in order: one for each view at the top of `previews`.
  @MainActor
  public static func all<P: PreviewProvider>(of provider: P.Type) -> [ProvidedPreview] {
    let host = ViewHost(P.previews)
    // A view that shows nothing at first is a preview as well.
    guard !host.topNodes.isEmpty else {
      return [
        ProvidedPreview(name: nil, view: { AnyView(P.previews) }, window: PreviewWindow())
      ]
    }
    return host.topNodes.enumerated().map { index, node in
      var name: String?
      var window = PreviewWindow()
      var current = node
      while let unary = current as? UnaryNode {
        if let annotation = unary as? AnnotationNode {
          switch annotation.value as? PreviewAnnotation {
          case .displayName(let given): name = name ?? given
          case .layout(let given): window.layout = window.layout ?? given
          case .orientation(let given): window.orientation = window.orientation ?? given
          case .device(let given): window.device = window.device ?? given
          case nil: break
          }
        }
        current = unary.child
      }
      let problem = window.unmetRequest
      return ProvidedPreview(
        name: name,
        view: {
          let view = NthNode(content: P.previews, index: index)
          return problem.map { AnyView(view.modifier(PreviewRemark(text: $0))) } ?? AnyView(view)
        },
        window: window)
    }
  }
}

/// What the modifiers for previews attach to a view.
enum PreviewAnnotation: Sendable {
  case displayName(String?)
  case layout(PreviewLayout)
  case orientation(InterfaceOrientation)
  case device(PreviewDevice)
}

extension View {
  /// The name of the view as a preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    layoutAnnotation(PreviewAnnotation.displayName(value))
  }

  /// The window of the view as a preview.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    layoutAnnotation(PreviewAnnotation.layout(value))
  }

  /// How the device is held that the view is previewed on.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    layoutAnnotation(PreviewAnnotation.orientation(value))
  }

  /// The device that the view is previewed on: its screen, with its safe area, is the window. One that is not known
  /// changes nothing, and is named as what could not be obeyed.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    // Nil is the device of the host.
    layoutAnnotation(value.map(PreviewAnnotation.device) as PreviewAnnotation?)
  }
}

/// One of the nodes of a view.
private struct NthNode<Content: View>: View {
  let content: Content
  let index: Int

  typealias Body = Never

  static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    NthNodeElement(view, context)
  }
}

private final class NthNodeElement<Content: View>: WrappingElement<NthNode<Content>, Content> {
  private var index: Int

  init(_ view: NthNode<Content>, _ context: ViewContext) {
    index = view.index
    super.init(context)
    show(view.content, context.inside())
    if let content { dismantleSiblings(in: content) }
  }

  /// The other previews of the provider are not part of this one: neither they nor their actions.
  private func dismantleSiblings(in element: AnyElement) {
    let all = content?.nodes ?? []
    guard all.indices.contains(index) else { return }
    var pending = [element]
    while let element = pending.popLast() {
      let nodes = element.nodes
      if !nodes.contains(where: { $0 === all[index] }) {
        element.dismantle()
      } else if nodes.count > 1 {
        pending += element.children
      }
    }
  }

  override func update(_ view: NthNode<Content>, _ context: ViewContext) {
    super.update(view, context)
    index = view.index
    show(view.content, context.inside())
  }

  override var onlyNode: LayoutNode? { nil }

  override func appendNodes(to nodes: inout ContiguousArray<LayoutNode>) {
    let all = content?.nodes ?? []
    if all.indices.contains(index) { nodes.append(all[index]) }
  }
}
