#if !canImport(UIKit)
  import Foundation

  /// A view controller of UIKit in a tree of SwiftUI: as large as it is proposed unless its `sizeThatFits` answers.
  /// One that is declared to make a `UIHostingController` shows that controller's view, others are placeholders.
  @MainActor @preconcurrency
  public protocol UIViewControllerRepresentable: View where Body == Never {
    /// As SwiftUI has it.
    associatedtype UIViewControllerType
    /// As SwiftUI has it.
    associatedtype Coordinator = Void
    /// Tells whether there is a `sizeThatFits` of its own.
    associatedtype _SizeAnswer = _NoSizeAnswer
    /// As SwiftUI has it; it is called for a hosting controller, or if there is a `sizeThatFits`.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// As SwiftUI has it; it is called for a hosting controller, or if there is a `sizeThatFits`.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// As SwiftUI has it; it is never called here.
    static func dismantleUIViewController(
      _ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// As SwiftUI has it; it is called with `makeUIViewController(context:)`.
    func makeCoordinator() -> Coordinator
    /// As SwiftUI has it; it is asked for the size of the placeholder.
    func sizeThatFits(
      _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> _SizeAnswer
    /// As SwiftUI has it.
    typealias Context = UIViewControllerRepresentableContext<Self>
  }

  extension UIViewControllerRepresentable where Coordinator == Void {
    /// As SwiftUI has it: what it does on a device is not done here.
    public func makeCoordinator() {}
  }

  extension UIViewControllerRepresentable {
    /// As SwiftUI has it: what it does on a device is not done here.
    public static func dismantleUIViewController(
      _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
    /// No answer: as large as proposed.
    public func sizeThatFits(
      _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> _NoSizeAnswer { _NoSizeAnswer() }
    /// As SwiftUI has it: what it does on a device is not done here.
    public static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
      HostedControllerElement(view, context) ?? ControllerRepresentableElement(view, context)
    }
  }

  /// The element of a view controller of UIKit, which is made and updated where the representable answers for its size.
  final class ControllerRepresentableElement<V: UIViewControllerRepresentable>: RepresentedElement<
    V
  >
  {
    private var made: (coordinator: V.Coordinator, controller: V.UIViewControllerType)?

    override func answer(_ view: V) -> RepresentableNode.Answer? {
      guard V._SizeAnswer.self == CGSize?.self else { return nil }
      let coordinator = made?.coordinator ?? view.makeCoordinator()
      let context = V.Context(coordinator: coordinator, environment: context.environment)
      let shown = made?.controller ?? view.makeUIViewController(context: context)
      made = (coordinator, shown)
      view.updateUIViewController(shown, context: context)
      return { view.sizeThatFits($0, uiViewController: shown, context: context) as? CGSize }
    }
  }

  /// `UIViewControllerRepresentableContext` as SwiftUI has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// As SwiftUI has it: kept, and nothing depends on it.
    public let coordinator: Representable.Coordinator
    /// As SwiftUI has it: kept, and nothing depends on it.
    public let environment: EnvironmentValues
    /// As SwiftUI has it: kept, and nothing depends on it.
    public var transaction = Transaction()
  }

  extension UIViewControllerRepresentableContext {
    init(coordinator: Representable.Coordinator, environment: EnvironmentValues) {
      self.coordinator = coordinator
      self.environment = environment
    }
  }
#endif
