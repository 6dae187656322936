import Foundation

/// Makes samples of types, for expressions of which only the type is known.
enum StandInSample {
  /// What strings say.
  static let text = StandInUse.sampleText

  /// Other samples, which are asked for first; with them, a collection has an element.
  @TaskLocal static var preferred: Preferred?

  /// A function that is no task's value itself: in release builds of Swift 6.3 that crashes.
  struct Preferred: Sendable {
    let sample: @Sendable (Any.Type) -> Any?
  }

  /// The types of which samples are being made, each as a part of the one before.
  @TaskLocal private static var making: Set<ObjectIdentifier> = []

  /// A sample of the type; nil where there is no way to make one.
  static func of<T>(_ type: T.Type, _ label: String) -> T? {
    guard preferred != nil else { return made(type, label) }
    return $making.withValue(making.union([ObjectIdentifier(type)])) { made(type, label) }
  }

  private static func made<T>(_ type: T.Type, _ label: String) -> T? {
    func fitting(_ value: Any?) -> T? { value.flatMap { $0 as? T } }
    return fitting(preferred?.sample(type)) ?? fitting(PlatformSample.of(type))
      ?? fitting(sample(type, label)) ?? placeholder(type, label)
      ?? fitting(StoredSample.of(type, label))
  }

  private static func sample(_ type: Any.Type, _ label: String) -> Any? {
    switch type {
    case is Void.Type: ()
    case is (() -> Void).Type: {} as () -> Void
    case is Bool.Type: false
    case is AnyHashable.Type: AnyHashable(text)
    case is Character.Type: Character("S")
    case is StaticString.Type: "Sample" as StaticString
    case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
    case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    case is URL.Type: URL(fileURLWithPath: "/")
    case is CGSize.Type: CGSize.zero
    case is CGPoint.Type: CGPoint.zero
    case is CGRect.Type: CGRect.zero
    case is EdgeInsets.Type: EdgeInsets()
    case is Angle.Type: Angle.zero
    case is Animation.Type: Animation.default
    case is AnyTransition.Type: AnyTransition.identity
    case is AnyShape.Type: AnyShape(Rectangle())
    case is AnyShapeStyle.Type: AnyShapeStyle(Color.gray)
    case is AnyView.Type: AnyView(_StandIn(label))
    case _ where type == (any Clock<Duration>).self: ContinuousClock()
    case is _StandIn.Type: _StandIn(label)
    case let type as any StandInSampled.Type: type.standInSample(label)
    case let type as any _StandInType.Type: type.init(_standIn: label)
    case let type as _StandInObject.Type: type._sample(label)
    case let type as any ExpressibleByNilLiteral.Type: null(type)
    case let type as any ExpressibleByStringLiteral.Type: string(type)
    case let type as any RangeReplaceableCollection.Type: collection(type, label)
    case let type as any ExpressibleByDictionaryLiteral.Type: dictionary(type)
    case let type as any SetAlgebra.Type: type.init()
    case let type as any ExpressibleByArrayLiteral.Type: array(type)
    case let type as any AdditiveArithmetic.Type: type.zero
    case let type as any CaseIterable.Type: first(type)
    case let type as any RawRepresentable.Type: raw(type)
    case let type as any Decodable.Type: try? type.init(from: SampleDecoder())
    default: nil
    }
  }

  /// For `Any`, and for protocols to which what stands in conforms.
  private static func placeholder<T>(_ type: T.Type, _ label: String) -> T? {
    guard TypeMetadata.kind(of: type) == .existential,
      let placeholder = _StandIn(unused: label) as? T
    else { return nil }
    StandInUse.note(label)
    return placeholder
  }

  private static func null<T: ExpressibleByNilLiteral>(_ type: T.Type) -> T { nil }

  private static func string<T: ExpressibleByStringLiteral>(_ type: T.Type) -> T? {
    (text as? T.StringLiteralType).map(T.init(stringLiteral:))
  }

