import Foundation

extension View {
  /// Shows a view over the window while there is one; the layout of what it is attached to stays.
  ///
  /// - Parameter presented: what is shown; it makes no view while nothing is.
  nonisolated func presenting<Presented: View>(
    _ kind: PresentationKind, _ presented: Presented
  ) -> some View {
    modifier(PresentationModifier(kind: kind, presented: presented))
  }
}

/// What is shown while a value says so.
struct WhilePresented<Content: View> {
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let content: () -> Content

  nonisolated init(
    _ isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.isPresented = isPresented
    self.onDismiss = onDismiss
    self.content = content
  }
}

extension WhilePresented: View {
  var body: some View {
    if isPresented.wrappedValue {
      content().modifier(InPresentation(onDismiss: onDismiss) { isPresented.wrappedValue = false })
    }
  }
}

/// What is shown for an item.
struct ForItem<Item, Content: View> {
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let id: (Item) -> AnyHashable
  let content: (Item) -> Content

  nonisolated init(
    _ item: Binding<Item?>, id: @escaping (Item) -> AnyHashable, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) {
    self.item = item
    self.onDismiss = onDismiss
    self.id = id
    self.content = content
  }
}

extension ForItem: View {
  var body: some View {
    if let value = item.wrappedValue {
      content(value).id(id(value))
        .modifier(InPresentation(onDismiss: onDismiss) { item.wrappedValue = nil })
    }
  }
}

/// What a view inherits that is presented.
struct InPresentation {
  let onDismiss: (() -> Void)?
  let dismiss: () -> Void
  @Environment(\.presentation) private var outer

  nonisolated init(onDismiss: (() -> Void)? = nil, dismiss: @escaping () -> Void) {
    self.onDismiss = onDismiss
    self.dismiss = dismiss
  }
}

extension InPresentation: ViewModifier {
  func body(content: Content) -> some View {
    let inner = PresentationHandle(dismiss: dismiss, level: outer.level + 1)
    content.environment(\.presentation, inner)
      .onDisappear(perform: onDismiss)
  }
}

struct PresentationModifier<Presented: View> {
  let kind: PresentationKind
  let presented: Presented
}

extension PresentationModifier: ViewModifier {
  typealias Body = Never

  static func _makeElement<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _ViewContext
  ) -> _ViewElement<ModifiedContent<V, Self>> {
    PresentingElement(view, context)
  }
}

/// Shows its content as it is, and beside it what is presented.
private final class PresentingElement<Content: View, Presented: View>: WrappingElement<
  ModifiedContent<Content, PresentationModifier<Presented>>, Content
>
{
  private var presented: PresentedElement<Presented>?

  init(
    _ view: ModifiedContent<Content, PresentationModifier<Presented>>, _ context: ViewContext
  ) {
    super.init(context)
    show(view.content, context.inside())
    let presented = PresentedElement(view.modifier, context.inside())
    presented.parent = self
    self.presented = presented
  }

  override func update(
    _ view: ModifiedContent<Content, PresentationModifier<Presented>>, _ context: ViewContext
  ) {
    super.update(view, context)
    show(view.content, context.inside())
    presented?.update(view.modifier, context.inside())
  }

  override var children: ContiguousArray<AnyElement> {
    super.children + (presented.map { [$0 as AnyElement] } ?? [])
  }
}

/// What is presented: its nodes belong to the window.
private final class PresentedElement<Presented: View>: AnyElement {
  private let node: PresentedNode
  private var content: ViewElement<Presented>?
  private var environment = DerivedEnvironment()

  init(_ modifier: PresentationModifier<Presented>, _ context: ViewContext) {
    node = PresentedNode(modifier.kind, context)
    super.init(context)
    content = makeChild(modifier.presented, inside(context))
    collectAgain()
  }

  func update(_ modifier: PresentationModifier<Presented>, _ context: ViewContext) {
    self.context = context
    if let content { updateChild(content, modifier.presented, inside(context)) }
  }

  /// What a layer inherits is not about the place where it is attached.
  private func inside(_ context: ViewContext) -> ViewContext {
    var inner = context.inside(stackAxis: nil)
    inner.rows = nil
    inner.environment = environment.values(from: inner.environment) { [node] values in
      if values.isInListRow { values.isInListRow = false }
      values.leaveBar()
      if node.kind != .push {
        values.leaveNavigation()
        values.colorSchemePreferences = nil
        values.isInSheet =
          node.kind == .sheet || node.kind == .popover && values.horizontalSizeClass != .regular
      }
    }
    return inner
  }

  override func structureDidChange() { context.host.markRestructured(self) }

  override func collectAgain() {
    let nodes = content?.nodes ?? []
    node.setContent(nodes, context)
    show(!nodes.isEmpty)
  }

  private func show(_ isShown: Bool) {
    context.host.present(node, isShown)
    if node.kind == .push { context.environment.navigationPages?.set(node, isShown: isShown) }
  }

  override func willDismantle() { show(false) }

  /// What is presented says nothing to what is around the view.
  override func appendPreference<K: PreferenceKey>(_ key: K.Type, to value: inout K.Value?) {}

  override var children: ContiguousArray<AnyElement> { content.map { [$0] } ?? [] }
}

private enum IsInSheetKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view is in a sheet, whose bars are higher.
  var isInSheet: Bool {
    get { self[IsInSheetKey.self] }
    set { self[IsInSheetKey.self] = newValue }
  }
}
