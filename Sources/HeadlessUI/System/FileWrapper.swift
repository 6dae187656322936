#if !canImport(Darwin)
  import Foundation

  /// A file or a folder in memory.
  open class FileWrapper: @unchecked Sendable {
    /// One as Foundation makes it.
    public init(regularFileWithContents contents: Data) { regularFileContents = contents }
    /// One as Foundation makes it.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
      fileWrappers = childrenByPreferredName
    }
    /// As Foundation has it: kept, and nothing depends on it.
    open var regularFileContents: Data?
    /// As Foundation has it: kept, and nothing depends on it.
    open var fileWrappers: [String: FileWrapper]?
    /// As Foundation has it: kept, and nothing depends on it.
    open var filename: String?
    /// As Foundation has it: kept, and nothing depends on it.
    open var preferredFilename: String?
    /// As Foundation has it.
    open var isDirectory: Bool { fileWrappers != nil }
    /// As Foundation has it.
    open var isRegularFile: Bool { regularFileContents != nil }
  }
#endif
