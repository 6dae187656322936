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
    /// As SwiftUI has it; it is never called here.
    func makeNSView(context: Context) -> NSViewType
    /// As SwiftUI has it; it is never called here.
    func updateNSView(_ nsView: NSViewType, context: Context)
    /// As SwiftUI has it; it is never called here.
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    /// As SwiftUI has it; it is never called here.
    func makeCoordinator() -> Coordinator
    /// As SwiftUI has it; it is never called here.
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

  extension NSViewRepresentable {
    func representedSize(_ environment: EnvironmentValues) -> RepresentableNode.Answer? {
      guard _SizeAnswer.self == CGSize?.self else { return nil }
      let context = Context(coordinator: makeCoordinator(), environment: environment)
      let view = makeNSView(context: context)
      return { sizeThatFits($0, nsView: view, context: context) as? CGSize }
    }
  }

  final class AppKitRepresentableElement<V: NSViewRepresentable>: RepresentedElement<V> {
    override func answer(_ view: V, _ environment: EnvironmentValues) -> RepresentableNode.Answer? {
      view.representedSize(environment)
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
