#if !canImport(SwiftData)
  import Foundation
  import Observation

  /// A class whose objects a store would keep.
  public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _ModelLink {
  }

  extension PersistentModel {
    /// As SwiftData has it.
    public var persistentModelID: PersistentIdentifier {
      PersistentIdentifier(object: ObjectIdentifier(self))
    }
    /// As SwiftData has it.
    public var id: PersistentIdentifier { persistentModelID }
    /// As SwiftData has it.
    public var modelContext: ModelContext? { nil }
    /// As SwiftData has it.
    public var hasChanges: Bool { false }
    /// As SwiftData has it.
    public var isDeleted: Bool { false }
    /// As SwiftData has it: what it does on a device is not done here.
    public static func == (a: Self, b: Self) -> Bool { a === b }
    /// As SwiftData has it: what it does on a device is not done here.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// What tells an object of a store from others.
  public struct PersistentIdentifier: Hashable, Sendable, Identifiable, Codable {
    // An object is not kept longer than a run: its number in memory tells it from others that long.
    private let object: UInt

    fileprivate init(object: ObjectIdentifier) { self.object = UInt(bitPattern: object) }

    /// As SwiftData has it.
    public var id: PersistentIdentifier { self }
  }
#endif
