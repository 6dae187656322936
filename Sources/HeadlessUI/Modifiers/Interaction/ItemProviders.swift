import Foundation

/// What can be done with what is dropped.
public enum DropOperation: Hashable, Sendable {
  /// Nothing.
  case cancel
  /// Nothing here, maybe elsewhere.
  case forbidden
  /// Copying it.
  case copy
  /// Moving it.
  case move
  /// Deleting it.
  case delete
  /// Making something that refers to it.
  case alias
}

/// What is known about a drop.
public struct DropInfo {
  /// Where it is, in points.
  public let location: CGPoint

  /// Whether there is content of a type: there never is.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// Whether there is content of a type, by its identifier: there never is.
  @_disfavoredOverload
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  /// What is dropped, of some types: nothing.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// What a delegate wants done with a drop.
public struct DropProposal: Sendable {
  /// What is done with it.
  public let operation: DropOperation

  /// What is done with a drop.
  public init(operation: DropOperation) { self.operation = operation }
}

/// Decides about drops; there are no drops here.
@MainActor
@preconcurrency
public protocol DropDelegate {
  /// Whether a drop can begin.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes a drop.
  func performDrop(info: DropInfo) -> Bool
  /// A drop came over the view.
  func dropEntered(info: DropInfo)
  /// A drop moved.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// A drop left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Any drop can begin.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Nothing happens.
  public func dropEntered(info: DropInfo) {}
  /// As the system sees fit.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Nothing happens.
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// Lets the user drag the view; no user does here.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    recorded("onDrag")
  }

  /// Lets the user drag the view with a preview; no user does here.
  nonisolated public func onDrag<V>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View where V: View {
    recorded("onDrag")
  }

  /// Takes drops of some types; there are no drops here.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    recorded("onDrop")
  }

  /// Takes drops of some types and their locations; there are no drops here.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    recorded("onDrop")
  }

  /// Takes drops of some types as a delegate decides; there are no drops here.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    recorded("onDrop")
  }

  /// Takes drops of some types, by their identifiers; there are no drops here.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate)
    -> some View
  {
    recorded("onDrop")
  }

  /// Takes what is dropped, by the identifiers of its types; nothing is dropped here.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    recorded("onDrop")
  }

  /// Takes the items that a user pastes; no user does here.
  nonisolated public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    recorded("onPasteCommand")
  }

  /// Provides the items that a user copies; no user does here.
  nonisolated public func onCopyCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View {
    recorded("onCopyCommand")
  }

  /// Provides the items that a user cuts; no user does here.
  nonisolated public func onCutCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View {
    recorded("onCutCommand")
  }

  /// Provides the values that a user copies; no user does here.
  nonisolated public func copyable<T>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View where T: Transferable {
    recorded("copyable")
  }

  /// Provides the values that a user cuts; no user does here.
  nonisolated public func cuttable<T>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View where T: Transferable {
    recorded("cuttable")
  }

  /// Takes the values that a user pastes; no user does here.
  nonisolated public func pasteDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View where T: Transferable {
    recorded("pasteDestination")
  }
}
