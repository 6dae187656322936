import Foundation

/// Puts a presentation away.
@MainActor
@preconcurrency
public struct DismissAction {
  private let handle: PresentationHandle

  nonisolated init(_ handle: PresentationHandle) { self.handle = handle }

  /// Puts the presentation away; does nothing in a view that is not presented.
  public func callAsFunction() { handle.dismiss?() }
}

/// Whether a view is presented, and how to put it away.
public struct PresentationMode: Sendable {
  /// Whether the view is presented.
  public private(set) var isPresented: Bool

  /// Puts the presentation away.
  public mutating func dismiss() { isPresented = false }
}

/// What knows how to put a presentation away.
struct PresentationHandle: @unchecked Sendable {
  /// Nil where nothing is presented. Called where views are used, on the main actor.
  var dismiss: (() -> Void)?
  /// How many presentations the view is in.
  var level = 0
}

private enum PresentationHandleKey: EnvironmentKey {
  static let defaultValue = PresentationHandle()
}

extension EnvironmentValues {
  /// Puts the presentation away that the view is in.
  public var dismiss: DismissAction { DismissAction(presentation) }

  /// The presentation that the view is in.
  var presentation: PresentationHandle {
    get { self[PresentationHandleKey.self] }
    set { self[PresentationHandleKey.self] = newValue }
  }

  /// Whether the view is presented.
  public var isPresented: Bool { presentation.dismiss != nil }

  /// Whether the view is presented, and how to put it away.
  public var presentationMode: Binding<PresentationMode> {
    let presentation = presentation
    return Binding(
      read: { PresentationMode(isPresented: presentation.dismiss != nil) },
      write: { if !$0.isPresented { presentation.dismiss?() } })
  }
}
