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

  extension URLSession {
    /// Hands out what a request is answered, to each subscriber anew.
    public typealias DataTaskPublisher = AnyPublisher<(data: Data, response: URLResponse), URLError>

    /// A publisher of what is at an address.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
      dataTaskPublisher(for: URLRequest(url: url))
    }

    /// A publisher of what a request is answered.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
      Deferred {
        Future<(data: Data, response: URLResponse), URLError> { promise in
          // A promise may be kept from any thread, once.
          nonisolated(unsafe) let promise = promise
          self.dataTask(with: request) { data, response, error in
            if let data, let response {
              promise(.success((data, response)))
            } else {
              promise(.failure(error as? URLError ?? URLError(.unknown)))
            }
          }.resume()
        }
      }.eraseToAnyPublisher()
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
