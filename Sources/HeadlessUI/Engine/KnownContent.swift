import Foundation
import Observation

/// A type that says itself what its values are made of: what counts of it is not what it stores.
protocol KnownContent {
  func addContents(to gathering: inout ContentDigest.Gathering, _ depth: Int)
}

extension String: KnownContent {
  func addContents(to gathering: inout ContentDigest.Gathering, _ depth: Int) {
    gathering.add(text: self)
  }
}

extension Path: KnownContent {
  func addContents(to gathering: inout ContentDigest.Gathering, _ depth: Int) {
    gathering.digest.add(description)
  }
}

extension Optional: KnownContent {
  func addContents(to gathering: inout ContentDigest.Gathering, _ depth: Int) {
    gathering.digest.add(self == nil ? 0 : 1 as UInt64)
    if let wrapped = self { gathering.add(wrapped, depth) }
  }
}

extension Array: KnownContent {
  func addContents(to gathering: inout ContentDigest.Gathering, _ depth: Int) {
    gathering.digest.add(UInt64(count))
    let plan = ContentPlan.of(Element.self)
    withUnsafeBufferPointer { elements in
      guard let first = elements.baseAddress else { return }
      for index in elements.indices {
        gathering.add(plan, at: UnsafeRawPointer(first + index), depth + 1)
      }
    }
  }
}

extension AnyHashable: KnownContent {
  func addContents(to gathering: inout ContentDigest.Gathering, _ depth: Int) {
    gathering.add(opened: base, depth)
  }
}

extension Set: KnownContent {
  func addContents(to gathering: inout ContentDigest.Gathering, _ depth: Int) {
    gathering.addUnordered(self, depth)
  }
}

extension Dictionary: KnownContent {
  func addContents(to gathering: inout ContentDigest.Gathering, _ depth: Int) {
    gathering.addUnordered(self, depth)
  }
}

extension DispatchWorkItem: KnownContent {
  // Its block is no value that the runtime can copy out of it.
  func addContents(to gathering: inout ContentDigest.Gathering, _ depth: Int) {
    gathering.digest.add(isCancelled ? 1 : 0 as UInt64)
  }
}

extension StackLayoutCache: KnownContent {
  // What it knows is in memory that cannot be looked into from outside.
  func addContents(to gathering: inout ContentDigest.Gathering, _ depth: Int) {
    for number in contents { gathering.digest.add(number) }
  }
}

@available(macOS 14, *)
extension ObservationRegistrar: KnownContent {
  // It knows who observes the object that it is part of, which is none of the object's values: each
  // evaluation observes anew.
  func addContents(to gathering: inout ContentDigest.Gathering, _ depth: Int) {}
}
