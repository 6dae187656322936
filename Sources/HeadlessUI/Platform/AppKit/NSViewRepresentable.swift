#if !canImport(AppKit)
  import Foundation

  /// A view of AppKit in a tree of SwiftUI: as large as it is proposed unless its `sizeThatFits` answers.
  @MainActor @preconcurrency
  public protocol NSViewRepresentable: View where Body == Never {
    /// As SwiftUI has it.
    associatedtype NSViewType
    /// As SwiftUI has it.
    associatedtype Coordinator = Void
    /// Tells whether there is a `sizeThatFits` of its own.
    associatedtype _SizeAnswer = _NoSizeAnswer
    /// As SwiftUI has it; it is called where there is a `sizeThatFits`.
    func makeNSView(context: Context) -> NSViewType
    /// As SwiftUI has it; it is called where there is a `sizeThatFits`.
    func updateNSView(_ nsView: NSViewType, context: Context)
    /// As SwiftUI has it; it is never called here.
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    /// As SwiftUI has it; it is called where there is a `sizeThatFits`.
    func makeCoordinator() -> Coordinator
    /// As SwiftUI has it; it is asked for the size of the placeholder.
    func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context)
      -> _SizeAnswer
    /// As SwiftUI has it.
    typealias Context = NSViewRepresentableContext<Self>
  }

  extension NSViewRepresentable where Coordinator == Void {
    /// As SwiftUI has it: what it does on a device is not done here.
    public func makeCoordinator() {}
  }

  extension NSViewRepresentable {
    /// As SwiftUI has it: what it does on a device is not done here.
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    /// No answer: as large as proposed.
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context)
      -> _NoSizeAnswer
    { _NoSizeAnswer() }
    /// As SwiftUI has it: what it does on a device is not done here.
    public static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
      AppKitRepresentableElement(view, context)
    }
  }

  /// The element of a view of AppKit, which is made and updated where the representable answers for its size.
  final class AppKitRepresentableElement<V: NSViewRepresentable>: RepresentedElement<V> {
    private var made: (coordinator: V.Coordinator, view: V.NSViewType)?

    override func answer(_ view: V) -> RepresentableNode.Answer? {
      guard V._SizeAnswer.self == CGSize?.self else { return nil }
      let coordinator = made?.coordinator ?? view.makeCoordinator()
      let context = V.Context(coordinator: coordinator, environment: context.environment)
      let shown = made?.view ?? view.makeNSView(context: context)
      made = (coordinator, shown)
      view.updateNSView(shown, context: context)
      return { view.sizeThatFits($0, nsView: shown, context: context) as? CGSize }
    }
  }

  /// `NSViewRepresentableContext` as SwiftUI has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    /// As SwiftUI has it: kept, and nothing depends on it.
    public let coordinator: Representable.Coordinator
    /// As SwiftUI has it: kept, and nothing depends on it.
    public let environment: EnvironmentValues
    /// As SwiftUI has it: kept, and nothing depends on it.
    public var transaction = Transaction()
  }

  extension NSViewRepresentableContext {
    init(coordinator: Representable.Coordinator, environment: EnvironmentValues) {
      self.coordinator = coordinator
      self.environment = environment
    }
  }
#endif
