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
    /// As SwiftUI has it; it is never called here.
    func makeUIView(context: Context) -> UIViewType
    /// As SwiftUI has it; it is never called here.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// As SwiftUI has it; it is never called here.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// As SwiftUI has it; it is never called here.
    func makeCoordinator() -> Coordinator
    /// As SwiftUI has it; it is never called here.
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

  extension UIViewRepresentable {
    func representedSize(_ environment: EnvironmentValues) -> RepresentableNode.Answer? {
      guard _SizeAnswer.self == CGSize?.self else { return nil }
      let context = Context(coordinator: makeCoordinator(), environment: environment)
      let view = makeUIView(context: context)
      return { sizeThatFits($0, uiView: view, context: context) as? CGSize }
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
