#if !canImport(UIKit)
  /// A view controller whose view is one of SwiftUI's.
  @MainActor
  protocol HostingController {
    var hostedView: AnyView { get }
  }

  extension UIHostingController: HostingController {
    var hostedView: AnyView { AnyView(rootView) }
  }

  /// The element of a representable that says it makes a view controller with a view of SwiftUI: the view, in
  /// the middle of the room that the controller is given.
  final class HostedControllerElement<V: UIViewControllerRepresentable>: WrappingElement<V, AnyView>
  {
    private var view: V
    private let properties: PropertyStorage?
    private var made: (coordinator: V.Coordinator, controller: V.UIViewControllerType)?

    /// Nil if the controller is of another kind, or the representable has answers of its own.
    init?(_ view: V, _ context: ViewContext) {
      guard V.UIViewControllerType.self is any HostingController.Type,
        V._SizeAnswer.self != CGSize?.self
      else { return nil }
      self.view = view
      properties = PropertyStorage.make(for: V.self)
      super.init(context)
      evaluateAgain()
    }

    override func update(_ view: V, _ context: ViewContext) {
      super.update(view, context)
      self.view = view
      evaluateAgain()
    }

    override func evaluateAgain() {
      context.host.isClean(self)
      properties?.link(&view, in: self)
      let content = Evaluation.tracking(self) { updatedContent() }
      show(
        AnyView(
          content.frame(
            minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)),
        context.inside())
    }

    private func updatedContent() -> AnyView {
      let coordinator = made?.coordinator ?? view.makeCoordinator()
      let inner = V.Context(coordinator: coordinator, environment: context.environment)
      let controller = made?.controller ?? view.makeUIViewController(context: inner)
      made = (coordinator, controller)
      view.updateUIViewController(controller, context: inner)
      return (controller as? any HostingController)?.hostedView ?? AnyView(EmptyView())
    }
  }
#endif
