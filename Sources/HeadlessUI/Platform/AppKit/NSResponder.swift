#if !canImport(AppKit)
  import Foundation

  /// What takes events in AppKit: the root of its views, windows and controllers.
  @MainActor @preconcurrency
  open class NSResponder: Hashable {
    /// One as AppKit makes it.
    public init() {}
    /// As AppKit has it: kept, and nothing depends on it.
    open var nextResponder: NSResponder?
    /// As AppKit has it.
    open var acceptsFirstResponder: Bool { false }
    /// As AppKit has it.
    open var undoManager: UndoManager? { nil }
    /// As AppKit has it: what it does on a device is not done here.
    open func performTextFinderAction(_ sender: Any?) {}
    /// As AppKit has it: what it does on a device is not done here.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }
    /// As AppKit has it: what it does on a device is not done here.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }
    /// As AppKit has it: what it does on a device is not done here.
    open func mouseDown(with event: NSEvent) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func mouseUp(with event: NSEvent) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func mouseDragged(with event: NSEvent) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func mouseMoved(with event: NSEvent) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func mouseEntered(with event: NSEvent) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func mouseExited(with event: NSEvent) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func rightMouseDown(with event: NSEvent) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func scrollWheel(with event: NSEvent) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func keyDown(with event: NSEvent) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func keyUp(with event: NSEvent) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func flagsChanged(with event: NSEvent) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
    /// As AppKit has it: what it does on a device is not done here.
    open func cancelOperation(_ sender: Any?) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func responds(to selector: Selector) -> Bool { false }
    /// As AppKit has it: what it does on a device is not done here.
    nonisolated public static func == (a: NSResponder, b: NSResponder) -> Bool { a === b }
    /// As AppKit has it: what it does on a device is not done here.
    nonisolated public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }
#endif
