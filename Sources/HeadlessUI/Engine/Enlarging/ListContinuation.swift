import Foundation

/// Goes on with a list as its elements do: what counts from one to the next in them counts on, and
/// identifiers are new.
struct ListContinuation<Element> {
  private let elements: [Element]
  /// The numbers that count, and by how much.
  private let counters: [(number: ElementNumber, step: Double)]
  /// Where identifiers are, in bytes from where an element begins.
  private let identifiers: [Int]

  /// The last part is so many times further away, for an end that only depends on what is counted.
  private static var leap: Int { 1_000 }

  init(_ elements: [Element]) {
    self.elements = elements
    let places = ElementPlaces.of(Element.self)
    identifiers = places.identifiers
    counters = places.numbers.compactMap { number in
      ListContinuation.step(of: number, in: elements).map { (number, $0) }
    }
  }

  /// By how much a number differs from each element to the next; nil if it does not count.
  private static func step(of number: ElementNumber, in elements: [Element]) -> Double? {
    let values = elements.map { element in
      withUnsafePointer(to: element) { number.read(UnsafeRawPointer($0) + number.offset) }
    }
    guard values.count > 2 else { return nil }
    let step = values[1] - values[0]
    guard step != 0, step.isFinite else { return nil }
    let isEven = zip(values, values.dropFirst()).allSatisfy {
      abs($1 - $0 - step) <= 1e-9 * max(abs(step), abs($1))
    }
    return isEven ? step : nil
  }

  /// The list with so many times as many elements, the new ones before or after those that it has.
  func continued(by factor: Int, atFront: Bool) -> [Element] {
    let more = (1..<max(factor, 2)).map { part(atFront ? -$0 : $0, isLast: $0 + 1 == factor) }
    let parts = atFront ? more.reversed() + [elements] : [elements] + more
    return Array(parts.joined())
  }

  /// - Parameter number: which part it is, counted from the elements that are there.
  private func part(_ number: Int, isLast: Bool) -> [Element] {
    let distance = Double(number * elements.count) * (isLast ? Double(ListContinuation.leap) : 1)
    return elements.map { element in
      var copy = element
      withUnsafeMutablePointer(to: &copy) { pointer in
        let place = UnsafeMutableRawPointer(pointer)
        for (counter, step) in counters {
          counter.add(distance * step, place + counter.offset)
        }
        for offset in identifiers {
          let identifier = place + offset
          let bits = identifier.loadUnaligned(as: UInt64.self)
          identifier.storeBytes(of: bits ^ UInt64(bitPattern: Int64(number)) << 8, as: UInt64.self)
        }
      }
      return copy
    }
  }
}

/// A number stored in the elements of a list.
struct ElementNumber {
  /// In bytes from where an element begins.
  let offset: Int
  let read: (UnsafeRawPointer) -> Double
  let add: (Double, UnsafeMutableRawPointer) -> Void
}

/// Where the numbers and identifiers are in the values of a type.
private struct ElementPlaces {
  var numbers: [ElementNumber] = []
  var identifiers: [Int] = []

  private static let maximumDepth = 4

  static func of<T>(_ type: T.Type) -> ElementPlaces {
    var places = ElementPlaces()
    places.add(type, at: 0, depth: 0)
    return places
  }

  private mutating func add<T>(_ type: T.Type, at offset: Int, depth: Int) {
    if let number = type as? any CountingNumber.Type {
      numbers.append(ElementPlaces.number(number, at: offset))
    } else if type == UUID.self {
      identifiers.append(offset)
    } else if depth < ElementPlaces.maximumDepth, TypeMetadata.isStructOfProgram(type) {
      for field in FieldTable.of(type).fields where field.isStrong {
        func open<F>(_ type: F.Type) { add(type, at: offset + field.offset, depth: depth + 1) }
        _openExistential(field.type, do: open)
      }
    }
  }

  private static func number<N: CountingNumber>(_ type: N.Type, at offset: Int) -> ElementNumber {
    ElementNumber(
      offset: offset,
      read: { $0.assumingMemoryBound(to: N.self).pointee.counted },
      add: { difference, place in
        let value = place.assumingMemoryBound(to: N.self)
        value.pointee = value.pointee.counted(on: difference)
      })
  }
}

/// A number by which elements of lists are told apart.
private protocol CountingNumber {
  var counted: Double { get }
  func counted(on difference: Double) -> Self
}

extension Int: CountingNumber {
  fileprivate var counted: Double { Double(self) }
  fileprivate func counted(on difference: Double) -> Int { self &+ (Int(exactly: difference) ?? 0) }
}

extension Double: CountingNumber {
  fileprivate var counted: Double { self }
  fileprivate func counted(on difference: Double) -> Double { self + difference }
}

extension CGFloat: CountingNumber {
  fileprivate var counted: Double { Double(self) }
  fileprivate func counted(on difference: Double) -> CGFloat { self + CGFloat(difference) }
}

extension Date: CountingNumber {
  fileprivate var counted: Double { timeIntervalSinceReferenceDate }
  fileprivate func counted(on difference: Double) -> Date { self + difference }
}