  private static func collection<C: RangeReplaceableCollection>(
    _ type: C.Type, _ label: String
  ) -> C {
    // One element, as several would be equal; and none in an element of the same type, for that would have
    // elements as well.
    guard preferred != nil, !making.contains(ObjectIdentifier(C.Element.self)),
      let element = of(C.Element.self, label)
    else { return C() }
    return C(CollectionOfOne(element))
  }

  private static func dictionary<T: ExpressibleByDictionaryLiteral>(_ type: T.Type) -> T { [:] }

  private static func array<T: ExpressibleByArrayLiteral>(_ type: T.Type) -> T { [] }

  private static func raw<T: RawRepresentable>(_ type: T.Type) -> T? {
    of(T.RawValue.self, "").flatMap(T.init)
  }

  private static func first<T: CaseIterable>(_ type: T.Type) -> T? { type.allCases.first }
}

/// A type that knows a sample of itself.
protocol StandInSampled {
  static func standInSample(_ label: String) -> Self?
}

extension Binding: StandInSampled {
  static func standInSample(_ label: String) -> Binding? {
    StandInSample.of(Value.self, label).map { .constant($0) }
  }
}

extension StateObject: StandInSampled {
  static func standInSample(_ label: String) -> StateObject? {
    StandInSample.of(ObjectType.self, label).map { object in StateObject(wrappedValue: object) }
  }
}

extension Color: StandInSampled {
  static func standInSample(_ label: String) -> Color? { .gray }
}

extension Image: StandInSampled {
  static func standInSample(_ label: String) -> Image? { Image(systemName: "photo") }
}

extension Font: StandInSampled {
  static func standInSample(_ label: String) -> Font? { .body }
}

extension Text: StandInSampled {
  static func standInSample(_ label: String) -> Text? { Text(verbatim: StandInSample.text) }
}

extension AnyPublisher: StandInSampled {
  static func standInSample(_ label: String) -> AnyPublisher? {
    AnyPublisher(Empty(completeImmediately: false))
  }
}

/// Decodes a sample of any type that is asked for.
private struct SampleDecoder: Decoder {
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] = [:]

  struct Missing: Error {}

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Keyed<Key>(codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { Unkeyed(codingPath: codingPath) }

  func singleValueContainer() -> any SingleValueDecodingContainer { Single(codingPath: codingPath) }

  fileprivate func value<T: Decodable>(_ type: T.Type) throws -> T {
    guard codingPath.count < 20 else { throw Missing() }
    guard let value = StandInSample.of(type, "") else { throw Missing() }
    return value
  }

  private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    var codingPath: [any CodingKey]
    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) -> Bool { true }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
      try SampleDecoder(codingPath: codingPath + [key]).value(type)
    }
    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedDecodingContainer<Nested> {
      KeyedDecodingContainer(Keyed<Nested>(codingPath: codingPath + [key]))
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
      Unkeyed(codingPath: codingPath + [key])
    }
    func superDecoder() -> any Decoder { SampleDecoder(codingPath: codingPath) }
    func superDecoder(forKey key: Key) -> any Decoder { SampleDecoder(codingPath: codingPath) }
  }

  private struct Unkeyed: UnkeyedDecodingContainer {
    var codingPath: [any CodingKey]
    var count: Int? { 0 }
    var isAtEnd: Bool { true }
    var currentIndex: Int { 0 }

    func decodeNil() -> Bool { true }
    func decode<T: Decodable>(_ type: T.Type) throws -> T {
      try SampleDecoder(codingPath: codingPath).value(type)
    }
    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) -> KeyedDecodingContainer<Nested> {
      KeyedDecodingContainer(Keyed<Nested>(codingPath: codingPath))
    }
    func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { self }
    func superDecoder() -> any Decoder { SampleDecoder(codingPath: codingPath) }
  }

  private struct Single: SingleValueDecodingContainer {
    var codingPath: [any CodingKey]

    func decodeNil() -> Bool { true }
    func decode<T: Decodable>(_ type: T.Type) throws -> T {
      try SampleDecoder(codingPath: codingPath).value(type)
    }
  }
}
