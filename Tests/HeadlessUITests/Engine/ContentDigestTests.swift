import Foundation
import Observation
import Synchronization
import Testing

@testable import HeadlessUI

@Suite("Digests of contents")
struct ContentDigestTests {
  private struct Padded {
    var flag: Bool
    var length: Double
  }

  private enum Choice {
    case none, text(String), numbers([Int])
  }

  private struct Mixed {
    var title = "a"
    var action: () -> Void = {}
    var choice = Choice.none
    var anything: Any = 1
    var lengths: Set<Double> = [1, 2]
    var padded: Padded? = Padded(flag: true, length: 2)
  }

  private class Base { var inherited = 1 }

  private final class Model: Base {
    var number = 2.0
    var mixed = Mixed()
    var other: Model?
    let lock = Mutex(0)
    weak var parent: Base?
  }

  private final class Plain: Base {
    var count = 3
    let lock = Mutex(0)
    var published = HeadlessUI.Published(wrappedValue: CGFloat(5))
  }

  private actor Counter { var count = 0 }

  @Observable
  fileprivate final class Observed { var count = 0 }

  private func differ<T>(_ value: T, _ change: (inout T) -> Void) -> Bool {
    var other = value
    change(&other)
    return ContentDigest.of(value) != ContentDigest.of(other)
  }

  @Test("each part of a value counts, however deep it lies")
  func parts() {
    #expect(ContentDigest.of(Mixed()) == ContentDigest.of(Mixed()))
    #expect(differ(Mixed()) { $0.title = "b" })
    #expect(differ(Mixed()) { $0.choice = .text("") })
    #expect(differ(Mixed(choice: .numbers([1]))) { $0.choice = .numbers([2]) })
    #expect(differ(Mixed()) { $0.anything = 2 })
    #expect(differ(Mixed()) { $0.anything = "1" })
    #expect(differ(Mixed()) { $0.lengths.insert(3) })
    #expect(differ(Mixed()) { $0.padded?.length = 3 })
    #expect(differ(Mixed()) { $0.padded?.flag = false })
    #expect(differ(Mixed()) { $0.padded = nil })
  }

  @Test("a closure does not count: two of the same source may have other bits")
  func closures() {
    #expect(!differ(Mixed()) { $0.action = { print("other") } })
  }

  @Test("the order of a set and of a dictionary does not count, that of an array does")
  func orders() {
    let numbers = (0..<100).map { $0 * 7919 }
    #expect(ContentDigest.of(Set(numbers)) == ContentDigest.of(Set(numbers.reversed())))
    let pairs = numbers.map { ($0, "\($0)") }
    #expect(
      ContentDigest.of(Dictionary(uniqueKeysWithValues: pairs))
        == ContentDigest.of(Dictionary(uniqueKeysWithValues: pairs.reversed())))
    #expect(ContentDigest.of(numbers) != ContentDigest.of(Array(numbers.reversed())))
    #expect(ContentDigest.of(["ab", "c"]) != ContentDigest.of(["a", "bc"]))
  }

  @Test("bits between the parts of a value do not count")
  func padding() {
    func padded(filledWith byte: UInt8) -> UInt64 {
      withUnsafeTemporaryAllocation(of: Padded.self, capacity: 1) { place in
        let bytes = UnsafeMutableRawBufferPointer(place)
        for index in bytes.indices { bytes[index] = byte }
        bytes.storeBytes(of: true, toByteOffset: 0, as: Bool.self)
        bytes.storeBytes(of: 2.5, toByteOffset: 8, as: Double.self)
        return ContentDigest.of(place[0])
      }
    }
    #expect(padded(filledWith: 0) == padded(filledWith: 0xAB))
  }

  @Test("the properties of an object count, those that it inherits and those behind locks included")
  func objects() {
    for change: (Model) -> Void in [
      { $0.inherited = 5 }, { $0.number = 7 }, { $0.mixed.title = "z" }, { $0.other = Model() },
      { $0.parent = $0 },
    ] {
      let (one, other) = (Model(), Model())
      #expect(ContentDigest.of(one) == ContentDigest.of(other))
      change(other)
      #expect(ContentDigest.of(one) != ContentDigest.of(other))
    }
  }

  @Test("objects that know each other come to an end")
  func circles() {
    let (one, other) = (Model(), Model())
    (one.other, other.other) = (other, one)
    #expect(ContentDigest.of(one) == ContentDigest.of(other))
  }

  @Test("an actor's own state does not count as what it holds")
  func actors() async {
    let (one, other) = (Counter(), Counter())
    _ = await other.count
    #expect(ContentDigest.of(one) == ContentDigest.of(other))
  }

  @Test("who observes an object does not count as what it holds")
  func observers() {
    let (one, other) = (Observed(), Observed())
    withObservationTracking {
      _ = other.count
    } onChange: {
    }
    #expect(ContentDigest.of(one) == ContentDigest.of(other))
    other.count = 1
    #expect(ContentDigest.of(one) != ContentDigest.of(other))
  }

  @Test("the numbers of an object are those of its properties, published ones included")
  func numbers() {
    #expect(NumericParts.ofObject(Plain()) == [1, 3, 5])
  }
}
