import Foundation

/// A view that is evaluated again only when it is not equal to the one before.
public struct EquatableView<Content> where Content: Equatable, Content: View {
  /// The view.
  public var content: Content

  /// A view that is compared.
  nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: View {
  /// The view.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Evaluates the view again only when it is not equal to the one before.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
