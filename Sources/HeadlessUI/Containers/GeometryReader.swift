import Foundation

/// A view whose content depends on the size and place it is given.
///
/// Its size is the proposal (10 points where that is unspecified), regardless of its content, which it
/// places at its top leading corner.
@frozen public struct GeometryReader<Content> where Content: View {
  /// Makes the content for a geometry.
  public var content: (GeometryProxy) -> Content

  /// A view whose content depends on its geometry.
  @inlinable nonisolated public init(
    @ViewBuilder content: @escaping (GeometryProxy) -> Content
  ) {
    self.content = content
  }
}

extension GeometryReader: View {
  /// The engine shows the content.
  public typealias Body = Never

  /// The container, whose content is made when it is placed.
  public static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    GeometryReaderElement(view, context)
  }
}

private final class GeometryReaderElement<Content: View>: ContainerElement<
  GeometryReader<Content>, Content
>
{
  private var view: GeometryReader<Content>
  private var reader: GeometryReaderNode?
  private var told: GeometryProxy?

  init(_ view: GeometryReader<Content>, _ context: ViewContext) {
    self.view = view
    super.init(context)
    let reader = GeometryReaderNode(context) { [unowned self] proxy in
      // Placing runs on the thread that lays out, where the main actor's views are evaluated.
      OnMainThread.run { self.makeContent(proxy) }
    }
    self.reader = reader
    node = reader
  }

  override func update(_ view: GeometryReader<Content>, _ context: ViewContext) {
    super.update(view, context)
    self.view = view
    evaluateAgain()
  }

  override func evaluateAgain() {
    context.host.isClean(self)
    reader?.contentIsStale()
  }

  private func makeContent(_ proxy: GeometryProxy) {
    // What the window is made with is no answer to what it showed.
    if told != proxy, told != nil || context.host.passNumber > 1 { context.host.time.noteReading() }
    // A reader that is new was made for another reason than what it is told.
    let isToldAnew = told != nil && told != proxy
    told = proxy
    let content = Evaluation.tracking(self) { view.content(proxy) }
    context.host.makingContentOfLayout(isToldAnew) {
      show(content, context.inside(stackAxis: nil))
    }
    fill()
  }

  override func willDismantle() { reader?.makeContent = nil }
}

/// Takes what it is proposed, and makes its content when it knows where it is.
final class GeometryReaderNode: ContainerNode {
  var makeContent: ((GeometryProxy) -> Void)?
  private var shown: GeometryProxy?

  init(_ context: ViewContext, makeContent: @escaping (GeometryProxy) -> Void) {
    self.makeContent = makeContent
    super.init(context, [.isSizeBoundary, .positionSensitive])
  }

  override var label: String { "GeometryReader" }
  override var priority: Double { 0 }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    if let log = ReasonLog.of(self) { log.note(.filling, of: self, for: proposal) }
    return proposal.replacingUnspecified()
  }

  func contentIsStale() {
    shown = nil
    invalidatePlacement()
  }

  override func placeChildren() {
    let proxy = GeometryProxy(
      size: placed.size, frame: CGRect(origin: context.placing.origin, size: placed.size),
      node: self, safeAreaInsets: safeAreaWhilePlacing)
    if shown != proxy {
      shown = proxy
      // Its size is settled; what the new content changes above is nothing.
      flags.insert(.absorbsChanges)
      makeContent?(proxy)
      flags.remove(.absorbsChanges)
    }
    let offer = Proposal(placed.size)
    for child in children {
      if let log = ReasonLog.of(self) { log.note(place: .corner(EdgeInsets()), of: child) }
      child.place(at: .zero, ViewSize(child.size(offer), offer), in: self)
    }
  }
}
