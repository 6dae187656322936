import Foundation

/// A scene of windows with documents; it is not shown here.
public struct DocumentGroup<Document, Content>: Scene where Content: View {
  /// As SwiftUI has it.
  public typealias Body = Never
  /// One as SwiftUI makes it.
  public nonisolated init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}
  /// One as SwiftUI makes it.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}
}

/// An open document.
public struct FileDocumentConfiguration<Document> where Document: FileDocument {
  /// As SwiftUI has it: kept, and nothing depends on it.
  @Binding public var document: Document
  /// Where it is kept; nil for nowhere.
  public let fileURL: URL?
  /// Whether it can be changed.
  public let isEditable: Bool
}
