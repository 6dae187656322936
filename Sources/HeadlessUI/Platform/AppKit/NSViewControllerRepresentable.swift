#if !canImport(AppKit)
  import Foundation

  /// A view controller of AppKit in a tree of SwiftUI: as large as it is proposed.
  @MainActor @preconcurrency
  public protocol NSViewControllerRepresentable: View where Body == Never {
    /// As SwiftUI has it.
    associatedtype NSViewControllerType
    /// As SwiftUI has it.
    associatedtype Coordinator = Void
    /// As SwiftUI has it; it is never called here.
    func makeNSViewController(context: Context) -> NSViewControllerType
    /// As SwiftUI has it; it is never called here.
    func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
    /// As SwiftUI has it; it is never called here.
    static func dismantleNSViewController(
      _ nsViewController: NSViewControllerType, coordinator: Coordinator)
    /// As SwiftUI has it; it is never called here.
    func makeCoordinator() -> Coordinator
    /// As SwiftUI has it.
    typealias Context = NSViewControllerRepresentableContext<Self>
  }

  extension NSViewControllerRepresentable where Coordinator == Void {
    /// As SwiftUI has it: what it does on a device is not done here.
    public func makeCoordinator() {}
  }

  extension NSViewControllerRepresentable {
    /// As SwiftUI has it: what it does on a device is not done here.
    public static func dismantleNSViewController(
      _ nsViewController: NSViewControllerType, coordinator: Coordinator
    ) {}
    /// As SwiftUI has it: what it does on a device is not done here.
    public static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
      RepresentedElement(view, context)
    }
  }

  /// `NSViewControllerRepresentableContext` as SwiftUI has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
    /// As SwiftUI has it: kept, and nothing depends on it.
    public let coordinator: Representable.Coordinator
    /// As SwiftUI has it: kept, and nothing depends on it.
    public let environment: EnvironmentValues
    /// As SwiftUI has it: kept, and nothing depends on it.
    public var transaction = Transaction()
  }
#endif
