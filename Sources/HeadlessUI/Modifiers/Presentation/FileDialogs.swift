import Foundation

/// A document that is written and read as a value.
public protocol FileDocument {
  /// The types of content that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of content that can be written.
  static var writableContentTypes: [UTType] { get }
  /// What is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// A document from a file; none is read here.
  init(configuration: Self.ReadConfiguration) throws
  /// The document as a file; none is written here.
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of its content.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type of its content.
  public let contentType: UTType
  /// The file that is there; nil for none.
  public let existingFile: FileWrapper?
}

extension View {
  /// Lets the user choose a file; none is chosen here.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    recorded("fileImporter")
  }

  /// Lets the user choose files; none is chosen here.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    recorded("fileImporter")
  }

  /// Lets the user choose where a document goes; none is chosen here.
  nonisolated public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View where D: FileDocument {
    recorded("fileExporter")
  }

  /// Lets the user choose where a value goes; none is chosen here.
  nonisolated public func fileExporter<T>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where T: Transferable {
    recorded("fileExporter")
  }

  /// Lets the user choose where a file moves; none is chosen here.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    recorded("fileMover")
  }
}
