#if !canImport(UIKit)
  import Foundation

  /// A view of UIKit in a tree of SwiftUI: as large as it is proposed unless its `sizeThatFits` answers.
  @MainActor @preconcurrency
  public protocol UIViewRepresentable: View where Body == Never {
    /// As SwiftUI has it.
    associatedtype UIViewType
    /// As SwiftUI has it.
    associatedtype Coordinator = Void
    /// Tells whether there is a `sizeThatFits` of its own.
    associatedtype _SizeAnswer = _NoSizeAnswer
    /// As SwiftUI has it; it is called where there is a `sizeThatFits`.
    func makeUIView(context: Context) -> UIViewType
    /// As SwiftUI has it; it is called where there is a `sizeThatFits`.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// As SwiftUI has it; it is never called here.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// As SwiftUI has it; it is called where there is a `sizeThatFits`.
    func makeCoordinator() -> Coordinator
    /// As SwiftUI has it; it is asked for the size of the placeholder.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context)
      -> _SizeAnswer
    /// As SwiftUI has it.
    typealias Context = UIViewRepresentableContext<Self>
  }

  extension UIViewRepresentable where Coordinator == Void {
    /// As SwiftUI has it: what it does on a device is not done here.
    public func makeCoordinator() {}
  }

  extension UIViewRepresentable {
    /// As SwiftUI has it: what it does on a device is not done here.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    /// No answer: as large as proposed.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context)
      -> _NoSizeAnswer
    { _NoSizeAnswer() }
    /// As SwiftUI has it: what it does on a device is not done here.
    public static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
      RepresentableElement(view, context)
    }
  }

  /// The element of a view of UIKit, which is made and updated where the representable answers for its size.
  final class RepresentableElement<V: UIViewRepresentable>: RepresentedElement<V> {
    private var made: (coordinator: V.Coordinator, view: V.UIViewType)?

    override func answer(_ view: V) -> RepresentableNode.Answer? {
      guard V._SizeAnswer.self == CGSize?.self else { return nil }
      let coordinator = made?.coordinator ?? view.makeCoordinator()
      let context = V.Context(coordinator: coordinator, environment: context.environment)
      let shown = made?.view ?? view.makeUIView(context: context)
      made = (coordinator, shown)
      view.updateUIView(shown, context: context)
      return { view.sizeThatFits($0, uiView: shown, context: context) as? CGSize }
    }
  }

  /// What a representable answers that leaves its size to the engine.
  public struct _NoSizeAnswer: Sendable {
    init() {}
  }

  /// `UIViewRepresentableContext` as SwiftUI has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// As SwiftUI has it: kept, and nothing depends on it.
    public let coordinator: Representable.Coordinator
    /// As SwiftUI has it: kept, and nothing depends on it.
    public let environment: EnvironmentValues
    /// As SwiftUI has it: kept, and nothing depends on it.
    public var transaction = Transaction()
    /// As SwiftUI has it: what it does on a device is not done here.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
      changes()
      completion?()
    }
  }

  extension UIViewRepresentableContext {
    init(coordinator: Representable.Coordinator, environment: EnvironmentValues) {
      self.coordinator = coordinator
      self.environment = environment
    }
  }
#endif
