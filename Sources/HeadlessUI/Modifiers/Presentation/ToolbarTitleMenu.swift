import Foundation

/// A menu below the title; it is not shown here.
public struct ToolbarTitleMenu<Content>: ToolbarContent where Content: View {
  /// One as SwiftUI makes it.
  public nonisolated init() where Content == EmptyView {}
  /// One as SwiftUI makes it.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
