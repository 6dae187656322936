#if !canImport(Combine)
  import Foundation

  /// A decoder that takes a whole document, as Combine has it.
  public protocol TopLevelDecoder {
    /// What it reads.
    associatedtype Input
    /// Decodes a value.
    func decode<T>(_ type: T.Type, from: Input) throws -> T where T: Decodable
  }

  /// An encoder that makes a whole document, as Combine has it.
  public protocol TopLevelEncoder {
    /// What it writes.
    associatedtype Output
    /// Encodes a value.
    func encode<T>(_ value: T) throws -> Output where T: Encodable
  }

  extension JSONDecoder: TopLevelDecoder {}
  extension JSONEncoder: TopLevelEncoder {}
  extension PropertyListDecoder: TopLevelDecoder {}
  extension PropertyListEncoder: TopLevelEncoder {}

  extension Publisher {
    /// A publisher of decoded values; it ends with the first that cannot be decoded.
    public func decode<Item, Coder>(
      type: Item.Type, decoder: Coder
    ) -> AnyPublisher<Item, any Error>
    where Item: Decodable, Coder: TopLevelDecoder, Output == Coder.Input {
      tryMap { try decoder.decode(type, from: $0) }
    }
  }

  extension Publisher where Output: Encodable {
    /// A publisher of encoded values; it ends with the first that cannot be encoded.
    public func encode<Coder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error>
    where Coder: TopLevelEncoder {
      tryMap { try encoder.encode($0) }
    }
  }
#endif
