#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking

  // Foundation for Linux has them with a delegate only, which is no witness for a protocol without.
  extension URLSession {
    /// As Foundation has it.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
      try await data(for: request, delegate: nil)
    }

    /// As Foundation has it.
    public func data(from url: URL) async throws -> (Data, URLResponse) {
      try await data(from: url, delegate: nil)
    }

    /// As Foundation has it.
    public func upload(
      for request: URLRequest, from body: Data
    ) async throws -> (Data, URLResponse) {
      try await upload(for: request, from: body, delegate: nil)
    }

    /// As Foundation has it.
    public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
      try await download(for: request, delegate: nil)
    }
  }

  extension URLCache {
    /// A cache with a folder, as Foundation has it on Apple's systems.
    public convenience init(
      memoryCapacity: Int, diskCapacity: Int, directory directoryURL: URL? = nil
    ) {
      self.init(
        memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directoryURL?.path)
    }
  }
#endif
