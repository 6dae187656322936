import Foundation

extension View {
  /// Shows a file; none is shown here.
  public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View {
    recorded("quickLookPreview")
  }
  /// Shows files; none is shown here.
  public nonisolated func quickLookPreview<Items>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items: RandomAccessCollection, Items.Element == URL {
    recorded("quickLookPreview")
  }
}
