import Foundation

/// Stands for the view that a closure is to modify.
public struct PlaceholderContentView<Value> {
  private let content: AnyView

  nonisolated init(_ content: Value) where Value: View { self.content = AnyView(content) }

  nonisolated init(erasing content: some View) { self.content = AnyView(content) }
}

extension PlaceholderContentView: View {
  /// The view that the closure is to modify.
  public var body: some View { content }
}
