#if !canImport(UIKit)
  /// A view controller whose view is one of SwiftUI's.
  @MainActor
  protocol HostingController {
    var hostedView: AnyView { get }
  }

  extension UIHostingController: HostingController {
    var hostedView: AnyView { AnyView(rootView) }
  }

  /// The element of a view controller that shows a view of SwiftUI: the view, in the middle of the room that
  /// the controller is given.
  final class HostedControllerElement<V: UIViewControllerRepresentable>: WrappingElement<V, AnyView>
  {
    private let coordinator: V.Coordinator
    private let controller: V.UIViewControllerType

    /// Nil if the controller is of another kind.
    init?(_ view: V, _ context: ViewContext) {
      guard V.UIViewControllerType.self is any HostingController.Type else { return nil }
      coordinator = view.makeCoordinator()
      controller = view.makeUIViewController(
        context: V.Context(coordinator: coordinator, environment: context.environment))
      super.init(context)
      show(view)
    }

    override func update(_ view: V, _ context: ViewContext) {
      super.update(view, context)
      show(view)
    }

    private func show(_ view: V) {
      let content = Evaluation.tracking(self) {
        view.updateUIViewController(
          controller,
          context: V.Context(coordinator: coordinator, environment: context.environment))
        return (controller as? any HostingController)?.hostedView ?? AnyView(EmptyView())
      }
      show(
        AnyView(
          content.frame(
            minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)),
        context.inside())
    }
  }
#endif
