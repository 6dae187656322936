import Foundation

/// The types of guides in use, each with a number of its own.
enum AlignmentIDs {
  private static let lock = NSLock()
  // Both are only touched with the lock held.
  nonisolated(unsafe) private static var numbers: [ObjectIdentifier: UInt32] = [:]
  nonisolated(unsafe) private static var ids: [any AlignmentID.Type] = []

  static func number(_ id: any AlignmentID.Type) -> UInt32 {
    lock.withLock {
      if let known = numbers[ObjectIdentifier(id)] { return known }
      let number = UInt32(ids.count)
      numbers[ObjectIdentifier(id)] = number
      ids.append(id)
      return number
    }
  }

  static func id(_ number: UInt32) -> any AlignmentID.Type {
    lock.withLock { ids[Int(number)] }
  }
}
