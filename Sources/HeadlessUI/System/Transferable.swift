#if !canImport(CoreTransferable)
  import Foundation

  /// A type whose values can be dragged, pasted and shared; nothing is here.
  public protocol Transferable {
    /// The type of the ways to hand the value on.
    associatedtype Representation: TransferRepresentation
    /// The ways to hand the value on.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
  }

  /// A way to hand on values of a type.
  public protocol TransferRepresentation<Item> {
    /// The type.
    associatedtype Item
  }

  /// Builds ways to hand on a value.
  @resultBuilder
  public enum TransferRepresentationBuilder<Item> {
    /// A way to hand on a value of the type.
    public static func buildExpression<Content: TransferRepresentation>(
      _ content: Content
    ) -> Content where Content.Item == Item {
      content
    }

    /// One way.
    public static func buildBlock<Content: TransferRepresentation>(
      _ content: Content
    ) -> Content where Content.Item == Item {
      content
    }

    /// Several ways.
    public static func buildBlock<each Content: TransferRepresentation>(
      _ content: repeat each Content
    ) -> _TransferRepresentations<Item> {
      _TransferRepresentations()
    }
  }

  /// Several ways to hand on a value.
  public struct _TransferRepresentations<Item>: TransferRepresentation, Sendable {}

  /// Hands a value on as JSON or in another code.
  public struct CodableRepresentation<Item>: TransferRepresentation, Sendable
  where Item: Codable {
    /// Hands the value on as a type of content.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
  }

  /// Hands a value on as one of another type.
  public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation, Sendable {
    /// Hands the value on.
    public init(exporting: @escaping (Item) -> Proxy) {}
    /// Takes the value in.
    public init(importing: @escaping (Proxy) -> Item) {}
    /// Hands the value on and takes it in.
    public init(exporting: @escaping (Item) -> Proxy, importing: @escaping (Proxy) -> Item) {}
  }

  /// Hands a value on as bytes.
  public struct DataRepresentation<Item>: TransferRepresentation, Sendable {
    /// Hands the value on and takes it in.
    public init(
      contentType: UTType, exporting: @escaping (Item) async throws -> Data,
      importing: @escaping (Data) async throws -> Item
    ) {}
    /// Hands the value on.
    public init(
      exportedContentType: UTType, exporting: @escaping (Item) async throws -> Data
    ) {}
    /// Takes the value in.
    public init(
      importedContentType: UTType, importing: @escaping (Data) async throws -> Item
    ) {}
  }

  extension Never: TransferRepresentation {
    /// There is nothing to hand on.
    public typealias Item = Never
  }

  extension String: Transferable {
    /// The string itself.
    public static var transferRepresentation: ProxyRepresentation<String, String> {
      ProxyRepresentation(exporting: { (value: String) in value })
    }
  }

  extension URL: Transferable {
    /// The address itself.
    public static var transferRepresentation: ProxyRepresentation<URL, URL> {
      ProxyRepresentation(exporting: { (value: URL) in value })
    }
  }

  extension Data: Transferable {
    /// The bytes themselves.
    public static var transferRepresentation: ProxyRepresentation<Data, Data> {
      ProxyRepresentation(exporting: { (value: Data) in value })
    }
  }
#endif
